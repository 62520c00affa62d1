import HTTPServing
import PreviewCore

/// An event in its sent form: written once, and the same bytes for all readers who get the same.
struct EncodedEvent: Sendable {
    /// The text, as a chunk of a response without a length.
    let chunk: HTTPChunk
    /// The tag of the page that the event brings along; nil if there is none.
    let drawn: String?
    /// A Boolean value that indicates whether that page took long to make.
    let isSlow: Bool

    init(_ text: String, drawn: String? = nil, isSlow: Bool = false) {
        chunk = HTTPChunk(text)
        (self.drawn, self.isSlow) = (drawn, isSlow)
    }

    /// The last event of a stream whose reader is no longer admitted.
    static let bye = Self(EventText.text(PreviewEvent.bye))
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
