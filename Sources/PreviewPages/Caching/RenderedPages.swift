import PreviewCore
import Synchronization

/// The pieces of the pages that were drawn lately, so that the next pages are sent without these.
///
/// A changed title of 20 tabs changes 4 of 59 KB.
final class RenderedPages: Sendable {
    private let pages = Mutex(LRUCache<String, PieceOrder>(capacity: 256, costLimit: 1 << 18))

    /// Returns the part of a page to send to a client that shows the page with the tag `shown`.
    ///
    /// It is the whole page if that tag is unknown.
    func page(_ page: RenderedPiece, for shown: String?) -> RenderedPage {
        let tag = String(UInt(bitPattern: page.id), radix: 16)
        let order = page.order
        let known = pages.withLock { pages in
            defer { pages.insert(order, for: tag, cost: order.count) }
            return shown.flatMap { pages.value(for: $0) }
        }
        return RenderedPage(html: page.text(without: known ?? [:]), tag: tag)
    }
}

/// A drawn page.
public struct RenderedPage: Sendable {
    /// The HTML document.
    ///
    /// An omitted unchanged piece is represented by a `<template data-same="NAME">`, with `data-to="NAME"` for a range
    /// of pieces from one to another.
    public var html: String
    /// The name of the page in a request for the next page; nil if that will be whole anyway.
    public var tag: String?

    /// Creates a page.
    public init(html: String, tag: String? = nil) {
        (self.html, self.tag) = (html, tag)
    }
}
