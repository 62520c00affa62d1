/// Which symbols turn round where text runs from right to left.
///
/// As in Apple's catalog: what points along the line of text (forward, backward, leading, trailing), and what shows
/// lines of text or a book's back. What points left or right by its name stays, and so do clocks, players, tools and
/// numbered lists. A list, not a search for words: `text.alignleft` and `forward` (a player's) stay as they are.
enum SymbolDirection {
    /// Whether a symbol turns, in either form.
    static func turns(_ symbol: String) -> Bool {
        if turning.contains(symbol) { return true }
        guard symbol.contains("fill") else { return false }
        return turning.contains(symbol.split(separator: ".").filter { $0 != "fill" }.joined(separator: "."))
    }

    /// The outlines that turn, in alphabetical order.
    static let turning = Set(
        """
        arrow.backward arrow.backward.circle arrow.backward.square arrow.down.backward arrow.down.forward arrow.forward
        arrow.forward.circle arrow.forward.square arrow.turn.up.backward arrow.turn.up.forward arrow.up.backward
        arrow.up.forward arrow.up.forward.app arrow.up.forward.circle arrow.up.forward.square arrow.uturn.backward
        arrow.uturn.backward.circle arrow.uturn.backward.square arrow.uturn.forward arrow.uturn.forward.circle
        arrow.uturn.forward.square arrowshape.backward arrowshape.forward arrowshape.turn.up.backward
        arrowshape.turn.up.forward book.closed book.closed.circle books.vertical books.vertical.circle
        calendar.day.timeline.leading calendar.day.timeline.trailing character.book.closed chart.line.text.clipboard
        checklist checkmark.seal.text.page chevron.backward chevron.backward.circle chevron.backward.square
        chevron.backward.2 chevron.forward chevron.forward.2 chevron.forward.circle chevron.forward.square
        decrease.indent doc.plaintext doc.richtext doc.text doc.text.image doc.text.magnifyingglass
        dot.radiowaves.forward dot.radiowaves.up.forward heart.text.square increase.indent list.and.film list.bullet
        list.bullet.circle list.bullet.clipboard list.bullet.indent list.bullet.rectangle list.clipboard list.dash
        list.star list.triangle magazine music.note.list newspaper newspaper.circle note.text pencil.and.list.clipboard
        person.text.rectangle rectangle.and.text.magnifyingglass rectangle.leadinghalf.inset
        rectangle.portrait.and.arrow.forward rectangle.trailinghalf.inset sidebar.leading sidebar.squares.leading
        sidebar.squares.trailing sidebar.trailing text.append text.badge.checkmark text.badge.minus text.badge.plus
        text.badge.star text.badge.xmark text.book.closed text.bubble text.document text.magnifyingglass text.page
        text.quote text.rectangle text.rectangle.page text.redaction
        """
        .split { $0.isWhitespace }.map(String.init)
    )
}
