import Testing

@Suite struct HouseRuleTests {
    @Test func `no source file is longer than 400 lines`() throws {
        for folder in ["Sources", "Tests"] {
            for file in try SourceTree.files(in: folder, suffix: ".swift") {
                #expect(file.lines.count <= 401, "\(file.path)")
            }
        }
        for file in try SourceTree.files(in: "Public", suffix: ".js") {
            #expect(file.lines.count <= 401, "\(file.path)")
        }
    }

    @Test(arguments: ["@unchecked Sendable", "nonisolated(unsafe)", "Task.detached", "try!", "fatalError("])
    func `no source uses an escape hatch`(pattern: String) throws {
        for file in try SourceTree.files(in: "Sources", suffix: ".swift") {
            #expect(!file.lines.contains { $0.contains(pattern) }, "\(file.path)")
        }
    }

    @Test(arguments: [
        "/bin/sh", "/bin/bash", "/bin/zsh", "\"sh\"", "\"bash\"", "\"zsh\"", "\"cmd\"", " popen(", " system(\"",
        "Process()", "NSTask", "/usr/bin/env",
    ])
    func `no source starts a shell, or a program past the one place that does`(pattern: String) throws {
        let files = try SourceTree.files(in: "Sources", suffix: ".swift")
        try #require(files.contains { $0.path.hasSuffix("/ProgramRunner.swift") })

        for file in files {
            #expect(!file.lines.contains { $0.contains(pattern) }, "\(file.path)")
        }
    }

    @Test func `no script reloads the page, which would lose what the user is doing`() throws {
        let scripts = try SourceTree.files(in: "Public", suffix: ".js")
        try #require(!scripts.isEmpty)

        for file in scripts {
            #expect(!file.lines.contains { $0.contains("location.reload") }, "\(file.path)")
        }
    }

    @Test func `no template leaves text unescaped or carries script or style (S30)`() throws {
        let templates = try SourceTree.files(in: "Templates", suffix: ".mustache")
        try #require(!templates.isEmpty)

        for file in templates {
            for line in file.lines {
                #expect(!line.contains("{{{") && !line.contains("{{&"), "\(file.path): \(line)")
                #expect(!line.contains(" style=") && !line.contains("<style"), "\(file.path): \(line)")
                #expect(!line.contains(" onclick") && !line.contains("javascript:"), "\(file.path): \(line)")
                #expect(!line.contains("<script") || line.contains(" src="), "\(file.path): \(line)")
            }
        }
    }
}
