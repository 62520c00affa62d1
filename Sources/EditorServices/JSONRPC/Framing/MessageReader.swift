/// The framing that separates messages.
public enum MessageFraming: Sendable {
    /// A header with `Content-Length`, an empty line, and the message, as in the Language Server Protocol.
    case header
    /// A line for each message, as in the Model Context Protocol.
    case line
}

/// A result of reading the input.
public enum MessageReading: Hashable, Sendable {
    /// A message's bytes.
    case message([UInt8])
    /// An error for a message that was skipped; the next one can be read.
    case refused(RPCError)
    /// A sentence that explains why the beginning of the next message can't be found anymore.
    case broken(String)
}

/// A reader that takes bytes as they arrive and returns the messages in them.
///
/// It holds one message at most, and none that is larger than the limit.
public struct MessageReader: Sendable {
    /// The most bytes of a header.
    static let largestHeader = 4096

    private enum Part {
        /// A header, or a line.
        case head
        /// The number of bytes of a message that are still missing.
        case body(Int)
        /// The number of bytes that are still to be discarded.
        case skipped(Int)
        /// The rest of a line that is to be discarded.
        case skippedLine
        case broken
    }

    private let framing: MessageFraming
    private let largest: Int
    private var part = Part.head
    private var waiting: [UInt8] = []

    /// Creates a reader; `largest` is the limit of a message, in bytes.
    public init(_ framing: MessageFraming, largest: Int) {
        (self.framing, self.largest) = (framing, largest)
    }

    /// Returns the messages that are complete with these bytes.
    public mutating func take(_ bytes: some Collection<UInt8>) -> [MessageReading] {
        var rest = ArraySlice(bytes)
        var messages: [MessageReading] = []
        while !rest.isEmpty {
            if let message = takePart(of: &rest) { messages.append(message) }
        }
        return messages
    }

    /// Takes the bytes that belong to the current part; at least one byte.
    private mutating func takePart(of rest: inout ArraySlice<UInt8>) -> MessageReading? {
        switch part {
        case .broken:
            rest = []
            return nil
        case .head: return framing == .line ? takeLine(of: &rest) : takeHeader(of: &rest)
        case .body(let length):
            let piece = rest.prefix(length - waiting.count)
            waiting += piece
            rest = rest.dropFirst(piece.count)
            return waiting.count == length ? finish() : nil
        case .skipped(let length):
            let piece = rest.prefix(length)
            rest = rest.dropFirst(piece.count)
            part = piece.count == length ? .head : .skipped(length - piece.count)
            return nil
        case .skippedLine:
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
                rest = []
                return nil
            }
            rest = rest[(end + 1)...]
            part = .head
            return nil
        }
    }

    private mutating func finish() -> MessageReading {
        defer { (waiting, part) = ([], .head) }
        return .message(waiting)
    }

    private mutating func takeLine(of rest: inout ArraySlice<UInt8>) -> MessageReading? {
        let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        let piece = rest[..<(end ?? rest.endIndex)]
        rest = end.map { rest[($0 + 1)...] } ?? []
        guard waiting.count + piece.count <= largest else {
            (waiting, part) = ([], end == nil ? .skippedLine : .head)
            return .refused(tooLarge("More than \(largest)"))
        }
        waiting += piece
        guard end != nil else { return nil }
        if waiting.last == UInt8(ascii: "\r") { waiting.removeLast() }
        guard !waiting.isEmpty else { return nil }
        return finish()
    }

    private mutating func takeHeader(of rest: inout ArraySlice<UInt8>) -> MessageReading? {
        while let byte = rest.popFirst() {
            waiting.append(byte)
            if waiting.suffix(4).elementsEqual("\r\n\r\n".utf8) {
                return begin(MessageHeader.length(waiting.dropLast(4)))
            }
            guard waiting.count < Self.largestHeader else {
                return fail("A header is longer than \(Self.largestHeader) bytes.")
            }
        }
        return nil
    }

    private mutating func begin(_ header: Result<Int, MessageHeader.Problem>) -> MessageReading? {
        waiting = []
        switch header {
        case .failure(let problem): return fail(problem.text)
        case .success(0): return .refused(RPCError(.parseError, "The message is empty."))
        case .success(let length) where length > largest:
            part = .skipped(length)
            return .refused(tooLarge(String(length)))
        case .success(let length):
            part = .body(length)
            return nil
        }
    }

    private mutating func fail(_ text: String) -> MessageReading {
        (waiting, part) = ([], .broken)
        return .broken(text)
    }

    private func tooLarge(_ size: String) -> RPCError {
        RPCError(.invalidRequest, "The message has \(size) bytes, but the limit is \(largest).")
    }
}
