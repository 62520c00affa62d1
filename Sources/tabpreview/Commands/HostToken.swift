import ArgumentParser
import Foundation
import Logging
import PreviewCore
import TabModel
import TabSpecCoding

/// The command `tabpreview host token`, which manages the tokens for publishing.
struct HostTokenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Create, list and revoke tokens for a team's server.",
        discussion: "You can use this while the server runs. Changes take effect within three seconds.",
        subcommands: [CreateToken.self, ListTokens.self, RevokeToken.self]
    )
}

/// The command `tabpreview host token create`.
struct CreateToken: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create a token and print it. It is shown once."
    )

    @Option(
        name: .long,
        help: ArgumentHelp("A label for the token; lists show it as the publisher.", valueName: "text")
    )
    var label: String
    @Option(
        name: .long,
        help: "The token's scope: publish, or owner for full access, including in the browser at /s/TOKEN/.",
        completion: .list(HostToken.Scope.allCases.map(\.rawValue)),
        transform: CreateToken.scope
    )
    var scope = HostToken.Scope.publish
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The time until it expires: a number followed by s, m, h or d, or never (default: 365d).",
            valueName: "time"
        ),
        transform: LinkTermOptions.lifetime
    )
    var expires = ShareLifetime.seconds(365 * 86400)
    @OptionGroup var store: HostStoreOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    private static func scope(_ text: String) throws -> HostToken.Scope {
        guard let scope = HostToken.Scope(rawValue: text) else {
            throw ValidationError("\"\(text)\" is not a scope. Expected publish or owner.")
        }
        return scope
    }

    func run() async throws {
        try await HostTokenRun(store: store, shared: shared).perform { tokens in
            let created = try await tokens.create(label, scope: scope, lifetime: expires)
            try Streams.output(created.text + "\n")
            let end = LinkTime.end(created.token.expires, now: tokens.time)
            Streams.message(
                "Created the token \(created.token.id) (\(scope.rawValue), \(end)). It is not shown again."
            )
        }
    }
}

/// The command `tabpreview host token list`.
struct ListTokens: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the tokens. The tokens themselves are not stored."
    )

    @OptionGroup var result: ResultFormat
    @OptionGroup var store: HostStoreOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    func run() async throws {
        try await HostTokenRun(store: store, shared: shared).perform { tokens in
            if result.isJSON { return try Streams.output(JSONValue.array(tokens.all.map(\.json)).text([.pretty])) }
            guard !tokens.all.isEmpty else {
                return Streams.message(
                    "There are no tokens. Create one with: tabpreview host token create --label NAME"
                )
            }
            for token in tokens.all {
                let end = LinkTime.end(token.expires, now: tokens.time)
                let columns = [token.id, token.scope.rawValue, end, token.label]
                try Streams.output(TerminalText.escaped(columns.joined(separator: "  ")) + "\n")
            }
        }
    }
}

/// The command `tabpreview host token revoke`.
struct RevokeToken: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Revoke a token. Servers reject it within three seconds."
    )

    @Argument(help: ArgumentHelp("The token's id, as listed.", valueName: "id"))
    var id: String
    @Flag(name: .long, help: "Also revoke the links that were created with tokens of the same label.")
    var links = false
    @OptionGroup var store: HostStoreOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    func run() async throws {
        try await HostTokenRun(store: store, shared: shared).perform { tokens in
            let token = try await tokens.revoke(id)
            Streams.message("Revoked the token \(id).")
            let tokenLinks = try await tokens.links(madeWith: token.label)
            guard !tokenLinks.isEmpty else { return }
            if links {
                try await tokens.revoke(tokenLinks)
                return Streams.message("Links revoked with it: \(tokenLinks.count).")
            }
            Streams.message(
                "These links, created with the token, still work. Revoke them under Share in each preview. "
                    + "Next time, use "
                    + "--links to revoke them with the token."
            )
            for link in tokenLinks {
                let columns = ["/p/\(link.spec)/", link.id, link.role.rawValue]
                let end = LinkTime.end(link.expires, now: tokens.time)
                try Streams.output(TerminalText.escaped((columns + [end]).joined(separator: "  ")) + "\n")
            }
        }
    }
}

extension HostToken {
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "label": .string(label), "scope": .string(scope.rawValue), "created": .number(created),
            "expires": expires.map(JSONValue.number) ?? .null,
        ]
    }
}

/// A run of a command about tokens, on the server's store.
struct HostTokenRun {
    let store: HostStoreOptions
    let shared: SharedOptions

    /// Opens the store, runs an action, and closes the store; an error is printed and becomes the exit code.
    func perform(_ act: (HostTokens) async throws -> Void) async throws {
        let settings = try await shared.settings(for: nil, adding: store.commandLine)
        let opened = try await ExitReason.onFailure {
            try await OpenedHost(settings, logger: settings.logger("tabpreview"), besidesServer: true)
        }
        do {
            try await act(try await HostTokens(in: opened.store))
            await opened.close()
        } catch let error as HostError {
            await opened.close()
            Streams.error(TerminalText.escaped(error.text))
            throw ExitStatus.usage
        } catch {
            await opened.close()
            throw error
        }
    }
}
