import PreviewFakes
import PreviewCore
import TabModel
import Testing

/// Profiles: each has a customization of its own.
struct ProfileTests {
    @Test func `keeps profiles apart and lists them by name`() async throws {
        let session = try await makeSession()
        _ = try await session.perform([.hide("notes")], profile: "zoe")
        _ = try await session.perform([.hide("library")], profile: "adam")

        #expect(try await session.profiles().map(\.name) == ["adam", "zoe"])
        #expect(try await session.customization(profile: "zoe").customization.tabs.keys.sorted() == ["c.notes"])
        #expect(try await session.customization(profile: "default").customization.isEmpty)
    }

    @Test func `deletes a profile and publishes it`() async throws {
        let session = try await makeSession()
        _ = try await session.perform([.hide("notes")], profile: "zoe")
        let before = session.snapshot.revision.number

        try await session.deleteProfile("zoe")

        #expect(try await session.profiles().isEmpty)
        #expect(try await session.customization(profile: "zoe").customization.isEmpty)
        #expect(session.snapshot.revision.number > before)
    }

    @Test func `says that a profile is unknown and publishes nothing`() async throws {
        let session = try await makeSession()
        let before = session.snapshot.revision

        await #expect(throws: SessionError.self) { try await session.deleteProfile("nobody") }

        #expect(session.snapshot.revision == before)
    }

    @Test func `has no profiles where the spec attaches nothing`() async throws {
        let session = try await makeSession(reading: Specs.plain)
        #expect(try await session.profiles().isEmpty)
    }

    @Test(arguments: ["default", "a", "A-z_0.9", String(repeating: "x", count: 64)])
    func `takes a profile's name`(_ name: String) {
        #expect(ProfileName.isValid(name))
    }

    @Test(arguments: ["", "a b", "ä", "a/b", "a\n", String(repeating: "x", count: 65)])
    func `refuses what is no profile's name`(_ name: String) {
        #expect(!ProfileName.isValid(name))
    }
}
