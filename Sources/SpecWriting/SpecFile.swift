public import PreviewCore

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A spec's file on disk; whoever calls waits for the disk.
///
/// It is replaced whole or not at all, never over a change that somebody else made meanwhile. Links keep pointing where
/// they did; the file's mode, access list, attributes and, where the system permits, owner stay.
public struct SpecFile: Sendable {
    /// The longest file that is read, in bytes.
    public static let longest = 16 << 20

    /// Told, in a sentence for people, when the file had to be written in place: it is not whole meanwhile.
    public var announce: @Sendable (String) -> Void = { _ in }

    let path: String
    let name: String
    var system = SystemCalls()
    /// How long to wait for another program that saves the same file.
    var patience = Duration.seconds(10)

    /// Takes the file's path, absolute or relative to the working folder; sentences call it `name`.
    public init(path: String, name: String) {
        self.path = path
        self.name = name
    }

    /// The file's bytes; nil if there is no file.
    ///
    /// Throws ``SpecWriteFailure/failed(_:)`` for what is no regular file, too long, or can't be read.
    public func bytes() throws(SpecWriteFailure) -> [UInt8]? {
        try bytes(at: path)
    }

    /// Puts bytes in place of `expected`, whole or not at all, and has them on disk when it returns.
    ///
    /// With nil for `expected` it makes a file where none is. Throws ``SpecWriteFailure``; the file is then as it was,
    /// unless the sentence says otherwise.
    public func replace(_ expected: [UInt8]?, with bytes: [UInt8]) throws(SpecWriteFailure) {
        let target = try target()
        let lock = try FolderLock(of: target.folder, name: name, system: system, patience: patience)
        defer { lock.end() }
        guard let expected else { return try FileCreation(file: self, target: target, lock: lock).write(bytes) }
        try FileReplacement(file: self, target: target, lock: lock, expected: expected).write(bytes)
    }

    /// Clears away what a save left beside the file when its program was ended in the middle of it.
    ///
    /// Call it before the file is first read. What it can't do it leaves: the file is whole either way, but where it
    /// had to be written in place.
    public func recover() {
        guard let target = try? target(),
            let lock = try? FolderLock(of: target.folder, name: name, system: system, patience: .zero)
        else { return }
        defer { lock.end() }
        // Without a lock another program may be saving right now.
        if lock.isHeld { Recovery(file: self, target: target, lock: lock).run() }
    }
}

// MARK: - Parts of a save

extension SpecFile {
    /// The bytes of a file; nil if there is none.
    func bytes(at path: String) throws(SpecWriteFailure) -> [UInt8]? {
        let found: [UInt8]?
        do throws(SystemFailure) {
            let descriptor = try system.open(path, O_RDONLY | O_NONBLOCK)
            defer { system.close(descriptor) }
            guard try system.status(descriptor).isRegular else { throw SystemFailure(code: EFTYPE, call: .open) }
            found = try system.readAll(descriptor, limit: Self.longest + 1)
        } catch {
            if error.code == ENOENT { return nil }
            throw sentence(reading: error)
        }
        guard let found else { throw .failed("\(name) is longer than \(Self.longest >> 20) MiB, so it is not read.") }
        return found
    }

    /// The file itself, wherever links lead, also where the last one leads to nothing yet.
    func target() throws(SpecWriteFailure) -> SpecTarget {
        var path = path
        for _ in 0..<40 {
            do throws(SystemFailure) { return SpecTarget(try system.resolve(path)) } catch {
                guard error.code == ENOENT else { throw sentence(reading: error) }
            }
            let place = SpecTarget(path)
            guard let destination = try? system.destination(of: path) else { return place }
            path = destination.hasPrefix("/") ? destination : "\(place.folder)/\(destination)"
        }
        throw .failed("\(name) is a link that leads in a circle.")
    }
}
