import Foundation
import PreviewProcesses

extension BrowserOpener {
    /// An opener that sees this process's environment.
    static var ofThisProcess: BrowserOpener { BrowserOpener(environment: ProcessInfo.processInfo.environment) }
}
