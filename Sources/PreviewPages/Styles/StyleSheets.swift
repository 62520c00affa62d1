/// The style sheets of one folder, by name: joins those that one of them imports into one text.
///
/// People edit the plain sheets; browsers get one. A sheet names others by `@import url("NAME.css");` at its beginning,
/// in the order they build on each other; the name
/// is that of a file in the same folder.
public struct StyleSheets: Sendable {
    private let files: [String: [UInt8]]

    /// Makes a folder of sheets; what else is among the files doesn't matter.
    public init(_ files: [String: [UInt8]]) {
        self.files = files
    }

    /// The text of a sheet with its imports in their places, without comments and needless white space.
    ///
    /// - Parameter name: One of the sheets, such as `page.css`.
    /// - Returns: UTF-8 text that imports nothing any more.
    /// - Throws: ``StyleSheetError`` for an import that can't be followed, and where `name` itself is missing.
    public func joined(_ name: String) throws(StyleSheetError) -> [UInt8] {
        guard files[name] != nil else { throw StyleSheetError(sheet: name, line: 1, problem: .missing(name)) }
        var compactor = StyleCompactor()
        try write(name, within: [], to: &compactor)
        return compactor.bytes
    }

    private func write(
        _ name: String,
        within sheets: [String],
        to compactor: inout StyleCompactor
    ) throws(StyleSheetError) {
        let head = try StyleImports(of: name, in: files[name] ?? [])
        let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        for imported in head.imports {
            let error = { StyleSheetError(sheet: name, line: imported.line, problem: $0) }
            let other = folder + imported.name
            guard files[other] != nil else { throw error(.missing(other)) }
            guard other != name, !sheets.contains(other) else { throw error(.circle(other)) }
            try write(other, within: sheets + [name], to: &compactor)
        }
        compactor.write(head.rest)
    }
}
