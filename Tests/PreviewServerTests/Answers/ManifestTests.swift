import PreviewFakes
import PreviewCore
import Testing

@testable import PreviewServer

/// The web app manifest, by which a phone opens the preview without a browser around it.
@Suite(.timeLimit(.minutes(20)))
struct ManifestTests {
    @Test func `leads to the full screen under the address that asks, and names no token`() async throws {
        let handling = try await Handling()
        let link = try await handling.link(ShareTerms(isPinned: true))
        for folder in ["/", link] {
            let manifest = try await handling.ask("GET", folder + "manifest.json")
            #expect(manifest.status == 200 && manifest["Content-Type"] == "application/manifest+json")
            #expect(manifest["Cache-Control"] == "no-store")
            #expect(manifest.body.contains(#""start_url":"./?platform=iPhone&view=full","scope":"./""#))
            #expect(!manifest.body.contains("/s/"))
        }
        let locked = try await handling.link(ShareTerms(password: "open sesame"))
        #expect(try await handling.ask("GET", locked + "manifest.json").status == 401)
    }

    @Test func `is named by pages that fill the screen alone`() async throws {
        let handling = try await Handling(renderer: try realPages())
        let link = try await handling.link(ShareTerms(isPinned: true))
        let full = try await handling.ask("GET", link + "?view=full&platform=iPhone").body
        let usual = try await handling.ask("GET", link).body

        #expect(full.contains(#"<link rel="manifest" href="./manifest.json">"#) && full.contains("viewport-fit=cover"))
        #expect(!full.contains(#"class="review""#))
        #expect(!usual.contains("manifest.json") && !usual.contains("viewport-fit"))
    }
}
