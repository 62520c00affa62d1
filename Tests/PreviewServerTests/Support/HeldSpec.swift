import PreviewCore
import Synchronization

/// A spec's file in memory.
final class HeldSpec: SpecWriter {
    private let text: Mutex<[UInt8]?>

    init(_ text: [UInt8]?) {
        self.text = Mutex(text)
    }

    var bytes: [UInt8]? { text.withLock { $0 } }

    func read() async throws(SpecWriteFailure) -> [UInt8]? { bytes }

    func replace(_ expected: [UInt8]?, with bytes: [UInt8]) async throws(SpecWriteFailure) {
        let isExpected = text.withLock { text in
            guard text == expected else { return false }
            text = bytes
            return true
        }
        if !isExpected { throw .changed }
    }
}
