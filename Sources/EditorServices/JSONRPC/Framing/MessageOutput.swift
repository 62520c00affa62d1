import CLibrary
import TabModel
import TabSpecCoding
import Synchronization

/// The output for messages to a file descriptor, each written whole.
public final class MessageOutput: Sendable {
    private let descriptor: CInt
    private let framing: MessageFraming
    /// A Boolean value that indicates whether the client still reads the output.
    private let isOpen = Mutex(true)

    /// Creates an output to a descriptor; a reader that goes away must not end the process (`SIGPIPE`).
    public init(_ descriptor: CInt, _ framing: MessageFraming) {
        (self.descriptor, self.framing) = (descriptor, framing)
    }

    /// Writes a message; waits while the client does not read, and does nothing once it has gone.
    func send(_ reply: RPCOutgoingMessage) {
        let bytes = Self.bytes(of: reply.json, framing)
        isOpen.withLock { isOpen in
            if isOpen { isOpen = write(bytes) }
        }
    }

    /// Returns a message with its framing, in bytes.
    static func bytes(of message: JSONValue, _ framing: MessageFraming) -> [UInt8] {
        let bytes = message.bytes()
        switch framing {
        case .header: return Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes
        case .line: return bytes + [UInt8(ascii: "\n")]
        }
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
