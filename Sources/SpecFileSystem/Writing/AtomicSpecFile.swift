public import Logging
import Files
public import PreviewCore
import CLibrary

/// A spec's file on disk; its methods block until the disk is done.
///
/// The file is replaced whole or not at all, never over a change made by another program meanwhile. Links keep their
/// destinations; the file's mode, access list, attributes and, if the system permits, owner stay.
public struct AtomicSpecFile: Sendable {
    /// The length of the longest file that is read, in bytes.
    static let longest = 16 << 20

    /// A closure that receives a message for people when the file had to be written in place.
    ///
    /// The file is not whole during such a write.
    public var announce: @Sendable (String) -> Void = { _ in }

    /// The files that a link at the path may lead to; nil allows any.
    public var location: SpecLocation?

    let path: String
    let name: String
    var system = SystemCalls()
    /// The longest wait for another program that saves the same file.
    var timeout = Duration.seconds(10)

    /// Creates a file with its path, absolute or relative to the working folder; messages use `name`.
    public init(path: String, name: String) {
        self.path = path
        self.name = name
    }

    /// Creates the file of a preview: messages use its name without folders, and announcements are logged.
    public init(of path: String, at location: SpecLocation, logger: Logger) {
        self.init(path: path, name: "\"\(path.split(separator: "/").last ?? "")\"")
        self.location = location
        announce = { sentence in logger.warning("\(sentence)") }
    }

    /// Returns the file's bytes, or nil if there is no file.
    ///
    /// - Throws: ``SpecWriteFailure/failed(_:)`` for a file that is not regular, is too long or can't be read, and
    ///   ``SpecWriteFailure/readOnly(_:)`` for a file that ``location`` does not allow.
    public func bytes() throws(SpecWriteFailure) -> [UInt8]? {
        try bytes(at: path, in: location)
    }

    /// Replaces `expected` with bytes, whole or not at all; they are on disk when the method returns.
    ///
    /// With nil for `expected`, it creates a file that does not exist yet.
    ///
    /// - Throws: ``SpecWriteFailure``; the file is then unchanged, unless the message states otherwise.
    public func replace(_ expected: [UInt8]?, with bytes: [UInt8]) throws(SpecWriteFailure) {
        let target = try target()
        try requireAllowed(target, exists: expected != nil)
        let lock = try FolderLock(of: target.folder, name: name, system: system, timeout: timeout)
        defer { lock.end() }
        guard let expected else { return try FileCreation(file: self, target: target, lock: lock).write(bytes) }
        try FileReplacement(file: self, target: target, lock: lock, expected: expected).write(bytes)
    }

    /// Removes the files that a save left beside the file when its program was ended in the middle of it.
    ///
    /// Call it before the file is first read. Failures are ignored: the file is complete either way, except one that
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

extension AtomicSpecFile {
    /// Returns the bytes of a file that a location allows, or nil if there is none.
    func bytes(
        at path: String,
        in location: SpecLocation? = nil,
        tries: Int = 8
    ) throws(SpecWriteFailure) -> [UInt8]? {
        let content: [UInt8]?
        var real: [UInt8] = []
        do throws(SystemFailure) {
            let descriptor = try system.open(path, O_RDONLY | O_NONBLOCK)
            defer { system.close(descriptor) }
            let status = try system.status(descriptor)
            guard status.kind == .file else { throw SystemFailure(code: EFTYPE, call: .open) }
            if location != nil { real = Array(try system.resolve(path, leadingTo: status).utf8) }
            content = try system.readAll(descriptor, limit: Self.longest + 1)
        } catch {
            if error.code == ENOENT { return nil }
            if error.code == ESTALE, tries > 1 { return try bytes(at: path, in: location, tries: tries - 1) }
            throw sentence(reading: error)
        }
        guard let content else {
            throw .failed("\(name) is larger than \(Self.longest >> 20) MiB, so it was not read.")
        }
        if let location,
            let objection = objection(toFileAt: real, of: location) ?? location.objection(to: content, at: real)
        {
            throw .readOnly(objection)
        }
        return content
    }

    private func objection(toFileAt real: [UInt8], of location: SpecLocation) -> String? {
        location.objection(toFileAt: real, named: Array(path.utf8)) { path in
            (try? system.destination(of: String(decoding: path, as: UTF8.self))) != nil
        }
    }

    /// Refuses a file that is not the one with the shown text: a link led elsewhere meanwhile.
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

    /// Returns the file itself, with all links followed, even if the last link leads to no file yet.
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
        throw .failed("\(name) is a circular symbolic link.")
    }
}
