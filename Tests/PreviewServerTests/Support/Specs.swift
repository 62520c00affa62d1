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

/// A service without a store of its own, whose passwords are quickly tried.
func makeService(
    _ session: PreviewSession,
    clock: ShareClock = .system,
    shares: any ShareStore = MemoryShareStore()
) async throws -> ShareService {
    try await ShareService(of: session, store: shares, clock: clock, passwordCost: PasswordCost(doublings: 4))
}

/// A session on a store, with a spec already read.
func makeSession(
    _ store: FakeStore = FakeStore(),
    reading text: [UInt8]? = Specs.customizable,
    file: String = "tabs.json",
    writer: (any SpecWriter)? = nil
) async throws -> PreviewSession {
    let previewed = PreviewedSpec(file: file)
    let session = try await PreviewSession(of: previewed, store: store, writer: writer, boot: "0badcafe")
    if let text { await session.receive(.text(text)) }
    return session
}
