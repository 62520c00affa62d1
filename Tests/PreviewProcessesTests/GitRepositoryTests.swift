import Foundation
import PreviewProcesses
import Testing

/// Real repositories, made for each test.
@Suite struct GitRepositoryTests {
    let folder: TemporaryFolder
    let environment: [String: String]

    init() async throws {
        folder = try TemporaryFolder()
        environment = [
            "PATH": "/usr/bin:/bin:/usr/local/bin", "HOME": folder.path, "GIT_CEILING_DIRECTORIES": "/",
            "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
            "GIT_COMMITTER_NAME": "a",
            "GIT_COMMITTER_EMAIL": "a@b",
        ]
        try await git("init", "--quiet")
        try write("first", to: "tabs.json")
        try write("inner", to: "apps/one app/tabs.yaml")
        try write("a\0b", to: "image.json")
        try await git("add", ".")
        try await git("commit", "--quiet", "-m", "First")
        try write("second", to: "tabs.json")
        try await git("commit", "--quiet", "-a", "-m", "Second: with a colon")
        try write("staged", to: "tabs.json")
        try await git("add", ".")
        try write("written", to: "tabs.json")
    }

    private func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: "\(folder.path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func git(_ arguments: String...) async throws {
        let call = ProgramCall("git", arguments, folder: folder.path, environment: environment, deadline: .seconds(60))
        _ = try await ProgramRunner.run(call)
    }

    private func read(_ name: String, in inner: String = "", limit: Int = 1_000) async throws -> String {
        let repository = GitRepository(environment: environment, folder: folder.path + inner, limit: limit)
        return String(decoding: try await repository.bytes(of: try GitFile(name: name)), as: UTF8.self)
    }

    private func failure(_ name: String, in inner: String = "", limit: Int = 1_000) async -> GitError? {
        await #expect(throws: GitError.self) { try await read(name, in: inner, limit: limit) }
    }

    @Test(arguments: [
        ("git:HEAD:tabs.json", "second"), ("git:HEAD~1:tabs.json", "first"), ("git:HEAD^:./tabs.json", "first"),
        ("git::tabs.json", "staged"), ("git:HEAD:apps/one app/tabs.yaml", "inner"),
        ("git:HEAD^{/Second: with}:tabs.json", "second"), ("git:HEAD@{0}:tabs.json", "second"),
    ])
    func `reads a file as a revision, or the index, has it`(name: String, text: String) async throws {
        #expect(try await read(name) == text)
    }

    @Test func `paths begin at the root, or with a dot in the working folder, as git has it`() async throws {
        try write("other", to: "apps/one app/tabs.json")
        try await git("add", "apps")
        try await git("commit", "--quiet", "-m", "Third")

        #expect(try await read("git:HEAD:apps/one app/tabs.json", in: "/apps/one app") == "other")
        #expect(try await read("git:HEAD~1:tabs.json", in: "/apps/one app") == "second")
        #expect(try await read("git:HEAD:./tabs.json", in: "/apps/one app") == "other")
        #expect(try await read("git:HEAD:../../tabs.json", in: "/apps/one app") == read("git:HEAD:tabs.json"))
    }

    @Test func `a path that the root lacks is looked for in the working folder`() async throws {
        #expect(try await read("git:HEAD:tabs.yaml", in: "/apps/one app") == "inner")
        let missing = try GitFile(name: "git:HEAD:./apps")
        #expect(await failure("git:HEAD:./apps", in: "/apps/one app") == .noFile(missing, nearest: nil))
    }

    @Test func `follows symbolic links inside a revision and the index, of files and directories`() async throws {
        let links = [
            "link.json": "tabs.json", "apps/up.json": "../link.json", "current": "apps/one app",
            "out.json": "/etc/hosts",
            "above.json": "../tabs.json", "circle.json": "circle.json", "gone.json": "nowhere.json",
        ]
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
        }
        try await git("add", ".")
        try await git("commit", "--quiet", "-m", "Links")
        try await git("update-index", "--add", "--cacheinfo", "160000,\(String(repeating: "1", count: 40)),sub")
        try await git("commit", "--quiet", "-m", "Submodule")

        for revision in ["HEAD", ""] {
            #expect(try await read("git:\(revision):link.json") == "written")
            #expect(try await read("git:\(revision):apps/up.json") == "written")
            #expect(try await read("git:\(revision):./up.json", in: "/apps") == "written")
            #expect(try await read("git:\(revision):current/tabs.yaml") == "inner")
            for (name, said) in [
                ("out.json", "is a symbolic link to \"/etc/hosts\", outside the repository"),
                ("above.json", "outside the repository"), ("circle.json", "a circular symbolic link"),
                ("gone.json", "has no \"nowhere.json\""), ("sub/tabs.json", "the submodule \"sub\""),
            ] {
                #expect(await failure("git:\(revision):\(name)")?.reason.contains(said) == true, "\(name)")
            }
        }
    }

    @Test(arguments: ["git:nope:tabs.json", "git:HEAD~9:tabs.json", "git:a b:tabs.json", "git:$(id):tabs.json"])
    func `names a revision that is not there`(name: String) async throws {
        #expect(await failure(name) == .unknownRevision(try GitFile(name: name)))
    }

    @Test(arguments: [
        ("git:HEAD:tab.json", "tabs.json"), ("git:HEAD:other/tabs.yaml", "apps/one app/tabs.yaml"),
        ("git::tabs.jsn", "tabs.json"), ("git:HEAD:nothing-like-it.txt", nil),
    ])
    func `names a file that is not there, and one with a like name`(name: String, nearest: String?) async throws {
        #expect(await failure(name) == .noFile(try GitFile(name: name), nearest: nearest))
    }

    @Test func `says why it reads no folder, no binary file and none that is too long`() async throws {
        #expect(await failure("git:HEAD:apps") == .notAFile(try GitFile(name: "git:HEAD:apps")))
        #expect(await failure("git:HEAD:image.json") == .binary(try GitFile(name: "git:HEAD:image.json")))
        #expect(await failure("git:HEAD:../x") == .outside(try GitFile(name: "git:HEAD:../x")))
        #expect(
            await failure("git:HEAD:tabs.json", limit: 5)
                == .tooLarge(try GitFile(name: "git:HEAD:tabs.json"), limit: 5)
        )
    }

    @Test func `reads a file of exactly the limit`() async throws {
        #expect(try await read("git:HEAD:tabs.json", limit: 6) == "second")
    }

    @Test func `ends git as soon as a file is far too long`() async throws {
        try write(String(repeating: "x", count: 200_000), to: "long.json")
        try await git("add", ".")

        #expect(await failure("git::long.json") == .tooLarge(try GitFile(name: "git::long.json"), limit: 1_000))
    }

    @Test func `says that there is no repository`() async throws {
        let outside = try TemporaryFolder()
        let repository = GitRepository(environment: environment, folder: outside.path, limit: 10)

        await #expect(throws: GitError.noRepository) { try await repository.bytes(of: GitFile(name: "git:HEAD:a")) }
    }

    @Test func `says that there is no git`() async throws {
        let repository = GitRepository(environment: ["PATH": folder.path], folder: folder.path, limit: 10)

        await #expect(throws: GitError.notInstalled) { try await repository.bytes(of: GitFile(name: "git:HEAD:a")) }
        #expect(GitError.notInstalled.text.hasPrefix("Git is not installed"))
    }

    @Test func `shows git few variables, and those that keep it quiet`() async throws {
        _ = try folder.makeProgram("git", afterwards: "env > '\(folder.path)/env'; exit 1")
        let given = [
            "PATH": "\(folder.path):/usr/bin:/bin", "GITHUB_TOKEN": "x", "GIT_SSH_COMMAND": "x", "GIT_DIR": "/d",
        ]
        let repository = GitRepository(environment: given, folder: folder.path, limit: 10)

        await #expect(throws: GitError.self) { try await repository.bytes(of: GitFile(name: "git:HEAD:a")) }

        let lines = Set(try folder.text("env").split(separator: "\n").map(String.init))
        #expect(
            lines.isSuperset(of: [
                "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "GIT_ALLOW_PROTOCOL=none", "GIT_DIR=/d",
            ])
        )
        #expect(lines.allSatisfy { !$0.hasPrefix("GITHUB_TOKEN") && !$0.hasPrefix("GIT_SSH_COMMAND") })
    }
}

/// The files of a folder in a revision.
extension GitRepositoryTests {
    private func list(
        _ name: String,
        in inner: String = "",
        limits: GitFolderLimits = GitFolderLimits()
    ) async throws -> [String] {
        let repository = GitRepository(environment: environment, folder: folder.path + inner, limit: 1_000)
        let file = try GitFile(name: name)
        let files = try await repository.files(inFolder: file, limits: limits) { !$0.hasSuffix(".png") }
        var texts: [String] = []
        try await repository.read(files, of: file) { texts.append("\($0.path)=\(String(decoding: $1, as: UTF8.self))") }
        return texts
    }

    /// An app in the last revision, with another text in the index and a third in its folder.
    private func addApp() async throws {
        try write("tabs", to: "My App/Sources/Tabs.swift")
        try write("", to: "My App/Sources/Empty.swift")
        try write("de\u{301}", to: "My App/de.lproj/Localizable.strings")
        try write("x", to: "My App/x.png")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/My App/Link.swift",
            withDestinationPath: "/etc"
        )
        try await git("add", ".")
        try await git("commit", "--quiet", "-m", "App")
        try write("staged", to: "My App/Sources/Tabs.swift")
        try await git("add", ".")
        try write("written", to: "My App/Sources/Tabs.swift")
    }

    @Test func `reads the files of a folder as a revision has them, and no links`() async throws {
        try await addApp()
        let texts = ["Sources/Empty.swift=", "Sources/Tabs.swift=tabs", "de.lproj/Localizable.strings=de\u{301}"]
        let staged = texts.map { $0.replacing("=tabs", with: "=staged") }

        for name in ["git:HEAD:My App", "git:HEAD:My App/", "git:HEAD:./My App"] {
            #expect(try await list(name) == texts)
        }
        for name in ["git::My App", "git::My App/", "git::./My App"] { #expect(try await list(name) == staged) }
        #expect(try await list("git:HEAD:.", in: "/My App") == texts)
        #expect(try await list("git::./", in: "/My App") == staged)
        #expect(try await list("git:HEAD:Sources", in: "/My App") == ["Empty.swift=", "Tabs.swift=tabs"])
        #expect(try await list("git::Sources", in: "/My App") == ["Empty.swift=", "Tabs.swift=staged"])
        #expect(try await list("git:HEAD:../My App", in: "/My App") == texts)
    }

    @Test(arguments: [
        "git:HEAD:Nothing", "git:HEAD:tabs.json", "git::Nothing", "git::My", "git:HEAD:My App/Link.swift",
    ])
    func `what is no folder has no files`(name: String) async throws {
        try await addApp()

        #expect(try await list(name) == [])
    }

    @Test func `refuses more than its limits, and an index with conflicts`() async throws {
        try await addApp()
        let file = try GitFile(name: "git:HEAD:My App")
        for limits in [GitFolderLimits(files: 2), GitFolderLimits(bytes: 7)] {
            await #expect(throws: GitError.tooMuch(file, limits)) { try await list("git:HEAD:My App", limits: limits) }
        }
        #expect(try await list("git:HEAD:My App", limits: GitFolderLimits(files: 3, bytes: 8)).count == 3)

        try await git("reset", "--quiet", "--hard")
        try await git("checkout", "--quiet", "-b", "other", "HEAD~1")
        try write("theirs", to: "My App/Sources/Tabs.swift")
        try await git("add", ".")
        try await git("commit", "--quiet", "-m", "Theirs")
        await #expect(throws: ProgramError.self) { try await git("merge", "--quiet", "@{-1}") }
        let staged = try GitFile(name: "git::My App")
        await #expect(throws: GitError.conflicts(staged)) { try await list("git::My App") }
    }

    @Test func `a path that leads out of the repository is refused`() async throws {
        let file = try GitFile(name: "git::../x")

        await #expect(throws: GitError.outside(file)) { try await list("git::../x") }
    }

    @Test func `many files come in several turns, each with its own bytes`() async throws {
        let long = String(repeating: "x", count: 6 << 20)
        for number in 0..<5 { try write("\(number)\(long)", to: "big/\(number).swift") }
        try await git("add", ".")

        let found = try await list("git::big").map { "\($0.prefix(9)) \($0.utf8.count)" }

        #expect(found == (0..<5).map { "\($0).swift=\($0) \(9 + 6 << 20)" })
    }
}

@Suite struct GitFileTests {
    @Test(arguments: [
        ("git:HEAD", GitNameError.form), ("git:HEAD:", .form), ("git:", .form), ("tabs.json", .form),
        ("git:--output=x:tabs.json", .option("--output=x")), ("git:-h:a", .option("-h")),
        ("git:HEAD:/etc/passwd", .absolute("/etc/passwd")), ("git:HEAD:a\nb", .controlCharacter),
        ("git:HE\0AD:a", .controlCharacter), ("git:HEAD@{1:a", .form),
    ])
    func `refuses what names no file of a revision`(name: String, error: GitNameError) {
        #expect(throws: error) { try GitFile(name: name) }
        #expect(!error.text.isEmpty)
    }

    @Test func `the revision ends at the first colon outside of braces`() throws {
        let file = try GitFile(name: "git:HEAD@{10:30}:a:b.json")

        #expect(file.revision == "HEAD@{10:30}" && file.path == "a:b.json")
        #expect(file.name == "git:HEAD@{10:30}:a:b.json")
    }
}
