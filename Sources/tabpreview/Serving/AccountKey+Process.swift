import Foundation
import PreviewStore

extension AccountKey {
    /// The key of the account that runs this process.
    static var ofThisProcess: AccountKey {
        AccountKey(in: folder(environment: ProcessInfo.processInfo.environment))
    }
}
