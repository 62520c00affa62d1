import Foundation
import SwiftUITrials
import SwiftUIWriting
import TabModel
import Testing

/// The written source, checked by the toolchain.
@Suite struct CompilingTests {
    private static let tabsAlone = SwiftUIWriter(
        prefix: TypePrefix("NavigationOfALong_26") ?? .none,
        only: .tabs
    )

    @Test func `every sample is formatted as swift format would, and parses`() throws {
        let folder = try TemporaryFolder()
        for sample in Sample.all {
            for os in OSVersion.allCases {
                let file = folder.url.appending(path: "\(sample.name)-\(os.rawValue).swift")
                try sample.source(SwiftUIWriter(minimumOS: os)).write(to: file, atomically: true, encoding: .utf8)
            }
            let file = folder.url.appending(path: "\(sample.name)-tabs.swift")
            try sample.source(Self.tabsAlone).write(to: file, atomically: true, encoding: .utf8)
        }

        try expectClean(folder.url, count: Sample.all.count * (OSVersion.allCases.count + 1))
    }

    @Test func `random specs are formatted as swift format would, and parse`() throws {
        let folder = try TemporaryFolder()
        for seed in 0..<120 as Range<UInt64> {
            var maker = SpecMaker(seed: seed)
            let writer = seed.isMultiple(of: 3) ? Self.tabsAlone : SwiftUIWriter()
            let source = writer.source(for: maker.spec())
            try source.write(to: folder.url.appending(path: "\(seed).swift"), atomically: true, encoding: .utf8)
        }

        try expectClean(folder.url, count: 120)
    }

    @Test(arguments: Toolchain.systems)
    func `samples and random specs compile against the SwiftUI that a system has`(system: String) throws {
        let folder = try TemporaryFolder()
        try Toolchain.buildStub(system, in: folder.url)
        var sources = try Sample.all.filter { try $0.spec().platforms.contains { $0.system == system } }
            .flatMap { [($0.name, try $0.source()), ("\($0.name), tabs alone", try $0.source(Self.tabsAlone))] }
        for seed in 0..<4 as Range<UInt64> {
            var maker = SpecMaker(seed: seed)
            var spec = maker.spec()
            spec.platforms = Platform.allCases
            sources.append(("seed \(seed)", SwiftUIWriter().source(for: spec)))
            sources.append(("seed \(seed), tabs alone", Self.tabsAlone.source(for: spec)))
        }
        for seed in 0..<5 as Range<UInt64> {
            var maker = VariantMaker(seed: seed)
            let spec = maker.spec()
            let writer = seed.isMultiple(of: 4) ? Self.tabsAlone : SwiftUIWriter()
            sources.append(("variants, seed \(seed)", writer.source(for: spec)))
        }
        for (name, source) in sources {
            let file = folder.url.appending(path: "Source.swift")
            let seen = Toolchain.source(source, on: system)
            try seen.write(to: file, atomically: true, encoding: .utf8)
            let (messages, succeeded) = try Toolchain.run([
                "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
                "-I", folder.url.path, file.path,
            ])
            #expect(succeeded, "\(name) on \(system): \(messages)")
        }
    }

    @Test func `a misuse of SwiftUI does not compile against the stub`() throws {
        let folder = try TemporaryFolder()
        try Toolchain.buildStub("tvOS", in: folder.url)
        let file = folder.url.appending(path: "Source.swift")
        let source = Toolchain.source(try Sample.everyKey.source(), on: "tvOS")
        try source.replacing(".badgeIfAvailable(3)", with: ".badge(3)").write(
            to: file,
            atomically: true,
            encoding: .utf8
        )

        let result = try Toolchain.run([
            "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", folder.url.path, file.path,
        ])

        #expect(!result.succeeded)
        #expect(result.messages.contains("badge"))
    }

    private func expectClean(_ folder: URL, count: Int) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appending(path: $0).path }
        #expect(files.count == count)
        let rules = Sample.folder.deletingLastPathComponent().deletingLastPathComponent().appending(
            path: ".swift-format"
        )
        let lint = try Toolchain.run(["swift", "format", "lint", "--strict", "--configuration", rules.path] + files)
        let messages = try lint.messages.split(separator: "\n").filter { try !isLongLiteral($0) }
        #expect(messages.isEmpty, "\(messages.prefix(20).joined(separator: "\n"))")
        let parse = try Toolchain.run(["swiftc", "-frontend", "-parse"] + files)
        #expect(parse.succeeded && parse.messages.isEmpty, "\(parse.messages.prefix(2000))")
    }

    /// Returns a Boolean value that indicates whether a message is about a line that is long because of one text, which
    /// can't be broken.
    private func isLongLiteral(_ message: Substring) throws -> Bool {
        let parts = message.split(separator: ":")
        guard message.contains("[LineLength]") || message.contains("[AddLines]"), parts.count > 2,
            let number = Int(parts[1])
        else { return false }
        let lines = try String(contentsOfFile: String(parts[0]), encoding: .utf8).components(separatedBy: "\n")
        return lines[number - 1].contains("A very long title") && lines[number - 1].contains("xxx")
    }
}
