import CLibrary
import Files

extension SystemFailure {
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
        case let failure as SystemFailure: self = failure.storeError
        default: self = .unavailable(reason: "can't write \(path) (\(error))")
        }
    }
}
