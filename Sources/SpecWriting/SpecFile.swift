public import PreviewCore
import CLibrary

/// A spec's file on disk; the caller waits for the disk.
///
/// It is replaced whole or not at all, never over a change that someone else made meanwhile. Links keep pointing where
/// they did; the file's mode, access list, attributes and, where the system permits, owner stay.
public struct SpecFile: Sendable {
    /// The longest file that is read, in bytes.
    public static let longest = 16 << 20

    /// Told, in a sentence for people, when the file had to be written in place: it is not whole meanwhile.
    public var announce: @Sendable (String) -> Void = { _ in }

    /// Which files a link at the path may lead to; nil allows any.
    public var location: SpecLocation?

    let path: String
    let name: String
    var system = SystemCalls()
    /// How long to wait for another program that saves the same file.
    var timeout = Duration.seconds(10)

    /// Takes the file's path, absolute or relative to the working folder; sentences call it `name`.
    public init(path: String, name: String) {
        self.path = path
        self.name = name
    }

    /// The file's bytes; nil if there is no file.
    ///
    /// Throws ``SpecWriteFailure/failed(_:)`` for what is no regular file, too long, or can't be read, and
    /// ``SpecWriteFailure/readOnly(_:)`` for what ``location`` does not allow.
    public func bytes() throws(SpecWriteFailure) -> [UInt8]? {
        try bytes(at: path, in: location)
    }

    /// Puts bytes in place of `expected`, whole or not at all, and has them on disk when it returns.
    ///
    /// With nil for `expected` it makes a file where none is. Throws ``SpecWriteFailure``; the file is then as it was,
    /// unless the sentence says otherwise.
    public func replace(_ expected: [UInt8]?, with bytes: [UInt8]) throws(SpecWriteFailure) {
        let target = try target()
        try requireAllowed(target, exists: expected != nil)
        let lock = try FolderLock(of: target.folder, name: name, system: system, timeout: timeout)
        defer { lock.end() }
        guard let expected else { return try FileCreation(file: self, target: target, lock: lock).write(bytes) }
        try FileReplacement(file: self, target: target, lock: lock, expected: expected).write(bytes)
    }

    /// Clears away what a save left beside the file when its program was ended in the middle of it.
    ///
    /// Call it before the file is first read. What it can't do it leaves: the file is whole either way, but where it
    /// had to be written in place.
    public func recover() {
        guard let target = try? target(), (try? requireAllowed(target, exists: false)) != nil,
            let lock = try? FolderLock(of: target.folder, name: name, system: system, timeout: .zero)
        else { return }
        defer { lock.end() }
        // Without a lock another program may be saving right now.
        if lock.isHeld { Recovery(file: self, target: target, lock: lock).run() }
    }
}

// MARK: - Parts of a save

extension SpecFile {
    /// The bytes of a file, which a location allows; nil if there is none.
    func bytes(
        at path: String,
        in location: SpecLocation? = nil,
        tries: Int = 8
    ) throws(SpecWriteFailure) -> [UInt8]? {
        let found: [UInt8]?
        var real: [UInt8] = []
        do throws(SystemFailure) {
            let descriptor = try system.open(path, O_RDONLY | O_NONBLOCK)
            defer { system.close(descriptor) }
            let status = try system.status(descriptor)
            guard status.isRegular else { throw SystemFailure(code: EFTYPE, call: .open) }
            if location != nil { real = Array(try system.resolve(path, leadingTo: status).utf8) }
            found = try system.readAll(descriptor, limit: Self.longest + 1)
        } catch {
            if error.code == ENOENT { return nil }
            if error.code == ESTALE, tries > 1 { return try bytes(at: path, in: location, tries: tries - 1) }
            throw sentence(reading: error)
        }
        guard let found else { throw .failed("\(name) is larger than \(Self.longest >> 20) MiB, so it was not read.") }
        if let location,
            let objection = objection(toFileAt: real, of: location) ?? location.objection(to: found, at: real)
        {
            throw .readOnly(objection)
        }
        return found
    }

    private func objection(toFileAt real: [UInt8], of location: SpecLocation) -> String? {
        location.objection(toFileAt: real, named: Array(path.utf8)) { path in
            (try? system.destination(of: String(decoding: path, as: UTF8.self))) != nil
        }
    }

    /// Refuses a file that is not the one whose text was shown: a link led elsewhere meanwhile.
    private func requireAllowed(_ target: SpecTarget, exists: Bool) throws(SpecWriteFailure) {
        guard let location else { return }
        let folder: String
        do throws(SystemFailure) { folder = try system.resolve(target.folder) } catch {
            throw sentence(writing: error)
        }
        let path = Array("\(folder == "/" ? "" : folder)/\(target.name)".utf8)
        if let objection = objection(toFileAt: path, of: location) { throw .readOnly(objection) }
        if exists, !location.isTaken(path) { throw .changed }
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
        throw .failed("\(name) is a circular link.")
    }
}
