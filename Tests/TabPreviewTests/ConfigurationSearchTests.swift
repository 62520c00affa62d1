import Configuration
import Files
import Foundation
import TabModel
import Testing

@testable import tabpreview

/// The config.json that nobody named.
@Suite final class ConfigurationSearchTests: Sendable {
    private let folder: String

    init() throws {
        let made = FileManager.default.temporaryDirectory.appending(path: "search-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        folder = try #require(RealPath.of(made.path))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, _ name: String = "config.json") throws {
        let url = URL(filePath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
    }

    /// A file that switches one finding off.
    private func off(_ id: String) -> String { #"{"tabpreview": {"lint": {"off": ["\#(id)"]}}}"# }

    private func sources(_ spec: String = "tabs.json", home: String? = nil) -> ConfigurationSources {
        ConfigurationSources(environment: home.map { ["HOME": $0] } ?? [:], spec: "\(folder)/\(spec)")
    }

    private func read(_ spec: String = "tabs.json", home: String? = nil) async throws -> ResolvedSettings {
        try await SettingsReader.read(sources(spec, home: home))
    }

    // MARK: - What it may say

    /// A file with one setting.
    private func file(with setting: Setting) -> String {
        let value =
            switch setting.kind {
            case .integer(let range): "\(range.upperBound)"
            case .bool: "true"
            case .text: #""tools/x""#
            case .choice(let choices): "\"\(choices[0])\""
            case .texts: #"["tools.example"]"#
            case .findings: #"["R5.19"]"#
            case .severities: #"{"R5.19": "error"}"#
            case .paths: #"["Specs/**"]"#
            case .matrices: #"{"phone": {"platforms": ["iPhone"]}}"#
            }
        let parts = setting.key.split(separator: ".")
        return #"{"tabpreview": {"\#(parts[0])": {"\#(parts[1])": \#(value)}}}"#
    }

    @Test(arguments: Setting.all)
    func `gives nothing that runs, opens, exposes or serves something, unless it is named (S57)`(
        setting: Setting
    ) async throws {
        try write(file(with: setting))

        if setting.isTakenFromFoundFile {
            #expect(try await read().origins.first { $0.setting == setting }?.source.contains("config.json:1:") == true)
        } else {
            let read = try await read()
            let line = try #require(read.warnings.first?.line)
            #expect(read.warnings.count == 1 && read.settings == Settings())
            #expect(line.hasPrefix("\(folder)/config.json:1:"))
            #expect(line.contains("\(setting.path) is ignored in a config.json that you didn't name"))
            #expect(line.contains(setting.environmentName) && line.contains("--config \(folder)/config.json"))
        }
        let named = ConfigurationSources(file: "\(folder)/config.json")
        let origins = try await SettingsReader.read(named).origins
        #expect(origins.first { $0.setting == setting }?.source.contains("config.json:1:") == true)
    }

    @Test func `only eight settings come from a file that nobody named (S57)`() {
        let taken = Setting.all.filter(\.isTakenFromFoundFile).map(\.key)

        #expect(
            taken == [
                "server.port", "log.level", "log.format", "lint.off", "lint.severity", "lint.include", "lint.exclude",
                "test.matrices",
            ]
        )
    }

    // MARK: - tabpreview.json

    @Test func `tabpreview.json comes first, and a config.json beside it is said to be ignored`() async throws {
        try write(off("R5.19"), "tabpreview.json")
        try write(off("R5.20"))

        let both = try await read()

        #expect(both.file == "\(folder)/tabpreview.json" && both.settings.lintOff == ["R5.19"])
        let warning = try #require(both.warnings.first)
        #expect(both.warnings.count == 1 && warning.file == "\(folder)/config.json")
        #expect(warning.text == "Ignored, because \(folder)/tabpreview.json is beside it. Keep only one of them.")
        try write("// someone else's\n")
        #expect(try await read().warnings.isEmpty)
    }

    @Test func `the nearest folder counts, whichever of the names it has`() async throws {
        try write(off("R5.19"), "tabpreview.json")
        try write(off("R5.20"), "sub/config.json")

        #expect(try await read("sub/tabs.json").settings.lintOff == ["R5.20"])
        #expect(try await read("other/tabs.json").file == nil)
    }

    @Test(arguments: [
        ("{", "tabpreview.json:1:"), (#"{"server": {}}"#, "has no top-level key \"tabpreview\""),
    ])
    func `a tabpreview.json that is wrong is an error, as its name says whose it is`(
        text: String,
        part: String
    ) async throws {
        try write(text, "tabpreview.json")

        let failure = await #expect(throws: ConfigurationFailure.self) { try await self.read() }

        #expect(failure?.lines.count == 1 && failure?.lines[0].contains(part) == true)
    }

    @Test func `all settings that are ignored are one warning`() async throws {
        let text =
            #"{"tabpreview": {"publish": {"to": "https://x.example"}, "server": {"host": 3}, "lint": {"off": ["R5.1"]}}}"#
        try write(text, "tabpreview.json")

        let read = try await read()

        #expect(read.settings.lintOff == ["R5.1"] && read.settings.publishTo == nil)
        #expect(read.warnings.count == 1)
        let line = try #require(read.warnings.first?.line)
        #expect(line.contains("tabpreview.publish.to and tabpreview.server.host are ignored in a tabpreview.json"))
        #expect(line.contains("TABPREVIEW_PUBLISH_TO and TABPREVIEW_SERVER_HOST"))
    }

    // MARK: - Whose it is

    @Test(arguments: [
        "// vscode-ish\n{\"a\": 1}\n", "{\"theme\": ", "", "theme: dark\n", "[]", "7", #"{"theme": "dark"}"#,
        #"{"a": "tabpreview"}"#, #"{"a": {"tabpreview": {"server": {"host": "0.0.0.0"}}}}"#, "\u{0}\u{1}\u{2}",
    ])
    func `someone else's file is passed over without a word, whatever is in it`(text: String) async throws {
        try write(text)

        let read = try await read()

        #expect(read.warnings.isEmpty && read.file == nil)
    }

    @Test func `a folder of that name, a large file and one of another project are passed over`() async throws {
        try write(off("R5.19"))
        try FileManager.default.createDirectory(atPath: "\(folder)/a/config.json", withIntermediateDirectories: true)
        try write(String(repeating: " ", count: 1 << 20) + off("R5.1"), "a/b/config.json")
        try write(#"{"tabs": {"tabpreview": {}}}"#, "a/b/c/config.json")

        #expect(try await read("a/b/c/tabs.json").settings.lintOff == ["R5.19"])
    }

    @Test func `one that looks like ours and is no JSON is a warning, tagged as no spec's`() async throws {
        try write("{\n  // later\n  \"tabpreview\": {}\n}")

        let read = try await read()

        #expect(read.settings == Settings() && read.file == nil)
        #expect(
            read.warnings.map(\.line) == [
                "\(folder)/config.json:2:3: warning: JSON has no comments. Remove this one. "
                    + "Until you fix this, no settings are read from this file. [config]"
            ]
        )
    }

    // MARK: - Where it is

    @Test func `the nearest counts, from the spec's folder upwards`() async throws {
        try write(off("R5.1"))
        try write(off("R5.2"), "a/config.json")

        #expect(try await read().settings.lintOff == ["R5.1"])
        #expect(try await read("a/tabs.json").settings.lintOff == ["R5.2"])
        #expect(try await read("b/tabs.json").settings.lintOff == [])
        try write("x", "b/c/tabs.json")
        #expect(try await read("b/c/tabs.json").settings.lintOff == ["R5.1"])
        #expect(try await read("b/c/tabs.json").file == "\(folder)/config.json")
    }

    @Test(arguments: ["a/.git/HEAD", "a/.git"])
    func `the repository's root is the last place`(mark: String) async throws {
        try write(off("R5.1"))
        try write("gitdir: elsewhere", mark)
        try write("x", "a/b/tabs.json")

        #expect(try await read("a/b/tabs.json").settings.lintOff == [])
        try write(off("R5.2"), "a/config.json")
        #expect(try await read("a/b/tabs.json").settings.lintOff == ["R5.2"])
    }

    @Test func `the home folder is the last place`() async throws {
        try write(off("R5.1"))
        try write("x", "home/a/tabs.json")

        #expect(try await read("home/a/tabs.json").settings.lintOff == ["R5.1"])
        #expect(try await read("home/a/tabs.json", home: "\(folder)/home").settings.lintOff == [])
        try write(off("R5.2"), "home/config.json")
        #expect(try await read("home/a/tabs.json", home: "\(folder)/home").settings.lintOff == ["R5.2"])
    }
}
