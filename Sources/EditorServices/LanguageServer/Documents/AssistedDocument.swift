import TabSpecCoding
import TabModel

/// An open spec, with the assistant for its text.
struct AssistedDocument {
    let document: OpenDocument
    let assistant: SpecAssistant
    private let places: TextPlaces

    /// Creates the assistant for a document; nil for a document that is not a spec.
    init?(_ document: OpenDocument, in workspace: any SpecWorkspace) async {
        let (bytes, format) = (document.text.bytes, document.format)
        guard workspace.isSpec(named: document.name, bytes, format) else { return nil }
        let settings = await workspace.settings(forFileAt: document.path)
        self.document = document
        assistant = SpecAssistant(
            String(decoding: bytes, as: UTF8.self),
            format: format,
            file: document.name.isEmpty ? document.uri : document.name,
            symbols: settings.symbols,
            rules: settings.rules,
            linted: settings.linted
        )
        places = TextPlaces(bytes)
    }

    /// Returns the UTF-16 offset of a position.
    func unit(at position: TextPosition) -> Int { places.unit(at: document.text.byte(at: position)) }

    /// Returns the range between two UTF-16 offsets.
    func range(_ start: Int, _ end: Int) -> PositionRange {
        PositionRange(start: position(start), end: position(end))
    }

    private func position(_ unit: Int) -> TextPosition { document.text.position(at: places.byte(at: unit), places) }

    /// Returns the text between two UTF-16 offsets.
    func text(_ start: Int, _ end: Int) -> String {
        let (from, to) = (places.byte(at: start), places.byte(at: end))
        return String(decoding: document.text.bytes[from..<max(from, to)], as: UTF8.self)
    }

    /// Returns an edit as the protocol represents it.
    func json(_ edit: TextEdit) -> JSONValue {
        ["range": range(edit.start, edit.end).json, "newText": .string(edit.text)]
    }
}
