// swift-tools-version: 6.2
import PackageDescription

/// The same language settings everywhere: imports say what they expose, and a warning stops the build.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

/// A library target of this package.
///
/// `uses` are its arrows down, `packages` the foreign products that it alone may import, `files` what comes with it.
func module(
    _ name: String,
    uses: [Target.Dependency] = [],
    packages: [Target.Dependency] = [],
    files: [String] = []
) -> Target {
    .target(
        name: name,
        dependencies: uses + packages,
        resources: files.map { .copy($0) },
        swiftSettings: settings
    )
}

/// A target that measures or stress-tests the product; no part of it.
func benchmark(_ name: String, uses: [Target.Dependency], isLibrary: Bool = false) -> Target {
    let path = "Benchmarks/Sources/\(name)"
    return isLibrary
        ? .target(name: name, dependencies: uses, path: path, swiftSettings: settings)
        : .executableTarget(name: name, dependencies: uses, path: path, swiftSettings: settings)
}

/// The tests of one target.
func tests(_ name: String, uses: [Target.Dependency] = [], files: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name)] + uses,
        exclude: files,
        swiftSettings: settings
    )
}

let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
    name: "tabpreview",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "tabpreview", targets: ["tabpreview"]),
        .executable(name: "tabpreview-swiftui", targets: ["tabpreview-swiftui"]),
        .library(name: "TabPreviewServer", targets: ["TabPreviewServer"]),
    ],
    traits: [
        .trait(name: "PostgreSQL", description: "Stores previews in PostgreSQL too, through the system's libpq.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: ["JSON"]),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // SHA-256 and scrypt. swift-crypto on Linux compiles 369 files of BoringSSL: two fifths of a first build.
        .systemLibrary(
            name: "CSodium",
            pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]
        ),
        // The system's gzip.
        .systemLibrary(
            name: "CZlib",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"])]
        ),
        // The client library of PostgreSQL. Only with the trait is it imported and linked.
        .systemLibrary(
            name: "CPostgreSQL",
            pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
        ),
        // What Swift can't call itself, and the C library of each platform under one name.
        .target(name: "CSystemCalls"),
        module("CLibrary", uses: ["CSystemCalls"]),
        module("Files", uses: ["CLibrary"]),
        // FlyingFox itself would load FoundationNetworking, and with it curl and 25 other libraries, at each start.
        module(
            "HTTPServing",
            uses: ["CLibrary", "Concurrency"],
            packages: [.product(name: "FlyingSocks", package: "FlyingFox")]
        ),
        module("Concurrency"),
        module("TabModel"),
        module("TabResolver", uses: ["TabModel"]),
        module("TabRules", uses: ["TabModel", "PreviewAssets"], files: ["rulebook.json"]),
        module("SwiftUIWriting", uses: ["TabModel"]),
        module("TabSpecCoding", uses: ["TabModel"], packages: [.product(name: "Yams", package: "Yams")]),
        module("TabReports", uses: ["TabModel", "TabResolver", "TabRules", "TabSpecCoding"]),
        module("EditorServices", uses: ["CLibrary", "TabModel", "TabResolver", "TabRules", "TabSpecCoding"]),
        module(
            "PreviewCore",
            uses: ["Concurrency", "TabModel", "TabResolver", "TabSpecCoding"],
            packages: ["CSodium", logging]
        ),
        module(
            "PreviewPages",
            uses: ["TabModel", "TabResolver", "TabRules", "TabSpecCoding", "SwiftUIWriting", "PreviewCore"],
            packages: [.product(name: "Mustache", package: "swift-mustache")]
        ),
        module(
            "PreviewStore",
            uses: ["CLibrary", "Files", "TabModel", "TabSpecCoding", "PreviewCore"],
            packages: [.product(name: "GRDB", package: "GRDB.swift"), logging]
        ),
        module(
            "PreviewPostgreSQL",
            uses: ["Concurrency", "TabModel", "TabSpecCoding", "PreviewCore"],
            packages: [.target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])), logging]
        ),
        module(
            "SpecFileSystem",
            uses: ["CLibrary", "Concurrency", "Files", "TabModel", "PreviewCore"],
            packages: [logging]
        ),
        module("SwiftUIMessages", uses: ["TabModel", "TabSpecCoding"]),
        module(
            "PreviewProcesses",
            uses: ["CLibrary", "Concurrency", "Files", "TabModel", "PreviewCore", "SwiftUIMessages"],
            packages: [.product(name: "Subprocess", package: "swift-subprocess"), logging]
        ),
        .target(
            name: "PreviewAssets",
            path: ".",
            exclude: [
                ".ci", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Dockerfile", "Examples", "Hosting", "LICENSE",
                "README.md", "Schema", "Scripts", "Tests", "action.yml", "compose.yaml", "findings",
                "config.json", "docs", "Sources/CSodium", "Sources/CZlib", "Sources/CPostgreSQL",
                "Sources/CSystemCalls", "Sources/CLibrary", "Sources/Concurrency", "Sources/EditorServices",
                "Sources/Files",
                "Sources/HTTPServing", "Sources/PreviewPostgreSQL",
                "Sources/TabModel", "Sources/TabResolver", "Sources/TabRules", "Sources/SwiftUIWriting",
                "Sources/TabSpecCoding", "Sources/TabReports", "Sources/PreviewCore", "Sources/PreviewPages",
                "Sources/PreviewStore", "Sources/SpecFileSystem", "Sources/PreviewProcesses",
                "Sources/PreviewServer", "Sources/SwiftUIMessages", "Sources/SwiftUISource",
                "Sources/TabPreviewServer", "Sources/tabpreview",
                "Sources/tabpreview-swiftui",
            ],
            sources: ["Sources/PreviewAssets"],
            resources: [.copy("Public"), .copy("Templates")],
            swiftSettings: settings
        ),
        module(
            "PreviewServer",
            uses: [
                "CLibrary", "Concurrency", "Files", "TabModel", "TabResolver", "TabSpecCoding", "TabReports",
                "SwiftUIWriting",
                "EditorServices", "HTTPServing", "PreviewCore", "PreviewPages",
            ],
            packages: [
                "CZlib",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                logging,
            ]
        ),
        // The preview in other programs' servers. It alone loads FlyingFox; `tabpreview` doesn't link it.
        module(
            "TabPreviewServer",
            uses: [
                "TabRules", "TabResolver", "TabSpecCoding", "PreviewCore", "PreviewPages", "PreviewStore",
                "HTTPServing", "PreviewServer", "PreviewAssets", "SpecFileSystem", "Files",
            ],
            packages: [
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
                logging,
            ]
        ),
        .executableTarget(
            name: "tabpreview",
            dependencies: [
                "CLibrary", "Concurrency", "Files", "TabModel", "TabResolver", "TabRules", "TabSpecCoding",
                "TabReports",
                "PreviewCore",
                "PreviewPages", "PreviewStore", "PreviewPostgreSQL", "SpecFileSystem", "SwiftUIMessages",
                "SwiftUIWriting", "HTTPServing", "PreviewProcesses", "PreviewServer", "PreviewAssets",
                "EditorServices",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "SystemPackage", package: "swift-system"),
                logging,
            ],
            swiftSettings: settings
        ),
        // The parser takes minutes to build, and hangs or overflows on some texts: it has an executable of its own.
        module(
            "SwiftUISource",
            uses: ["CLibrary", "Files", "TabModel", "SwiftUIWriting", "TabSpecCoding"],
            packages: [
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
        .executableTarget(
            name: "tabpreview-swiftui",
            dependencies: ["CLibrary", "SwiftUIMessages", "SwiftUISource", "TabModel", "TabSpecCoding"],
            swiftSettings: settings
        ),
        benchmark("SpecMutation", uses: ["TabModel", "TabSpecCoding"], isLibrary: true),
        benchmark("mutate-specs", uses: ["SpecMutation", "TabModel", "TabSpecCoding"]),
        benchmark(
            "mutate-swift",
            uses: ["SpecMutation", "TabModel", "TabSpecCoding", "SwiftUIMessages", "PreviewProcesses"]
        ),
        benchmark(
            "SwiftUITrials",
            uses: ["TabModel", "SpecMutation", "SwiftUISource", "SwiftUIWriting", "TabSpecCoding"],
            isLibrary: true
        ),
        benchmark("edit-swift", uses: ["SwiftUITrials"]),
        benchmark("draw-qr-codes", uses: ["PreviewPages"]),
        benchmark("measure-edits", uses: ["TabModel", "TabSpecCoding"]),
        benchmark("measure-resolver", uses: ["TabModel", "TabResolver"]),
        benchmark("kill-store-writer", uses: ["TabModel", "PreviewCore", "PreviewStore"]),
        benchmark(
            "constant-server",
            uses: [
                .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
            ]
        ),
        .target(
            name: "TestTools",
            dependencies: ["CLibrary", "TabModel"],
            path: "Tests/TestTools",
            swiftSettings: settings
        ),
        tests("Files", uses: ["CLibrary"]),
        tests("Concurrency"),
        tests("TabModel", uses: ["TestTools"]),
        tests(
            "TabResolver",
            uses: ["TabModel", "TabSpecCoding", "TestTools"],
            files: ["Situations", "Symbols/usual-names.txt"]
        ),
        tests("TabRules", uses: ["TabModel", "TabResolver"]),
        tests(
            "SwiftUIWriting",
            uses: ["TabModel", "TabSpecCoding", "SwiftUITrials", "TestTools"],
            files: ["Golden", "Specs", "Stub"]
        ),
        tests(
            "SwiftUISource",
            uses: ["TabModel", "TabSpecCoding", "SwiftUITrials", "SwiftUIWriting", "TestTools"],
            files: ["Golden", "Projects"]
        ),
        tests("TabReports", uses: ["TabModel", "TabResolver", "TabRules", "TabSpecCoding", "TestTools"]),
        tests(
            "EditorServices",
            uses: ["CLibrary", "TabModel", "TabResolver", "TabRules", "TabSpecCoding", "TestTools"]
        ),
        tests(
            "TabSpecCoding",
            uses: ["TabModel", "SpecMutation", "TestTools", .product(name: "Yams", package: "Yams")]
        ),
        .target(
            name: "PreviewFakes",
            dependencies: ["TabModel", "TabResolver", "TabSpecCoding", "PreviewCore"],
            path: "Tests/PreviewFakes",
            swiftSettings: settings
        ),
        .target(
            name: "StorePromises",
            dependencies: ["TabModel", "TabSpecCoding", "PreviewCore"],
            path: "Tests/StorePromises",
            swiftSettings: settings
        ),
        tests("PreviewCore", uses: ["TabModel", "TabResolver", "TabSpecCoding", "PreviewStore", "PreviewFakes"]),
        tests(
            "PreviewPages",
            uses: ["TabModel", "TabResolver", "TabSpecCoding", "PreviewCore", "PreviewAssets", "TestTools"],
            files: ["Golden", "QRCodes/Golden"]
        ),
        tests(
            "PreviewStore",
            uses: ["TabModel", "TabSpecCoding", "PreviewCore", "StorePromises", "kill-store-writer", "TestTools"],
            files: ["Database/Fixtures"]
        ),
        .target(
            name: "PostgreSQLTools",
            dependencies: ["CLibrary", "PreviewPostgreSQL", logging],
            path: "Tests/PostgreSQLTools",
            swiftSettings: settings
        ),
        tests(
            "PreviewPostgreSQL",
            uses: [
                "CLibrary", "Concurrency", "TabModel", "TabSpecCoding", "PreviewCore", "PostgreSQLTools",
                "StorePromises", logging,
            ]
        ),
        tests("SpecFileSystem", uses: ["CLibrary", "Files", "TabSpecCoding", "PreviewCore", logging]),
        tests("HTTPServing", uses: ["CLibrary", "TestTools", .product(name: "FlyingSocks", package: "FlyingFox")]),
        tests("PreviewProcesses", uses: ["TabModel", "TabSpecCoding", "SwiftUIMessages", "tabpreview-swiftui"]),
        tests("SwiftUIMessages", uses: ["TabModel"]),
        tests(
            "PreviewServer",
            uses: [
                "CLibrary", "HTTPServing", "TabModel", "TabResolver", "TabSpecCoding", "PreviewCore", "PreviewPages",
                "PreviewAssets", "CZlib", "PreviewFakes", "TestTools",
            ]
        ),
        // The program in docs/embedding.md, with the settings that other packages have.
        .executableTarget(
            name: "embedding-example",
            dependencies: ["TabPreviewServer", .product(name: "FlyingFox", package: "FlyingFox")],
            path: "Tests/EmbeddingExample"
        ),
        tests(
            "TabPreviewServer",
            uses: [
                "TestTools",
                .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
            ]
        ),
        .testTarget(
            name: "TabPreviewTests",
            dependencies: ["tabpreview", "Files", "TabModel", "TabSpecCoding", "TabReports", "PreviewCore"],
            swiftSettings: settings
        ),
        .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
