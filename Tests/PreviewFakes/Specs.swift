package import PreviewCore

/// Texts of specs that the tests show.
package enum Specs {
    /// Three tabs, two of them with a customizationID, and a customization attached.
    package static let customizable = Array(
        """
        {"tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "main", "tabs": [
          {"title": "Home", "systemImage": "house", "value": "home"},
          {"title": "Library", "systemImage": "books.vertical", "value": "library", "customizationID": "c.library"},
          {"title": "Notes", "systemImage": "note", "value": "notes", "customizationID": "c.notes"}
        ]}
        """.utf8
    )
    /// The same without anything attached.
    package static let plain = Array(
        """
        {"tabs": [{"title": "Home", "value": "home"}, {"title": "Library", "value": "library"}]}
        """.utf8
    )
    /// Cut off after a comma.
    package static let broken = Array("{\"tabs\": [{\"title\": \"Home\"},".utf8)
}

/// A session on a store, with a spec already read.
package func makeSession(
    _ store: FakeStore = FakeStore(),
    file: String = "tabs.json",
    tabView: String? = nil,
    writer: (any SpecWriter)? = nil,
    files: (any SpecFiles)? = nil,
    reading text: [UInt8]? = Specs.customizable
) async throws -> PreviewSession {
    let session = try await PreviewSession(
        of: PreviewedSpec(file: file, tabView: tabView),
        store: store,
        writer: writer,
        files: files
    )
    if let text { await session.receive(.text(text)) }
    return session
}

/// The links of a session, whose passwords are quickly tried.
package func makeService(
    _ session: PreviewSession,
    clock: ShareClock? = nil
) async throws -> ShareService {
    try await ShareService(of: session, clock: clock, passwordCost: PasswordCost(doublings: 4))
}
