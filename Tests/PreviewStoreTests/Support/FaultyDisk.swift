import GRDBSQLite
import Synchronization

/// A disk whose n-th operation fails, put between SQLite and the system for chosen folders.
///
/// Registered once as SQLite's default file layer; folders without a plan are not touched.
enum FaultyDisk {
    enum Operation: CaseIterable { case write, sync, truncate }

    /// Which operations fail with which code, and how many go well before.
    struct Plan {
        var operations: [Operation]
        var code: Int32
        var goodOnes: Int
        /// A Boolean value that indicates whether everything after the first failure fails too, as on a full disk.
        var goesOn: Bool
    }

    private struct State {
        var plans: [String: Plan] = [:]
        var failures: [String: Int] = [:]
        var paths: [UInt: String] = [:]
        var original: UInt = 0
    }

    private static let state = Mutex(State())

    /// Lets a folder's operations fail from now on.
    static func plan(_ plan: Plan, for folder: String) {
        _ = installed
        state.withLock {
            $0.plans[folder] = plan
            $0.failures[folder] = 0
        }
    }

    /// Repairs a folder's disk; returns how many operations have failed.
    @discardableResult static func repair(_ folder: String) -> Int {
        state.withLock {
            $0.plans[folder] = nil
            return $0.failures.removeValue(forKey: folder) ?? 0
        }
    }

    /// Makes SQLite use this layer for everything opened from now on.
    static func install() { _ = installed }

    private static let installed: Bool = {
        guard let system = sqlite3_vfs_find(nil) else { return false }
        let layer = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        layer.initialize(to: system.pointee)
        state.withLock { $0.original = UInt(bitPattern: system) }
        layer.pointee.xOpen = { layer, name, file, flags, outFlags in
            FaultyDisk.open(layer, name, file, flags, outFlags)
        }
        return sqlite3_vfs_register(layer, 1) == SQLITE_OK
    }()

    private static func open(
        _ layer: UnsafeMutablePointer<sqlite3_vfs>?,
        _ name: UnsafePointer<CChar>?,
        _ file: UnsafeMutablePointer<sqlite3_file>?,
        _ flags: Int32,
        _ outFlags: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        let system = UnsafeMutablePointer<sqlite3_vfs>(bitPattern: state.withLock { $0.original })
        let code = system?.pointee.xOpen(system, name, file, flags, outFlags) ?? SQLITE_ERROR
        if code == SQLITE_OK, let file, let methods = file.pointee.pMethods, let name {
            file.pointee.pMethods = UnsafePointer(FaultyMethods.wrapping(methods))
            state.withLock { $0.paths[UInt(bitPattern: file)] = String(cString: name) }
        }
        return code
    }

    static func closed(_ file: UnsafeMutablePointer<sqlite3_file>?) {
        state.withLock { $0.paths[UInt(bitPattern: file)] = nil }
    }

    /// The code to fail with, or nil if this operation shall go well.
    static func failure(_ operation: Operation, of file: UnsafeMutablePointer<sqlite3_file>?) -> Int32? {
        state.withLock { state in
            guard let path = state.paths[UInt(bitPattern: file)],
                let folder = state.plans.keys.first(where: { path.hasPrefix($0 + "/") }),
                let plan = state.plans[folder], plan.operations.contains(operation)
            else { return nil }
            state.plans[folder]?.goodOnes -= 1
            guard plan.goodOnes == 0 || (plan.goesOn && plan.goodOnes < 0) else { return nil }
            state.failures[folder, default: 0] += 1
            return plan.code
        }
    }
}

/// SQLite's table of file operations, with ours in place of those that may fail.
enum FaultyMethods {
    private struct Tables {
        var wrappers: [UInt: UInt] = [:]
        var originals: [UInt: UInt] = [:]
    }

    private static let tables = Mutex(Tables())

    static func wrapping(_ methods: UnsafePointer<sqlite3_io_methods>) -> UnsafeMutablePointer<sqlite3_io_methods> {
        let key = UInt(bitPattern: methods)
        if let known = tables.withLock({ $0.wrappers[key] }),
            let wrapper = UnsafeMutablePointer<sqlite3_io_methods>(bitPattern: known)
        {
            return wrapper
        }
        let wrapper = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        wrapper.initialize(to: methods.pointee)
        wrapper.pointee.xWrite = { file, bytes, count, offset in
            FaultyDisk.failure(.write, of: file)
                ?? FaultyMethods.original(file)?.pointee.xWrite(file, bytes, count, offset) ?? SQLITE_IOERR
        }
        wrapper.pointee.xSync = { file, flags in
            FaultyDisk.failure(.sync, of: file) ?? FaultyMethods.original(file)?.pointee.xSync(file, flags)
                ?? SQLITE_IOERR
        }
        wrapper.pointee.xTruncate = { file, size in
            FaultyDisk.failure(.truncate, of: file) ?? FaultyMethods.original(file)?.pointee.xTruncate(file, size)
                ?? SQLITE_IOERR
        }
        wrapper.pointee.xClose = { file in
            let original = FaultyMethods.original(file)
            FaultyDisk.closed(file)
            return original?.pointee.xClose(file) ?? SQLITE_IOERR
        }
        tables.withLock {
            $0.wrappers[key] = UInt(bitPattern: wrapper)
            $0.originals[UInt(bitPattern: wrapper)] = key
        }
        return wrapper
    }

    private static func original(
        _ file: UnsafeMutablePointer<sqlite3_file>?
    ) -> UnsafePointer<sqlite3_io_methods>? {
        guard let wrapper = file?.pointee.pMethods else { return nil }
        return UnsafePointer(bitPattern: tables.withLock { $0.originals[UInt(bitPattern: wrapper)] ?? 0 })
    }
}
