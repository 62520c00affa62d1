import Configuration
import Foundation
import TabModel
import TabResolver
import Testing

@testable import tabpreview

@Suite struct SettingsReaderTests {
    /// A folder of its own with a config.json of this text.
    private func withFile<Value>(_ text: String, _ body: (String) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "config.json")
        try Data(text.utf8).write(to: file)
        return try await body(file.path)
    }

    private func failureLines(_ sources: ConfigurationSources) async throws -> [String] {
        let failure = await #expect(throws: ConfigurationFailure.self) { try await SettingsReader.read(sources) }
        return try #require(failure).lines
    }

    @Test func `takes the command line before the environment before the file before the default`() async throws {
        try await withFile(#"{"tabpreview": {"server": {"port": 1, "host": "10.0.0.1", "trustedHosts": ["a"]}}}"#) {
            file in
            let sources = ConfigurationSources(
                commandLine: [.port: .int(3)],
                environment: ["TABPREVIEW_SERVER_PORT": "2", "TABPREVIEW_SERVER_HOST": "10.0.0.2"],
                file: file
            )

            let read = try await SettingsReader.read(sources)

            #expect(read.settings.port == 3)
            #expect(read.settings.host == "10.0.0.2")
            #expect(read.settings.trustedHosts == ["a"])
            #expect(read.settings.logFormat == .text)
            #expect(read.file == file)
            let origins = read.origins.map(\.source).prefix(4)
            #expect(origins == ["--port", "TABPREVIEW_SERVER_HOST", "\(file):1:75", "default"])
        }
    }

    @Test func `reads lists from the environment with commas`() async throws {
        let sources = ConfigurationSources(environment: ["TABPREVIEW_SERVER_TRUSTED_HOSTS": "a.example,b.example"])

        #expect(try await SettingsReader.read(sources).settings.trustedHosts == ["a.example", "b.example"])
    }

    @Test(arguments: Setting.all.filter(\.isList))
    func `takes an empty variable for an empty list, and drops empty elements`(setting: Setting) async throws {
        func value(_ text: String) async throws -> String? {
            let sources = ConfigurationSources(environment: [setting.environmentName: text])
            return try await SettingsReader.read(sources).origins.first { $0.setting == setting }?.value
        }
        let item =
            switch setting.kind {
            case .findings: "R5.1"
            case .severities: "R5.1=error"
            default: "10.0.0.0/8"
            }

        #expect(try await value("") == "")
        #expect(try await value(" \(item) , ") == item)
        #expect(try await value(",\(item),,\(item)") == "\(item), \(item)")
    }

    @Test(arguments: Setting.all.filter { !$0.isList })
    func `says that a variable is empty`(setting: Setting) async throws {
        let lines = try await failureLines(ConfigurationSources(environment: [setting.environmentName: ""]))

        #expect(lines == ["\(setting.environmentName) is empty. Expected \(setting.expectation)."])
    }

    @Test(arguments: [
        ("TABPREVIEW_SERVER_PROT", "TABPREVIEW_SERVER_PORT"), ("TABPREVIEW_CONIFG", "TABPREVIEW_CONFIG"),
        ("TABPREVIEW_VERSION", nil), ("TABPREVIEW_UPDATE_GOLDEN", nil), ("TABPREVIEW_", nil),
        ("TABPREVIEW_DEMO_PORT", nil),
    ])
    func `warns of variables that are called almost like a setting, and of no others`(
        name: String,
        meant: String?
    ) async throws {
        let read = try await SettingsReader.read(ConfigurationSources(environment: [name: "1"]))

        #expect(
            read.warnings.map(\.line)
                == meant.map { ["environment: warning: \(name) is not a setting. Did you mean \($0)? [config]"] } ?? []
        )
    }

    @Test func `takes ids of findings only to switch them off`() async throws {
        let good = ConfigurationSources(environment: ["TABPREVIEW_LINT_OFF": "R5.19,R5.61"])
        #expect(try await SettingsReader.read(good).settings.lintOff == ["R5.19", "R5.61"])

        let environment = ["TABPREVIEW_LINT_OFF": "R5.99"]
        try await withFile(#"{"tabpreview": {"lint": {"off": ["R5.1", "R2.1", "all"]}}}"#) { file in
            let lines = try await failureLines(ConfigurationSources(environment: environment, file: file))
            let key = "error: tabpreview.lint.off:"
            #expect(
                lines == [
                    "\(file):1:42: \(key) \"R2.1\" is not the id of a finding. Did you mean R5.1? [value]",
                    "\(file):1:50: \(key) \"all\" is not the id of a finding. Expected an id such as R5.19. [value]",
                    "TABPREVIEW_LINT_OFF: \"R5.99\" is not the id of a finding. Did you mean R5.9?",
                ]
            )
        }
        try await withFile(#"{"tabpreview": {"lint": {"off": [7]}}}"#) { file in
            let lines = try await failureLines(ConfigurationSources(environment: [:], file: file))
            #expect(lines.count == 1 && lines[0].hasSuffix("expected a list of rule ids, such as R5.19. [type]"))
        }
    }

    @Test func `takes a severity for each rule, and paths that begin where the file is`() async throws {
        let words = ConfigurationSources(environment: ["TABPREVIEW_LINT_SEVERITY": "R5.19=error,R5.61=info"])
        #expect(try await SettingsReader.read(words).settings.lintSeverity == ["R5.19": .error, "R5.61": .info])
        let text = #"{"tabpreview": {"lint": {"severity": {"R5.27": "warning"}, "exclude": ["Old/**"]}}}"#
        try await withFile(text) { file in
            let settings = try await SettingsReader.read(ConfigurationSources(file: file)).settings
            #expect(settings.rules.severities == ["R5.27": .warning])
            #expect(settings.lintExclude?.patterns == ["Old/**"] && settings.lintInclude == nil)
            let folder = URL(filePath: file).deletingLastPathComponent().path
            #expect(settings.lintExclude?.folder == folder && settings.lints("\(folder)/new.yaml"))
        }
    }

    @Test(arguments: [
        (#"{"severity": {"R5.1": "off"}}"#, #"R5.1: expected error, warning or info, not "off". To disable the rule"#),
        (#"{"severity": {"R5.99": "error"}}"#, "Did you mean R5.9?"),
        (#"{"severity": ["R5.1"]}"#, "an object with a severity"),
        (#"{"severity": {"R5.1": 1}}"#, "R5.1: expected error, warning or info."),
        (#"{"exclude": ["/tmp"]}"#, #""/tmp" is absolute."#), (#"{"include": "a"}"#, "a list of paths"),
        (#"{"include": [""]}"#, "is empty"), (#"{"include": [1]}"#, "a list of paths"),
    ])
    func `names the place of a severity or path that is wrong`(lint: String, message: String) async throws {
        try await withFile(#"{"tabpreview": {"lint": \#(lint)}}"#) { file in
            let lines = try await failureLines(ConfigurationSources(environment: [:], file: file))
            #expect(lines.count == 1 && lines[0].hasPrefix("\(file):1:") && lines[0].contains(message))
        }
    }

    @Test func `reports every error of every source at once, with its place`() async throws {
        let text = """
            {"tabpreview": {
              "server": {"prot": 1, "host": 7},
              "log": {"level": "loud"}
            }}
            """
        try await withFile(text) { file in
            let lines = try await failureLines(
                ConfigurationSources(
                    environment: ["TABPREVIEW_SERVER_PORT": "many"],
                    file: file
                )
            )

            #expect(lines.count == 4)
            #expect(
                lines.contains {
                    $0.hasPrefix(
                        "\(file):2:14: error: tabpreview.server.prot is not a setting. Did you mean \"server.port\"?"
                    )
                }
            )
            #expect(lines.contains { $0.hasPrefix("\(file):2:33: error: tabpreview.server.host: expected a string") })
            #expect(lines.contains { $0.hasPrefix("\(file):3:20: error: tabpreview.log.level: expected one of trace") })
            #expect(lines.contains { $0.hasPrefix("TABPREVIEW_SERVER_PORT: expected a whole number") })
        }
    }

    @Test(arguments: ["-1", "65536", "80.5", ""])
    func `refuses a port that no server can have`(port: String) async throws {
        let lines = try await failureLines(ConfigurationSources(environment: ["TABPREVIEW_SERVER_PORT": port]))

        #expect(lines.count == 1)
        #expect(lines.first?.contains("TABPREVIEW_SERVER_PORT") == true)
    }

    @Test func `a wrong value is an error even where a stronger source overrides it`() async throws {
        let lines = try await failureLines(
            ConfigurationSources(commandLine: [.port: .int(1)], environment: ["TABPREVIEW_SERVER_PORT": "x"])
        )

        #expect(lines.count == 1)
    }

    @Test func `a file that was named must have settings`() async throws {
        try await withFile(#"{"theme": "dark"}"#) { file in
            let lines = try await failureLines(ConfigurationSources(file: file))
            #expect(lines.first?.contains("no top-level key \"tabpreview\"") == true)
        }
    }

    @Test func `says where a file's syntax ends`() async throws {
        try await withFile("{\"tabpreview\": {\n  \"server\": \n") { file in
            let lines = try await failureLines(ConfigurationSources(file: file))
            #expect(lines.count == 1)
            #expect(lines.first?.contains("[syntax]") == true)
        }
    }

    @Test func `a named file that is not there can't be read`() async throws {
        await #expect(throws: FileFailure.self) {
            try await SettingsReader.read(ConfigurationSources(file: "/nowhere/config.json"))
        }
    }

    @Test func `every key has a variable, an expectation and a meaning, and is in the documentation`() throws {
        let page = try String(contentsOfFile: "docs/configuration.md", encoding: .utf8)

        for setting in Setting.all {
            #expect(page.contains("| `\(setting.key)` | `\(setting.environmentName)` |"), "\(setting.key)")
            #expect(!setting.meaning.isEmpty && !setting.expectation.isEmpty)
        }
        #expect(Setting.trustedHosts.environmentName == "TABPREVIEW_SERVER_TRUSTED_HOSTS")
    }
}
