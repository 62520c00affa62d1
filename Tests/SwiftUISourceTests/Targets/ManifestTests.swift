@testable import SwiftUISource
import TabModel
import Testing

/// Returns the targets that manifests declare.
@Suite struct ManifestTests {
    private func targets(_ files: [String: String]) -> SourceTargets {
        SourceTargets(FilesInMemory(files.mapValues { Array($0.utf8) }))
    }

    private func names(_ targets: SourceTargets, of path: String) -> [String] {
        targets.targets(of: path).map(\.name).sorted()
    }

    @Test func `reads the targets of a package`() {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kit", platforms: [.iOS(.v26), .macOS("15.0")],
                products: [.library(name: "Feed", targets: ["Feed"])],
                dependencies: [.package(path: "../Shared"), .package(url: "https://example.com/x", from: "1.0.0")],
                targets: [
                    .target(name: "Feed", dependencies: ["Core", .product(name: "Shared", package: "Shared")]),
                    .target(name: "Core", path: "Parts/Core", exclude: ["Old"]),
                    .executableTarget(name: "my-tool"),
                    .testTarget(name: "FeedTests", dependencies: ["Feed"]),
                ] + more
            )
            """
        let targets = targets([
            "Kit/Package.swift": manifest, "Kit/Sources/Feed/A.swift": "", "Kit/Parts/Core/B.swift": "",
            "Kit/Parts/Core/Old/C.swift": "", "Kit/Sources/my-tool/main.swift": "", "Kit/Tests/FeedTests/T.swift": "",
            "Kit/Sources/Computed/D.swift": "",
        ])

        #expect(names(targets, of: "Kit/Sources/Feed/A.swift") == ["Feed"])
        #expect(names(targets, of: "Kit/Parts/Core/B.swift") == ["Core"])
        #expect(names(targets, of: "Kit/Parts/Core/Old/C.swift") == [])
        #expect(names(targets, of: "Kit/Sources/Computed/D.swift") == ["Computed"])
        #expect(targets.targets(of: "Kit/Sources/my-tool/main.swift").first?.module == "my_tool")
        #expect(targets.targets(of: "Kit/Sources/my-tool/main.swift").first?.product == .program)
        #expect(targets.targets(of: "Kit/Tests/FeedTests/T.swift").first?.product == .tests)
        let feed = targets.targets(of: "Kit/Sources/Feed/A.swift").first
        #expect(feed?.platforms == [.iPhone, .iPhoneDuo, .iPad, .mac])
        #expect(feed?.minimumOS == .v18)
        #expect(feed?.dependencies.contains("Core") == true)
    }

    @Test func `takes no file of the app for a manifest`() {
        let targets = targets([
            "App/Package.swift": "struct Package { let name: String }", "App/Project.swift": "class Project {}",
            "App/project.yml": "name: A", "App/A.swift": "",
        ])

        #expect(targets.targets.isEmpty)
    }

    @Test func `reads the targets of Tuist`() {
        let manifest = """
            import ProjectDescription
            let project = Project(name: "Post", targets: [
                .target(
                    name: "Post", destinations: [.iPhone, .iPad, .macWithiPadDesign], product: .app, bundleId: "x",
                    deploymentTargets: .iOS("26.0"), sources: ["Post/Sources/**"], resources: ["Post/Resources/**"],
                    dependencies: [.target(name: "PostKit"), .project(target: "Mail", path: "../Mail")]
                ),
                Target(name: "PostKit", platform: .macOS, product: .framework, bundleId: "y", sources: "Kit/*.swift"),
                .target(name: "PostTests", destinations: .iOS, product: .unitTests, bundleId: "z", sources: .glob("Tests/**")),
            ])
            """
        let targets = targets(["Project.swift": manifest, "Post/Sources/A.swift": "", "Kit/B.swift": ""])

        #expect(names(targets, of: "Post/Sources/A.swift") == ["Post"])
        #expect(names(targets, of: "Post/Resources/en.lproj/Localizable.strings") == ["Post"])
        #expect(names(targets, of: "Kit/B.swift") == ["PostKit"])
        #expect(names(targets, of: "Tests/C.swift") == ["PostTests"])
        #expect(targets.targets(of: "Post/Sources/A.swift").first?.platforms == [.iPhone, .iPhoneDuo, .iPad])
        #expect(targets.targets(of: "Post/Sources/A.swift").first?.minimumOS == .v26)
        #expect(targets.targets(of: "Kit/B.swift").first?.platforms == [.mac])
        #expect(targets.targets(of: "Post/Sources/A.swift").first?.product == .program)
    }

    @Test func `an app of Tuist whose name is computed is called after its product, and a bundle is no app`() {
        let manifest = """
            import ProjectDescription
            func app(_ isNightly: Bool) -> Target {
                let name = isNightly ? "Nightly" : "Post"
                return Target.target(
                    name: name, destinations: [.mac], product: .app, productName: "Post", bundleId: "x", sources: ["Post/**"]
                )
            }
            let help: Target = .target(name: "PostHelp", destinations: [.mac], product: .bundle, bundleId: "y")
            let project = Project(name: "Post", targets: [app(false), help])
            """
        let targets = targets(["Project.swift": manifest, "Post/A.swift": ""])

        #expect(names(targets, of: "Post/A.swift") == ["Post"])
        #expect(targets.targets.filter { $0.product == .program }.map(\.name) == ["Post"])
    }

    @Test func `takes the folder of a computed Tuist project for one module`() {
        let manifest = """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project.module(name: "Inbox", dependencies: [.core])
            """
        let targets = targets(["Projects/Inbox/Project.swift": manifest, "Projects/Inbox/Sources/A.swift": ""])

        #expect(names(targets, of: "Projects/Inbox/Sources/A.swift") == ["Inbox"])
    }

    @Test func `reads the targets of XcodeGen`() {
        let manifest = """
            name: Post
            options:
              deploymentTarget:
                iOS: "26.1"
                macOS: 15
            packages:
              Kit: { path: Packages/Kit }
            targetTemplates:
              Common:
                sources: [Shared]
            targets:
              Post:
                type: application
                platform: iOS
                templates: [Common]
                sources:
                  - App
                  - path: Extra
                    excludes: ["Old/**"]
              PostMac:
                type: application
                platform: macOS
                sources: Mac
              PostTests:
                type: bundle.unit-test
                platform: iOS
                sources: [Tests]
            """
        let targets = targets(["project.yml": manifest, "App/A.swift": ""])

        #expect(names(targets, of: "App/A.swift") == ["Post"])
        #expect(names(targets, of: "Shared/B.swift") == ["Post"])
        #expect(names(targets, of: "Extra/C.swift") == ["Post"])
        #expect(names(targets, of: "Extra/Old/D.swift") == [])
        #expect(targets.targets(of: "Mac/E.swift").first?.platforms == [.mac])
        #expect(targets.targets(of: "Mac/E.swift").first?.minimumOS == .v18)
        #expect(targets.targets(of: "App/A.swift").first?.minimumOS == .v26)
        #expect(targets.targets(of: "Tests/F.swift").first?.product == .tests)
    }

    @Test func `reads the files and folders of an Xcode project`() throws {
        let targets = targets(["Post/Post.xcodeproj/project.pbxproj": XcodeProjectText.mixed])

        #expect(names(targets, of: "Post/Old/Views/Root.swift") == ["Post"])
        #expect(names(targets, of: "Shared/Common.swift") == ["Post", "PostMac"])
        #expect(names(targets, of: "Post/New/Any.swift") == ["PostMac"])
        #expect(names(targets, of: "Post/New/Left.swift") == [])
        #expect(names(targets, of: "Post/New/Lent.swift") == ["Post", "PostMac"])
        #expect(names(targets, of: "Post/Old/de.lproj/Localizable.strings") == ["Post"])
        #expect(names(targets, of: "Post/Old/Assets.xcassets/a.imageset/Contents.json") == ["Post"])
        #expect(names(targets, of: "Post/Old/Dead.swift") == [])
        let (post, mac) = (try #require(targets.targets.first), try #require(targets.targets.last))
        #expect(post.platforms == [.iPhone, .iPhoneDuo, .iPad])
        #expect(post.minimumOS == .v26)
        #expect(mac.platforms == [.mac])
        #expect(mac.minimumOS == nil)
        #expect(post.dependencies == ["Kit", "PostMac"])
    }

    @Test func `goes on without a project that is cut off`() {
        let whole = XcodeProjectText.mixed
        for length in stride(from: 0, to: whole.count, by: 97) {
            _ = targets(["A.xcodeproj/project.pbxproj": String(whole.prefix(length)), "A/A.swift": ""])
        }
        #expect(targets(["A.xcodeproj/project.pbxproj": String(whole.prefix(whole.count / 2))]).targets.isEmpty)
    }
}

/// Projects as Xcode writes them.
enum XcodeProjectText {
    /// Two apps with files named one by one, a folder whose files belong to a target, and one file of the other's folder.
    static let mixed = """
        // !$*UTF8*$!
        {
        archiveVersion = 1;
        objects = {
        /* Begin PBXBuildFile section */
            B1 /* Root.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Root.swift */; };
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F2; };
            B4 = {isa = PBXBuildFile; fileRef = V1; };
            B5 = {isa = PBXBuildFile; fileRef = F4; };
        /* End PBXBuildFile section */
            F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Root.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = ../Shared/Common.swift; sourceTree = SOURCE_ROOT; };
            F3 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
            F4 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
            F5 = {isa = PBXFileReference; path = Dead.swift; sourceTree = "<group>"; };
            V1 = {isa = PBXVariantGroup; children = (F3, ); name = Localizable.strings; sourceTree = "<group>"; };
            G0 = {isa = PBXGroup; children = (G1, F2, S1, ); sourceTree = "<group>"; };
            G1 = {isa = PBXGroup; children = (G2, V1, F4, F5, ); path = Old; sourceTree = "<group>"; };
            G2 = {isa = PBXGroup; children = (F1, ); name = "The \\"Views\\""; path = Views; sourceTree = "<group>"; };
            S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, ); path = New; sourceTree = "<group>"; };
            X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift, ); target = T2; };
            X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Lent.swift, ); target = T1; };
            P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
            P2 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
            P3 = {isa = PBXResourcesBuildPhase; files = (B4, B5, ); };
            D1 = {isa = PBXTargetDependency; target = T2; };
            K1 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
            T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (P1, P3, ); dependencies = (D1, );
                name = Post; packageProductDependencies = (K1, ); productType = "com.apple.product-type.application"; };
            T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (P2, ); fileSystemSynchronizedGroups = (S1, );
                name = PostMac; productType = "com.apple.product-type.application"; };
            C0 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 26.0; SDKROOT = iphoneos; }; name = Debug; };
            C1 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "A B/Info.plist"; }; name = Debug; };
            C2 = {isa = XCBuildConfiguration; buildSettings = {SUPPORTED_PLATFORMS = macosx; MACOSX_DEPLOYMENT_TARGET = 13.0; }; };
            L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
            L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
            R0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, ); };
        };
        rootObject = R0 /* Project object */;
        }
        """
}
