import PreviewCore
import TabModel
import TabSpecCoding
import Testing

@testable import PreviewServer

/// Texts of an app's source: which are given out, and to whom.
@Suite(.timeLimit(.minutes(5)))
struct SourceFileTests {
    private static let text = "import SwiftUI // not for everyone"

    /// A server with a tab view that depends on three files.
    private func handling(_ texts: [String: SourceText] = Self.texts) async throws -> Handling {
        let handling = try await Handling(reading: nil, file: "AppView.swift", source: FixedFiles(texts: texts))
        let text = Array(#"{"tabs": [{"title": "Home", "value": "home"}]}"#.utf8)
        let decoded = SpecReader.read(text, format: .json, file: "App/AppView.swift")
        let files = ["App/AppView.swift", "App/Gone.swift", "App/Long.strings"]
        await handling.session.receive(.imported(ImportedSpec(text: text, decoded: decoded, files: files)))
        return handling
    }

    private static let texts: [String: SourceText] = [
        "App/AppView.swift": .text(Self.text), "App/Gone.swift": .error(.absent),
        "App/Long.strings": .text(String(repeating: "x", count: 4 << 20 + 1)),
        "App/Other.swift": .text("of no tab view"),
    ]

    @Test func `gives a file by its number, as it is now, with its tag`() async throws {
        let handling = try await handling()
        let reply = try await handling.ask("GET", "/source-files/0")

        #expect(reply.status == 200 && reply.body == Self.text)
        #expect(reply["Content-Type"] == "text/plain; charset=utf-8")
        #expect(reply["Cache-Control"] == "private, no-cache" && reply["X-Content-Type-Options"] == "nosniff")
        let tag = try #require(reply["ETag"])
        #expect(try await handling.ask("GET", "/source-files/0", ["If-None-Match": tag]).status == 304)
    }

    @Test(arguments: ["3", "-1", "00x", "App%2FAppView.swift", "..%2FAppView.swift", "99999999999999999999"])
    func `knows no other number and no path (S67)`(number: String) async throws {
        let reply = try await handling().ask("GET", "/source-files/\(number)")
        #expect([400, 404].contains(reply.status) && !reply.body.contains("import SwiftUI"))
    }

    @Test(arguments: [ShareRole.view, .comment, .customize, .edit])
    func `gives no text to links that don't edit (S67)`(role: ShareRole) async throws {
        let handling = try await handling()
        let folder = try await handling.link(ShareTerms(role: role))
        let reply = try await handling.ask("GET", folder + "source-files/0", peer: "192.168.1.9")

        #expect(reply.status == (role == .edit ? 200 : 403))
        #expect(reply.body.contains(Self.text) == (role == .edit))
        #expect(try await handling.ask("GET", folder + "spec", peer: "192.168.1.9").body.contains("Home"))
    }

    @Test func `says of a file that is gone, too long or unreadable what it is`() async throws {
        let handling = try await handling()
        let gone = try await handling.ask("GET", "/source-files/1", ["Accept": "application/json"])
        #expect(gone.status == 404 && gone.body.contains(#""id":"unknownFile""#))
        let long = try await handling.ask("GET", "/source-files/2", ["Accept": "application/json"])
        #expect(long.status == 413 && long.body.utf8.count < 1000)

        let failing = try await self.handling(["App/AppView.swift": .error(.unreadable("The reader failed."))])
        let failed = try await failing.ask("GET", "/source-files/0", ["Accept": "application/json"])
        #expect(failed.status == 503 && failed.body.contains("The reader failed."))
    }

    @Test func `has none for a spec`() async throws {
        #expect(try await Handling().ask("GET", "/source-files/0").status == 404)
    }

    @Test func `writes nothing over what was read from source`() async throws {
        let handling = try await handling()
        let tag = try #require(try await handling.ask("GET", "/spec")["ETag"])
        let fields = ["If-Match": tag, "Content-Type": "application/json", "Accept": "application/json"]
        let put = try await handling.ask("PUT", "/spec", fields, body: #"{"tabs": []}"#)
        #expect(put.status == 409 && put.body.contains("readOnly"))
        #expect(handling.session.snapshot.spec?.tabs.count == 1)
    }
}

/// The content of a file.
enum SourceText: Sendable {
    case text(String)
    case error(SourceFileError)
}

/// Files in memory.
struct FixedFiles: SourceFiles {
    var texts: [String: SourceText]

    func text(of file: String) async throws(SourceFileError) -> [UInt8] {
        switch texts[file] {
        case .text(let text): Array(text.utf8)
        case .error(let error): throw error
        case nil: throw .absent
        }
    }
}
