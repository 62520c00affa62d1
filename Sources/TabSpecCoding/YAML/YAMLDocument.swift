import TabModel
import Yams

/// A text's one document as Yams reads it, with the keys that had to be set aside.
///
/// Nodes hold their anchors weakly: they are there as long as this is.
final class YAMLDocument {
    let text: YAMLText
    let root: Node
    /// Keys that stand twice, by place.
    let keys: [SourceLocation: String]
    private let parser: Parser

    init(_ text: YAMLText) throws(ReadingFailure) {
        self.text = text
        var duplicates = YAMLDuplicateKeys(text.hidden)
        while true {
            do {
                let parser = try Parser(yaml: duplicates.text, resolver: .basic, encoding: .utf8)
                guard let root = try parser.singleRoot() else { throw YAMLFailure.empty(text) }
                self.parser = parser
                self.root = root
                keys = duplicates.keys
                return
            } catch YamlError.duplicatedKeysInMapping(let names, let context)
                where names.first.map({ duplicates.setAside($0, at: context.mark) }) == true
            {
                continue
            } catch {
                throw YAMLFailure.failure(error, text: text)
            }
        }
    }
}
