import Foundation
import SpecSyntax
import TabSpecCoding

/// The key that makes a text a spec.
enum TabsKey {
    private static let name = "tabs"

    /// Returns a Boolean value that indicates whether a text has the key at its top level, whatever else is wrong with it.
    ///
    /// In a text that can't be read, nobody knows what the top level is: there, any list of this name counts.
    static func isAtTop(of text: [UInt8], _ format: SpecFormat) -> Bool {
        // Text in UTF-16 can't be read, and reading it says so.
        if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
            return mentions(text.filter { $0 != 0 })
        }
        guard mentions(text) else { return false }
        let tree = tree(of: text, format)
        if tree.nodes.first?.kind == .object, tree.member(name, of: 0) != nil {
            // A file with settings is none, whatever else is in it.
            return tree.member("tabpreview", of: 0) == nil
        }
        let lists = tree.nodes.contains { node in
            node.kind == .list && node.key.map { tree.says($0, name) } ?? false
        }
        return lists && isBroken(text, format)
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

    /// Spares most files a closer look.
    private static func mentions(_ text: [UInt8]) -> Bool { Data(text).range(of: Data(name.utf8)) != nil }
}
