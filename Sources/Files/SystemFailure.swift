import CLibrary

/// A call of the operating system that failed on a file.
package struct SystemFailure: Error, Hashable {
    /// The failed action, as words for a sentence that begins with "can't": `write`, `make`, `lock`.
    package let action: String
    package let path: String
    /// The error number of the system, by default `errno`: the failed call must be the last one.
    package let code: CInt

    package init(_ action: String, _ path: String, code: CInt = errno) {
        self.action = action
        self.path = path
        self.code = code
    }

    /// The system's description of the error.
    package var reason: String { code == EFTYPE ? "it is not a regular file" : String(cString: strerror(code)) }

    /// The failure, for the middle of a sentence: `can't write x/lock (Read-only file system)`.
    package var text: String { "can't \(action) \(path) (\(reason))" }
}
