import PreviewCore
import Synchronization

/// Which pieces the pages had that were drawn lately, so that the next ones are sent without these.
///
/// A changed title of 20 tabs changes 4 of 59 KB.
final class DrawnPages: Sendable {
    private let pages = Mutex(LatestUsed<String, PieceOrder>(capacity: 256, costLimit: 1 << 18))

    /// What is sent of a page to someone who shows the page with the tag `shown`; all of it if that is not known.
    func page(_ page: DrawnPiece, for shown: String?) -> DrawnPage {
        let tag = String(UInt(bitPattern: page.id), radix: 16)
        let order = page.order
        let known = pages.withLock { pages in
            defer { pages.keep(order, for: tag, cost: order.count) }
            return shown.flatMap { pages.value(for: $0) }
        }
        return DrawnPage(html: page.text(without: known ?? [:]), tag: tag)
    }
}

/// A page as it was drawn.
public struct DrawnPage: Sendable {
    /// The HTML document.
    ///
    /// Where unchanged pieces are left out, there is a `<template data-same="NAME">`, with `data-to="NAME"` for all from
    /// one to another.
    public var html: String
    /// What a request for the next page calls it; nil if that will be whole anyway.
    public var tag: String?

    /// Makes a page.
    public init(html: String, tag: String? = nil) {
        (self.html, self.tag) = (html, tag)
    }
}
