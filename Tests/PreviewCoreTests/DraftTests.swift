import PreviewFakes
import TabModel
import TabSpecCoding
import Testing

@testable import PreviewCore

/// Texts that are shown before they are saved.
struct DraftTests {
    private static func spec(_ title: String, storedUnder key: String = "main") -> [UInt8] {
        Array(
            """
            {"tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "\(key)", "tabs": [
              {"title": "\(title)", "value": "home"},
              {"title": "Notes", "value": "notes", "customizationID": "c.notes"}
            ]}
            """.utf8
        )
    }

    private func titles(_ view: PreviewView, _ session: PreviewSession) -> [String?]? {
        session.layout(of: view, in: ResolutionEnvironment(platform: .iPhone))?.bar?.items.map(\.title)
    }

    @Test func `shows a draft under the newest revision, and keeps nothing of it`() async throws {
        let session = try await makeSession()
        let before = session.snapshot

        let view = try await session.draft(Self.spec("Start"), in: .json, profile: "default")

        #expect(view.snapshot.isDraft && view.snapshot.revision == before.revision)
        #expect(titles(view, session) == ["Start", "Notes"])
        #expect(session.snapshot.revision == before.revision)
        #expect(session.snapshot.text == before.text && !session.snapshot.isDraft)
    }

    @Test func `resolves every draft again, although they share a revision`() async throws {
        let session = try await makeSession()
        for title in ["Start", "Begin", "Start"] {
            let view = try await session.draft(Self.spec(title), in: .json, profile: "default")
            #expect(titles(view, session) == [title, "Notes"])
        }
        let saved = try await session.view(profile: "default")
        #expect(titles(saved, session) == ["Home", "Library", "Notes"])
    }

    @Test func `shows it with the customization of its own storage key`() async throws {
        let session = try await makeSession()
        _ = try await session.perform([.hide("notes")], profile: "zoe")

        let same = try await session.draft(Self.spec("Start"), in: .json, profile: "zoe")
        let other = try await session.draft(Self.spec("Start", storedUnder: "new"), in: .json, profile: "zoe")

        #expect(same.customization.customization.tabs.keys.sorted() == ["c.notes"])
        #expect(other.customization.customization.isEmpty)
    }

    @Test func `tells every error of a string that is no spec`() async throws {
        let session = try await makeSession()
        let error = await #expect(throws: SessionError.self) {
            _ = try await session.draft(Specs.broken, in: .json, profile: "default")
        }
        guard case .invalidSpec(let diagnostics) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.file == "tabs.json" })
        #expect(session.snapshot.isOK)
    }

    @Test func `reads it in the form that it was sent in`() async throws {
        let session = try await makeSession()
        let yaml = Array("tabs:\n  - title: Home\n    value: home\n".utf8)
        let view = try await session.draft(yaml, in: .yaml, profile: "default")
        #expect(titles(view, session) == ["Home"])
        await #expect(throws: SessionError.self) { _ = try await session.draft(yaml, in: .json, profile: "default") }
    }
}
