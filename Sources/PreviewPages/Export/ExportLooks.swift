/// What a file that stands alone is drawn with: the texts of `Public` that go into it.
public struct ExportLooks: Sendable {
    /// Every style that frames need, joined.
    let frameStyles: String
    /// The styles of the interactive page.
    let pageStyles: String
    /// The styles of pictures.
    let pictureStyles: String
    /// The script of the interactive page.
    let script: String
    /// The symbols that can be taken along.
    let symbols: InlineSymbols

    /// Takes the texts by the names of their files in `Public`, `page.css` and `rooms.css` with all that they import.
    ///
    /// - Throws: ``ExportLooksError`` where one of them is missing.
    public init(text: (String) -> String?) throws(ExportLooksError) {
        let frames = [PageAssets.pageStyle, PageAssets.roomsStyle]
        let needed = frames + [PageAssets.exportStyle, PageAssets.pictureStyle, PageAssets.exportScript]
        let missing = needed.filter { text($0) == nil }
        guard missing.isEmpty else { throw ExportLooksError(missing: missing) }
        frameStyles = frames.compactMap(text).joined(separator: "\n")
        pageStyles = Self.compact(text(PageAssets.exportStyle) ?? "")
        pictureStyles = Self.compact(text(PageAssets.pictureStyle) ?? "")
        script = text(PageAssets.exportScript) ?? ""
        let sprites = [PageAssets.sprite, PageAssets.interface].map { ($0, text($0) ?? "") }
        symbols = InlineSymbols(sprites: Dictionary(uniqueKeysWithValues: sprites))
    }

    private static func compact(_ sheet: String) -> String {
        var compactor = StyleCompactor()
        compactor.write(Array(sheet.utf8)[...])
        return String(decoding: compactor.bytes, as: UTF8.self)
    }
}

/// A folder of public files lacks what exports are made with.
public struct ExportLooksError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The names of the files that are not there.
    public let missing: [String]

    /// What is missing and what to do.
    public var description: String {
        "The folder of public files lacks \(Phrase.list(missing)). Copy what is missing from the ones shipped."
    }
}
