import FlyingFox
import Foundation
import TabPreviewServer
import Testing

/// The advice of a mounted preview: its owner has none of tabpreview's options, commands and settings.
@Suite(.timeLimit(.minutes(2)))
struct AdviceTests {
    private func preview(
        _ spec: String = sampleSpec,
        named name: String = "tabs.yaml",
        requiresLink: Bool = false
    ) async throws -> TabPreview {
        var configuration = TabPreview.Configuration()
        configuration.requiresLink = requiresLink
        return try await TabPreview(spec: spec, named: name, at: "/tabs", configuration: configuration)
    }

    private func ask(
        _ preview: TabPreview,
        _ path: String = "",
        _ fields: HTTPHeaders = [.host: "127.0.0.1:8000", HTTPHeader("Accept"): "text/html"],
        from address: HTTPRequest.Address? = .ip4("127.0.0.1", port: 50_000)
    ) async throws -> (status: Int, text: String) {
        let request = HTTPRequest(
            method: .GET,
            version: .http11,
            target: HTTPRequest.Target(path: "/tabs/\(path)", query: ""),
            headers: fields,
            body: HTTPBodySequence(),
            remoteAddress: address
        )
        let reply = try await preview.handleRequest(request)
        return (reply.statusCode.code, String(decoding: try await reply.bodyData, as: UTF8.self))
    }

    /// The advice in a text that only the command line can follow.
    private func commands(in text: String) -> [String] {
        let advice = /--[a-z][a-z-]*|tabpreview (?:init|serve|share|export|host|publish|pull)\b/
            .ignoresCase()
        let settings = /[Rr]estart tabpreview|start tabpreview|at startup|\b(?:server|export)\.[a-zA-Z]+[A-Z][a-z]+/
        return text.matches(of: advice).map { String($0.0) } + text.matches(of: settings).map { String($0.0) }
    }

    @Test func `names what a program can do to let others open links`() async throws {
        let page = try await ask(preview(), "shares")

        #expect(page.status == 200)
        #expect(page.text.contains("the program that shows this preview must listen on the network"))
        #expect(commands(in: page.text) == [])
    }

    @Test func `offers no pictures, and says so to those who ask for one`() async throws {
        let preview = try await preview()
        let page = try await ask(preview)
        let picture = try await ask(preview, "export.png")

        #expect(page.text.contains("export.html") && !page.text.contains("export.png"))
        #expect(picture.status == 501)
        #expect(picture.text.contains("draw pictures. Export the interactive offline page instead."))
        #expect(commands(in: picture.text) == [])
    }

    @Test func `explains a name that it doesn't know`() async throws {
        let reply = try await ask(preview(), "", [.host: "tabs.example.com"])

        #expect(reply.status == 421)
        #expect(reply.text.contains("To allow this name, add it to the trustedHosts of the preview"))
        #expect(commands(in: reply.text) == [])
    }

    @Test(arguments: [(true, HTTPRequest.Address.ip4("127.0.0.1", port: 1)), (false, .ip4("192.0.2.7", port: 1))])
    func `says where the owner link is`(requiresLink: Bool, address: HTTPRequest.Address) async throws {
        let reply = try await ask(preview(requiresLink: requiresLink), from: address)

        #expect(reply.status == 403)
        #expect(reply.text.contains("the owner link, which is the ownerPath of the preview"))
        #expect(commands(in: reply.text) == [])
    }

    @Test(arguments: [
        "title: Trips",
        """
        tabViewStyle: sidebarAdaptable
        designRequiresCompatibility: true
        languages: [en, de]
        tabs:
          - { title: Home, systemImage: hosue, value: home }
          - { title: Mine, systemImage: my.own.mark, value: mine, hidden: { sizeClass: compact } }
          - { title: Filled, systemImage: pentagon.lefthalf.filled, value: filled }
        """,
    ])
    func `finds nothing that only an option changes`(_ spec: String) async throws {
        for name in ["tabs.yaml", "tabs.json"] {
            let preview = try await preview(spec, named: name)
            for path in ["", "diagnostics", "export.swift"] {
                let reply = try await ask(preview, path)
                #expect(commands(in: reply.text) == [], "\(name) /\(path)")
            }
        }
    }

    @Test func `waits for a file, and refuses a link out of its folder, without options`() async throws {
        try await withFile { file in
            let folder = URL(filePath: file).deletingLastPathComponent()
            let link = folder.appending(path: "link.yaml").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/hostname")
            let refused = try await ask(TabPreview(contentsOf: link, at: "/tabs"))
            #expect(refused.text.contains("Replace it with a file."))
            #expect(commands(in: refused.text) == [])

            let missing = try await ask(TabPreview(contentsOf: folder.path + "/gone.yaml", at: "/tabs"))
            #expect(missing.text.contains("The preview appears when you create it."))
            #expect(commands(in: missing.text) == [])
        }
    }
}
