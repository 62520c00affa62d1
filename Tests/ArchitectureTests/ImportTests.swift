import Foundation
import Testing

/// The arrows between targets: what each may import, besides the system's own modules.
private let arrows: [String: Set<String>] = [
    "Concurrency": [],
    "TabModel": [],
    "TabResolver": ["TabModel"],
    "TabRules": ["TabModel", "PreviewAssets"],
    "SwiftUIWriting": ["TabModel"],
    // Yams' own libyaml: its events say where values end and leave aliases alone.
    "TabSpecCoding": ["TabModel", "CYaml"],
    "TabReports": ["TabModel", "TabResolver", "TabRules", "TabSpecCoding"],
    "EditorServices": ["TabModel", "TabResolver", "TabRules", "TabSpecCoding"],
    "CSodium": [],
    "CZlib": [],
    "CPostgreSQL": [],
    "CSystemCalls": [],
    // The one target that imports the platforms' C libraries.
    "CLibrary": ["CSystemCalls", "Darwin", "Glibc", "Musl"],
    // The one target that opens files without links, stops at a limit and compares fingerprints.
    "Files": [],
    "PreviewCore": ["Concurrency", "TabModel", "TabResolver", "TabSpecCoding", "CSodium", "Logging"],
    "PreviewPages": [
        "TabModel", "TabResolver", "TabRules", "TabSpecCoding", "SwiftUIWriting", "PreviewCore", "Mustache",
    ],
    "PreviewStore": ["Files", "TabModel", "TabSpecCoding", "PreviewCore", "GRDB", "GRDBSQLite", "Logging"],
    "PreviewPostgreSQL": ["Concurrency", "TabModel", "TabSpecCoding", "PreviewCore", "CPostgreSQL", "Logging"],
    "SpecFileSystem": ["Concurrency", "Files", "TabModel", "PreviewCore", "Logging"],
    "SwiftUIMessages": ["TabModel", "TabSpecCoding"],
    "PreviewProcesses": [
        "Concurrency", "Files", "TabModel", "PreviewCore", "SwiftUIMessages", "Subprocess", "Logging",
    ],
    "PreviewAssets": [],
    // Requests and responses of any server: nothing about previews.
    "HTTPServing": ["Concurrency", "FlyingSocks"],
    "PreviewServer": [
        "Concurrency", "Files", "TabModel", "TabResolver", "TabSpecCoding", "TabReports", "SwiftUIWriting",
        "EditorServices",
        "HTTPServing", "PreviewCore", "PreviewPages", "CoreMetrics", "CZlib", "Logging",
    ],
    "TabPreviewServer": [
        "TabRules", "TabResolver", "TabSpecCoding", "PreviewCore", "PreviewPages", "PreviewStore", "HTTPServing",
        "PreviewServer", "PreviewAssets", "SpecFileSystem", "Files", "FlyingFox", "FlyingSocks", "Logging",
    ],
    // The parser is in the reader's executable alone: it hangs on some texts, and takes minutes to build.
    "SwiftUISource": [
        "Files", "TabModel", "SwiftUIWriting", "TabSpecCoding", "SwiftOperators", "SwiftParser", "SwiftSyntax",
    ],
    "tabpreview-swiftui": ["SwiftUISource", "SwiftUIMessages", "TabModel", "TabSpecCoding"],
    "tabpreview": [
        "Concurrency", "Files", "TabModel", "TabResolver", "TabRules", "TabSpecCoding", "TabReports", "PreviewCore",
        "PreviewPages",
        "PreviewStore", "PreviewPostgreSQL", "SpecFileSystem", "SwiftUIMessages", "SwiftUIWriting", "HTTPServing",
        "PreviewProcesses", "PreviewServer", "PreviewAssets", "EditorServices", "ArgumentParser", "Configuration",
        "Logging",
    ],
]

/// The system's modules; the model has none of them.
private let system: Set<String> = [
    "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "CLibrary", "SystemPackage",
]

@Suite struct ImportTests {
    @Test func `every target imports only what is below it`() throws {
        let files = try SourceTree.files(in: "Sources", suffix: ".swift")
        try #require(files.count > 40)

        for file in files {
            let allowed = try #require(arrows[file.target], "\(file.target) has no arrows")
            for name in file.imports where !allowed.contains(name) {
                #expect(system.contains(name), "\(file.path) imports \(name)")
            }
        }
    }

    @Test func `the model, the rulebook, the writer and QR codes import nothing from the system`() throws {
        let pure = [
            "TabModel", "TabResolver", "SwiftUIWriting", "TabSpecCoding/Syntax", "EditorServices/Assistance",
            "EditorServices/LanguageServer", "PreviewPages/QRCodes",
        ]
        let files = try SourceTree.files(in: "Sources", suffix: ".swift").filter { file in
            pure.contains { file.path.hasPrefix("Sources/\($0)/") }
        }
        try #require(files.count > 20)

        for file in files {
            #expect(system.isDisjoint(with: file.imports), "\(file.path)")
        }
    }

    @Test func `each foreign package is imported by one target`() throws {
        var importers: [String: Set<String>] = [:]
        for file in try SourceTree.files(in: "Sources", suffix: ".swift") {
            for name in file.imports where !system.contains(name) && arrows[name] == nil && name != "Logging" {
                importers[name, default: []].insert(file.target)
            }
        }

        // The command line's server uses the sockets of FlyingFox, and the library the rest.
        #expect(importers.removeValue(forKey: "FlyingSocks") == ["HTTPServing", "TabPreviewServer"])
        #expect(importers.values.allSatisfy { $0.count == 1 }, "\(importers)")
        #expect(Set(["GRDB", "CYaml", "FlyingFox", "Mustache", "SwiftParser"]).isSubset(of: importers.keys))
    }

    @Test func `only the library for other programs loads FlyingFox, and with it FoundationNetworking`() {
        let importers = arrows.filter { $0.value.contains("FlyingFox") }.keys

        #expect(Set(importers) == ["TabPreviewServer"])
        #expect(!arrows.values.contains { $0.contains("TabPreviewServer") })
    }

    @Test func `the program links neither the reader of Swift source nor its parser`() throws {
        let manifest = try String(contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
        let lines = manifest.split(separator: "\n")
        let start = try #require(lines.lastIndex { $0.contains("            name: \"tabpreview\",") })
        let target = lines[start...].prefix { !$0.contains("swiftSettings") }

        try #require(target.count > 5)
        #expect(!target.contains { $0.contains("SwiftUISource") || $0.contains("swift-syntax") })
        for (target, imports) in arrows where imports.contains("SwiftUISource") {
            #expect(target == "tabpreview-swiftui")
        }
        // What names them at all: the target itself, its executable, its tests and what tries it; and the target alone
        // its packages.
        #expect(lines.count { $0.contains("\"SwiftUISource\"") } == 4)
        #expect(lines.count { $0.contains("package: \"swift-syntax\"") } == 3)
    }
}
