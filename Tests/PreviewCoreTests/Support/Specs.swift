import PreviewCore
import PreviewFakes

/// Texts of specs that the tests show.
enum Specs {
    /// Three tabs, two of them with a customizationID, and a customization attached.
    static let customizable = Array(
        """
        {"tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "main", "tabs": [
          {"title": "Home", "systemImage": "house", "value": "home"},
          {"title": "Library", "systemImage": "books.vertical", "value": "library", "customizationID": "c.library"},
          {"title": "Notes", "systemImage": "note", "value": "notes", "customizationID": "c.notes"}
        ]}
        """.utf8
    )
    /// The same without anything attached.
    static let plain = Array(
        """
        {"tabs": [{"title": "Home", "value": "home"}, {"title": "Library", "value": "library"}]}
        """.utf8
    )
    /// Cut off after a comma.
    static let broken = Array("{\"tabs\": [{\"title\": \"Home\"},".utf8)
}

/// A session on a store, with a spec already read.
func makeSession(
    _ store: FakeStore = FakeStore(),
    history: any HistoryStore = MemoryHistoryStore(),
    writer: FakeSpecWriter? = nil,
    reading text: [UInt8]? = Specs.customizable
) async throws -> PreviewSession {
    let session = try await PreviewSession(
        of: PreviewedSpec(file: "tabs.json"),
        store: store,
        history: history,
        writer: writer,
        boot: "0badcafe"
    )
    if let text { await session.receive(.text(text)) }
    return session
}
