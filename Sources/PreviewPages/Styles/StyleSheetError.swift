/// An import that can't be followed: sheet, line, what is wrong and what to do.
public struct StyleSheetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// There is no sheet of that name in the folder.
        case missing(String)
        /// The sheet of that name imports, over others maybe, itself.
        case circle(String)
        /// Something other than the plain name of a sheet in the same folder.
        case unreadable
    }

    /// The sheet with the import.
    public let sheet: String
    /// Where the import stands, from 1.
    public let line: Int
    /// What is wrong with it.
    public let problem: Problem

    /// Says where and what, such as `page.css:3: there is no "tokns.css" …`.
    public var description: String { "\(sheet):\(line): \(text)" }

    private var text: String {
        switch problem {
        case .missing(let name): "there is no \"\(name)\" in the folder. Add it, or take the line out."
        case .circle(let name): "\"\(name)\" imports this sheet in turn. Take one of the two lines out."
        case .unreadable:
            "only @import url(\"NAME.css\"); with a sheet of the same folder is understood, without conditions."
        }
    }
}
