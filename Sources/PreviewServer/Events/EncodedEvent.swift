import Foundation
import PreviewCore

/// An event in its sent form: written once, and the same bytes for all readers who get the same.
struct EncodedEvent: Sendable {
    /// The text, as a chunk of a response without a length (RFC 9112 7.1).
    let chunk: Data
    /// The tag of the page that the event brings along; nil if there is none.
    let drawn: String?
    /// A Boolean value that indicates whether that page took long to make.
    let isSlow: Bool

    init(_ text: String, drawn: String? = nil, isSlow: Bool = false) {
        chunk = Data("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n".utf8)
        (self.drawn, self.isSlow) = (drawn, isSlow)
    }

    /// Returns the chunk, or its text alone.
    func bytes(inChunk isChunked: Bool) -> Data {
        guard !isChunked, let end = chunk.firstIndex(of: UInt8(ascii: "\n")) else { return chunk }
        return Data(chunk[(end + 1)...].dropLast(2))
    }

    /// The last event of a stream whose reader is no longer admitted.
    static let bye = Self(EventText.text(PreviewEvent.bye))

    /// The empty chunk, which ends a response.
    static let end = Self("")
}

/// The key of events with the same bytes: alone, or with the page that follows the same one for the same viewpoint.
struct EventKey: Hashable, Sendable {
    private let event: PreviewEvent
    private var path: PathPattern?
    private var rawQuery = ""
    private var viewpoint = Viewpoint.owner
    private var tag = ""

    init(_ event: PreviewEvent) {
        self.event = event
    }

    init(_ event: PreviewEvent, after shown: StreamPage.Shown) {
        self.event = event
        (path, rawQuery) = (shown.address.route.path, shown.address.target.rawQuery)
        (viewpoint, tag) = (shown.address.viewpoint, shown.tag)
    }
}
