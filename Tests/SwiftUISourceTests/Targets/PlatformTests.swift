@testable import SwiftUISource
import TabModel
import Testing

/// The platforms that a file is for, by manifests, folders and what only one platform has.
@Suite struct PlatformTests {
    private func project(_ files: [String: String]) -> Project {
        Project(FilesInMemory(files.mapValues { Array($0.utf8) }), flags: BuildFlags(defined: []))
    }

    @Test(arguments: [
        ("platforms: [.macOS(.v15)], ", [Platform.mac]), ("platforms: [.tvOS(\"18.0\")], ", [.tv]),
        ("platforms: [.watchOS(.v11), .visionOS(.v2)], ", [.watch, .vision]),
        ("platforms: [.iOS(.v18), .macOS(.v14)], ", [.iPhone, .iPhoneDuo, .iPad, .mac]),
        ("", nil), ("platforms: supported, ", nil),
    ])
    func `are those of a package`(stated: String, platforms: [Platform]?) {
        let manifest = """
            import PackageDescription
            let package = Package(name: "Desk", \(stated)targets: [.executableTarget(name: "Desk")])
            """
        let project = project(["Package.swift": manifest, "Sources/Desk/A.swift": "struct A {}"])

        #expect(project.platforms(of: "Sources/Desk/A.swift") == platforms.map { Set($0) })
    }

    @Test(arguments: [(["Kit"], [Platform.mac, .tv]), ([], [.mac]), (["Other"], [.mac, .tv])])
    func `are those of what a package is built with, too`(dependencies: [String], platforms: [Platform]) {
        let project = project([
            "project.yml": """
            packages: { Kit: { path: Kit } }
            targets:
              TV: { type: application, platform: tvOS, sources: [TV], dependencies: [\(dependencies.map { "{ package: Kit, product: \($0) }" }.joined())] }
            """,
            "Kit/Package.swift": """
            import PackageDescription
            let p = Package(name: "Kit", platforms: [.macOS(.v15)], targets: [.target(name: "Kit"), .target(name: "Other", dependencies: ["Kit"])])
            """,
            "Kit/Sources/Kit/A.swift": "", "Kit/Sources/Other/B.swift": "",
        ])

        #expect(project.platforms(of: "Kit/Sources/Kit/A.swift") == Set(platforms))
    }

    @Test(arguments: [
        ("Post Watch App/Views/A.swift", [Platform.watch]), ("PostWatch Extension/A.swift", [.watch]),
        ("WatchApp/A.swift", [.watch]), ("watchOS/A.swift", [.watch]), ("App/macOS/A.swift", [.mac]),
        ("tvOS/A.swift", [.tv]), ("visionOS/Deep/A.swift", [.vision]), ("Watchlist App/A.swift", nil),
        ("App/Machine/A.swift", nil), ("A.swift", nil),
    ])
    func `are those that a folder is named after`(path: String, platforms: [Platform]?) {
        #expect(project([path: "struct A {}"]).platforms(of: path) == platforms.map { Set($0) })
    }

    @Test(arguments: [
        ("import WatchKit", [Platform.watch]), ("import AppKit", [.mac]), ("import Cocoa\nimport SwiftUI", [.mac]),
        ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", nil),
        ("#if os(watchOS)\nimport WatchKit\n#endif", nil), ("import UIKit", nil),
        ("import AppKit\nimport WatchKit", nil),
        ("struct A { @WKApplicationDelegateAdaptor var a: B }", [.watch]),
        ("// import AppKit", nil), ("let a = \"import AppKit\"", nil),
    ])
    func `are those of what a file imports on all of its platforms`(source: String, platforms: [Platform]?) {
        #expect(project(["App/A.swift": source]).platforms(of: "App/A.swift") == platforms.map { Set($0) })
    }

    @Test func `are those of the app's delegate in the same target or folder`() {
        let desk = "@main struct Desk: App { @NSApplicationDelegateAdaptor(Delegate.self) var delegate }"
        let project = project([
            "Desk/App/DeskApp.swift": desk, "Desk/App/Views/A.swift": "", "Wrist/B.swift": "",
            "Desk/App/Wrist/C.swift": "struct C { @WKApplicationDelegateAdaptor var c: D }",
        ])

        #expect(project.platforms(of: "Desk/App/Views/A.swift") == [.mac])
        #expect(project.platforms(of: "Desk/App/Wrist/C.swift") == [.watch])
        #expect(project.platforms(of: "Wrist/B.swift") == nil)
    }

    @Test func `have a first version`() {
        func minimum(_ stated: String) -> OSVersion? {
            let manifest = """
                import PackageDescription
                let package = Package(name: "Desk", platforms: [\(stated)], targets: [.target(name: "Desk")])
                """
            return project(["Package.swift": manifest, "Sources/Desk/A.swift": ""]).minimumOS(
                of: "Sources/Desk/A.swift"
            )
        }

        #expect(minimum(".iOS(.v26)") == .v26)
        #expect(minimum(".iOS(\"27.2\"), .macOS(.v15)") == .v18)
        #expect(minimum(".iOS(\"18.4\")") == .v18)
        #expect(minimum(".iOS(.v17)") == nil)
        #expect(minimum("") == nil)
    }
}
