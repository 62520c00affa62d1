import CLibrary

/// A call of the operating system that failed on a file.
struct FileSystemFailure: Error, Hashable {
    /// The failed action, as words for a sentence that begins with "can't": `write`, `make`, `lock`.
    let action: String
    let path: String
    let code: Int32

    /// Creates a failure with the code of `errno`, directly after the failed call.
    init(_ action: String, _ path: String) {
        self.init(action, path, code: errno)
    }

    init(_ action: String, _ path: String, code: Int32) {
        self.action = action
        self.path = path
        self.code = code
    }

    /// The failure, for the middle of a sentence: `can't write x/lock (Read-only file system)`.
    var text: String { "can't \(action) \(path) (\(String(cString: strerror(code))))" }

    /// The failure as an error of the store.
    var storeError: StoreError {
        code == ENOSPC || code == EDQUOT ? .full(reason: text) : .unavailable(reason: text)
    }
}

extension StoreError {
    /// Creates the store's error from an error of writing a file.
    init(writing path: String, _ error: any Error) {
        switch error {
        case let error as StoreError: self = error
        case let failure as FileSystemFailure: self = failure.storeError
        default: self = .unavailable(reason: "can't write \(path) (\(error))")
        }
    }
}
