/// The set of symbols that are mirrored in right-to-left text.
///
/// The set follows Apple's catalog: symbols that point along the line of text (forward, backward, leading, trailing),
/// and those that show lines of text or a book's back. Symbols that point left or right by their names are not
/// mirrored, and neither are clocks, players, tools and numbered lists. It is a list, not a search for words:
/// `text.alignleft` and `forward` (a player's) are not mirrored.
enum SymbolDirection {
    /// Returns a Boolean value that indicates whether a symbol is mirrored, in either form.
    static func turns(_ symbol: String) -> Bool {
        if turning.contains(symbol) { return true }
        guard symbol.contains("fill") else { return false }
        return turning.contains(symbol.split(separator: ".").filter { $0 != "fill" }.joined(separator: "."))
    }

    /// The mirrored symbols in their outline form, in alphabetical order.
    static let turning = Set(
        """
        arrow.backward arrow.backward.circle arrow.backward.square arrow.down.backward arrow.down.forward arrow.forward
        arrow.forward.circle arrow.forward.square arrow.turn.up.backward arrow.turn.up.forward arrow.up.backward
        arrow.up.forward arrow.up.forward.app arrow.up.forward.circle arrow.up.forward.square arrow.uturn.backward
        arrow.uturn.backward.circle arrow.uturn.backward.square arrow.uturn.forward arrow.uturn.forward.circle
        arrow.uturn.forward.square arrowshape.backward arrowshape.forward arrowshape.turn.up.backward
        arrowshape.turn.up.backward.circle arrowshape.turn.up.forward arrowshape.turn.up.forward.circle book.closed
        book.closed.circle books.vertical books.vertical.circle calendar.day.timeline.leading
        calendar.day.timeline.trailing character.book.closed chart.line.text.clipboard checklist
        checkmark.seal.text.page chevron.backward chevron.backward.2 chevron.backward.circle chevron.backward.square
        chevron.forward chevron.forward.2 chevron.forward.circle chevron.forward.square decrease.indent doc.plaintext
        doc.richtext doc.text doc.text.below.ecg doc.text.image doc.text.magnifyingglass dot.radiowaves.forward
        dot.radiowaves.up.forward heart.text.clipboard heart.text.square increase.indent iphone.and.arrow.forward
        laurel.leading laurel.trailing list.and.film list.bullet list.bullet.badge.ellipsis list.bullet.below.rectangle
        list.bullet.circle list.bullet.clipboard list.bullet.indent list.bullet.rectangle list.bullet.rectangle.portrait
        list.clipboard list.dash list.star list.triangle magazine music.note.list newspaper newspaper.circle note.text
        note.text.badge.plus pencil.and.list.clipboard person.text.rectangle
        point.bottomleft.forward.to.point.topright.scurvepath rectangle.and.text.magnifyingglass
        rectangle.leadinghalf.inset rectangle.portrait.and.arrow.forward rectangle.trailinghalf.inset sidebar.leading
        sidebar.squares.leading sidebar.squares.trailing sidebar.trailing square.text.square squares.leading.rectangle
        text.append text.badge.checkmark text.badge.minus text.badge.plus text.badge.star text.badge.xmark
        text.book.closed text.bubble text.document text.justify.leading text.line.first.and.arrowtriangle.forward
        text.magnifyingglass text.page text.page.badge.magnifyingglass text.quote text.rectangle text.rectangle.page
        text.redaction text.viewfinder text.word.spacing wave.3.forward
        """
        .split { $0.isWhitespace }.map(String.init)
    )
}
