import TabModel

/// The links to the rows of a list that the page doesn't have.
struct ListEndsValues: TemplateValue {
    /// The first entry of the whole list, if it is not among the rows.
    var first: EntryID?
    /// The entry after the last row: an entry dropped at the end is inserted before it.
    var next: EntryID?
    var before: RestValues?
    var after: RestValues?
}

/// The rows of a list before those on the page, or after them.
struct RestValues: TemplateValue {
    var elementID: String
    /// The links to the next of these rows and to the last ones, in reading order.
    var links: [RestLinkValues]
}

/// A link to rows that the page doesn't have.
struct RestLinkValues: TemplateValue {
    var elementID: String
    /// The direction: `before` or `after`, and `first` or `last` for the ends of the list.
    var way: String
    var href: String
    var text: String
}

/// A row's place in its whole list, if the page doesn't have all of it.
struct ListPlaceValues: TemplateValue {
    /// The position, counted from 1.
    var position: String
    var count: String

    init(_ index: Int, of count: Int) {
        position = String(index + 1)
        self.count = String(count)
    }
}

/// A builder of the links to the rows of one list that the page doesn't have.
struct ListEnds {
    /// The name of the list in URLs, such as `ipad-regular.sidebar`.
    let list: String
    let window: ListWindow
    let view: ViewState

    /// Returns the links, or nil for a whole list.
    ///
    /// `element` returns the element id of a row on the linked page: a browser without script scrolls to it.
    func values(
        first: EntryID? = nil,
        next: EntryID? = nil,
        element: (Int) -> String? = { _ in nil }
    ) -> ListEndsValues? {
        guard !window.isWhole else { return nil }
        let (range, last) = (window.range, window.count - 1)
        let before = RestValues(
            elementID: "\(list)-before",
            links: [
                link("first", "First", from: 0, to: element(0)),
                link(
                    "before",
                    "\(range.lowerBound) more",
                    from: window.startBefore,
                    to: element(max(0, range.lowerBound - 1))
                ),
            ]
        )
        let after = RestValues(
            elementID: "\(list)-after",
            links: [
                link(
                    "after",
                    "\(window.count - range.upperBound) more",
                    from: window.startAfter,
                    to: element(min(last, range.upperBound))
                ),
                link("last", "Last", from: window.lastStart, to: element(last)),
            ]
        )
        return ListEndsValues(
            first: range.lowerBound > 0 ? first : nil,
            next: range.upperBound <= last ? next : nil,
            before: range.lowerBound > 0 ? before : nil,
            after: range.upperBound <= last ? after : nil
        )
    }

    private func link(_ way: String, _ text: String, from start: Int, to element: String?) -> RestLinkValues {
        RestLinkValues(elementID: "\(list)-\(way)-link", way: way, href: href(start, to: element), text: text)
    }

    private func href(_ start: Int, to element: String?) -> String {
        let page = view.changing { $0.rows[list] = start }.href
        return element.map { "\(page)#\(PercentEncoding.encoded($0))" } ?? page
    }
}

extension FrameContext {
    /// Returns the window of one of the frame's lists, which is around the row `anchor` until people scroll.
    ///
    /// A standalone file has no server for the other rows, so it has all rows.
    func window(of list: String, count: Int, around anchor: () -> Int?) -> ListWindow {
        guard isEditable, count > ListWindow.usual else { return ListWindow(whole: count) }
        return ListWindow(count: count, start: isPicture ? nil : view.rows[listName(list)], anchor: anchor())
    }

    /// Returns the links to the rows that a window omits; a picture has none.
    func ends(
        of list: String,
        _ window: ListWindow,
        first: EntryID? = nil,
        next: EntryID? = nil,
        element: (Int) -> String? = { _ in nil }
    ) -> ListEndsValues? {
        guard !isPicture else { return nil }
        return ListEnds(list: listName(list), window: window, view: view)
            .values(first: first, next: next, element: element)
    }

    /// Returns the name of one of the frame's lists, different from those of the other frames.
    private func listName(_ list: String) -> String { "\(name).\(list)" }
}
