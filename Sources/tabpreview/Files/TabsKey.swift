import Foundation
import TabSpecCoding

/// The key that identifies the text of a spec.
enum TabsKey {
    private static let name = "tabs"

    /// Returns a Boolean value that indicates whether text has the key at its top level, regardless of other errors in
    /// it.
    ///
    /// In text that can't be parsed, the top level is not known: there, any list of this name counts.
    static func isAtTop(of text: [UInt8], _ format: SpecFormat) -> Bool {
        // Text in UTF-16 can't be read, and reading it reports that.
        if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
            return mentions(text.filter { $0 != 0 })
        }
        guard mentions(text) else { return false }
        let tree = tree(of: text, format)
        if tree.nodes.first?.kind == .object, tree.member(name, of: 0) != nil {
            // A file with settings is not a spec, regardless of its other contents.
            return tree.member("tabpreview", of: 0) == nil
        }
        let lists = tree.nodes.contains { node in
            node.kind == .list && node.key.map { tree.matches($0, name) } ?? false
        }
        return lists && isBroken(text, format)
    }

    /// Returns a Boolean value that indicates whether a file has a spec and its customization, as `export` writes them in
    /// JSON.
    static func isExport(_ path: String) -> Bool {
        guard !InputFile.isLink(path), !InputFile.isStream(path), let text = try? InputFile.bytes(of: path) else {
            return false
        }
        return isExport(text, SpecFormat(fileName: path))
    }

    /// Returns a Boolean value that indicates whether text is that of such a file.
    static func isExport(_ text: [UInt8], _ format: SpecFormat) -> Bool {
        guard Data(text).range(of: Data("customization".utf8)) != nil else { return false }
        let tree = tree(of: text, format)
        guard tree.nodes.first?.kind == .object else { return false }
        return ["customization", "spec"].allSatisfy { tree.member($0, of: 0) != nil } && tree.member(name, of: 0) == nil
    }

    private static func tree(of text: [UInt8], _ format: SpecFormat) -> SyntaxTree {
        switch format {
        case .json: SyntaxTree(json: text)
        case .yaml: SyntaxTree(yaml: text)
        }
    }

    private static func isBroken(_ text: [UInt8], _ format: SpecFormat) -> Bool {
        switch format {
        case .json: (try? SourceValue(reading: text, file: "", limits: .file)) == nil
        case .yaml: SourceValue(yaml: text, limits: .file) == nil
        }
    }

    /// Returns a Boolean value that indicates whether the text contains the key at all, which spares most files a full
    /// check.
    private static func mentions(_ text: [UInt8]) -> Bool { Data(text).range(of: Data(name.utf8)) != nil }
}
