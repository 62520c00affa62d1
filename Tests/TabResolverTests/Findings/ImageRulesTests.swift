import TabModel
import TestTools
import Testing

@testable import TabResolver

/// R5.83, which needs to know which images can be shown.
@Suite struct ImageRulesTests {
    private static func spec(_ path: String) -> TabSpec {
        var shot = Tab(label: TabLabel(title: "Shot"), value: .string("shot"))
        shot.content = .image(path)
        return TabSpec(tabs: [
            .tab(Tab(label: TabLabel(title: "Home", image: path), value: .string("home"))), .tab(shot),
        ])
    }

    private static func found(_ path: String, _ images: [String: ImageProblem]?) -> [Diagnostic] {
        SpecLint().imageFindings(
            in: LintedSpec(spec(path), file: "tabs.json", images: images.map { ReferencedImages(problems: $0) })
        )
    }

    @Test(.proves("R5.83"))
    func `R5.83 names a tab's image and its screenshot where they can't be shown`() {
        let found = Self.found("art/none.png", ["art/none.png": .missing])

        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(found.map(\.entry) == ["home", "shot"])
        #expect(
            found.allSatisfy { $0.text.contains("\"art/none.png\"") && $0.text.contains("file doesn't exist") }
        )
        #expect(found[0].text.hasPrefix("The image ") && found[1].text.hasPrefix("The content image "))
        #expect(found[0].fix?.contains("relative to the spec") == true)
    }

    @Test func `R5.83 says of a name without ending that asset catalogs can't be looked up`() {
        #expect(Self.found("Running", ["Running": .missing]).first?.fix?.contains("asset catalog") == true)
    }

    @Test func `R5.83 says which formats are shown`() {
        let finding = Self.found("a.tiff", ["a.tiff": .format]).first

        #expect(finding?.text.contains("PNG, JPEG, GIF, WebP or SVG") == true)
        #expect(finding?.fix?.contains("PNG, JPEG, GIF, WebP or SVG") == true)
    }

    private static let drawing = ImageProblem.drawing(
        Diagnostic(
            id: "unknownKey",
            text: "<filter> is not drawn.",
            file: "a.svg",
            location: SourceLocation(line: 3, column: 5),
            fix: "Remove it."
        )
    )

    @Test(.proves("R5.83"))
    func `R5.83 gives the place of what a drawing may not have, once, and what to do`() throws {
        let finding = try #require(Self.found("a.svg", ["a.svg": Self.drawing]).first)
        #expect(finding.text.hasSuffix(" can't be shown: a.svg:3:5: <filter> is not drawn."))
        #expect(finding.fix == "Remove it.")

        let catalog = AssetCatalog(["Home": ImageSet(.init("a.svg"))])
        let images = ReferencedImages(catalog: catalog, problems: ["a.svg": Self.drawing])
        let asset = try #require(Self.found(Self.asset("Home"), images).first)
        #expect(asset.text.hasSuffix(" can't be shown: a.svg:3:5: <filter> is not drawn.") && asset.fix == "Remove it.")
    }

    @Test(
        arguments: [
            .outside, .notAFile, .unreadable, .tooLarge(most: 8 << 20), .tooManyPixels(most: 24_000_000), .format,
            .missing, .tooMany(most: 20_000), drawing,
        ] as [ImageProblem]
    )
    func `R5.83 says of every problem what it is and what to do`(problem: ImageProblem) throws {
        let finding = try #require(Self.found("a.png", ["a.png": problem]).first)

        #expect(finding.text.hasSuffix(".") && finding.fix?.hasSuffix(".") == true)
    }

    @Test(.proves("R5.83"))
    func `R5.83 is silent about images that can be shown, and where nobody looked`() {
        #expect(Self.found("a.png", [:]) == [])
        #expect(Self.found("a.png", nil) == [])
    }

    @Test func `R5.83 is switched off like every rule, and no unused suppression where nobody looked`() {
        var spec = Self.spec("a.png")
        spec.lint = ["R5.83": "drawn later"]
        let looked = LintedSpec(spec, file: "tabs.json", images: ReferencedImages(problems: ["a.png": .missing]))

        #expect(SpecLint().imageFindings(in: looked) == [])
        #expect(SpecLint().suppressionRemarks(in: [looked]) == [])
        #expect(SpecLint().suppressionRemarks(in: [LintedSpec(spec, file: "tabs.json")]) == [])
        let fine = LintedSpec(spec, file: "tabs.json", images: ReferencedImages(problems: [:]))
        #expect(SpecLint().suppressionRemarks(in: [fine]).map(\.id) == ["unusedSuppression"])
    }

    @Test func `R5.83 is in a layout's findings too`() {
        let resolver = LayoutResolver(Self.spec("a.png"), images: ReferencedImages(problems: ["a.png": .missing]))
        #expect(resolver.layout(in: ResolutionEnvironment(platform: .mac)).findings.contains { $0.id == "R5.83" })
    }

    private static func asset(_ name: String, _ change: (inout TabSpec) -> Void = { _ in }) -> TabSpec {
        var spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: "Home", imageAsset: name), value: .string("home")))])
        spec.assetCatalog = "A.xcassets"
        change(&spec)
        return spec
    }

    private static func found(_ spec: TabSpec, _ images: ReferencedImages) -> [Diagnostic] {
        SpecLint().imageFindings(in: LintedSpec(spec, file: "tabs.json", images: images))
    }

    @Test(.proves("R5.83"))
    func `R5.83 names what the asset catalog lacks, with the nearest name`() {
        let images = ReferencedImages(problems: [:], setProblems: ["Runing": .missing(nearest: "Running")])
        let finding = Self.found(Self.asset("Runing"), images).first

        #expect(finding?.id == "R5.83" && finding?.entry == "home")
        #expect(finding?.text.contains("\"Runing\" of Home") == true)
        #expect(finding?.fix == "Write \"Running\"." && finding?.text.contains("Did you mean \"Running\"?") == true)
    }

    @Test(.proves("R5.83"))
    func `R5.83 gives the place of what is wrong with an image set`() {
        let mistake = Diagnostic(
            id: "type",
            text: "expected an array, found 1.",
            file: "A.xcassets/Home.imageset/Contents.json",
            location: SourceLocation(line: 3, column: 5)
        )
        let images = ReferencedImages(problems: [:], setProblems: ["Home": .contents(mistake)])
        let text = Self.found(Self.asset("Home"), images).first?.text

        #expect(text?.hasSuffix("A.xcassets/Home.imageset/Contents.json:3:5: expected an array, found 1.") == true)
    }

    @Test(.proves("R5.83"))
    func `R5.83 names a catalog that can't be read once, and asks for one where a name has none`() {
        let unread = Self.found(Self.asset("Home"), ReferencedImages(problems: [:], catalogProblem: .missing))
        #expect(unread.map(\.entry) == [nil])
        #expect(unread.first?.text.contains("folder doesn't exist") == true)

        let none = Self.found(Self.asset("Home") { $0.assetCatalog = nil }, ReferencedImages(problems: [:]))
        #expect(none.first?.entry == "home" && none.first?.fix?.contains("assetCatalog") == true)
    }

    @Test(arguments: [.missing, .format, .outside, .tooLarge(most: 8 << 20)] as [ImageProblem])
    func `R5.83 names the file of an image set that can't be shown`(problem: ImageProblem) throws {
        let path = "A.xcassets/Home.imageset/a.png"
        let catalog = AssetCatalog(["Home": ImageSet(.init(path))])
        let images = ReferencedImages(catalog: catalog, problems: [path: problem])
        let finding = try #require(Self.found(Self.asset("Home"), images).first)

        #expect(finding.text.contains(path) && finding.text.hasSuffix(".") && finding.fix?.hasSuffix(".") == true)
    }

    @Test func `R5.83 says of a set without files what to add`() {
        let images = ReferencedImages(problems: [:], setProblems: ["Home": .empty(path: "A.xcassets/Home.imageset")])
        #expect(Self.found(Self.asset("Home"), images).first?.fix == "Add an image to the set.")
    }

    @Test(
        .proves("R5.75"),
        arguments: [
            ("a.png", 28, true), ("a.png", 29, false), ("a@2x.png", 56, true), ("a@2x.png", 57, false),
            ("a@3x.png", 84, true), ("a@3x.png", 90, false),
        ]
    )
    func `R5.75 says of an image how high it is, by its scale`(path: String, height: Double, isSilent: Bool) {
        let spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: "Home", image: path), value: .string("home")))])
        let images = ReferencedImages(problems: [:], facts: [path: ImageFacts(height: height, isOpaque: false)])

        let found = Self.found(spec, images)

        #expect(found.map(\.id) == (isSilent ? [] : ["R5.75"]))
        #expect(found.allSatisfy { $0.severity == .warning && $0.text.contains("points high") })
    }

    @Test(.proves("R5.75", "R1.115"))
    func `R5.75 warns of a template without transparency, unless it is drawn as original`() {
        let path = "A.xcassets/Home.imageset/a.jpg"
        for (rendering, intent, count) in [
            (ImageRendering.automatic, ImageRendering.automatic, 1), (.automatic, .original, 0),
            (.original, .template, 0), (.template, .original, 1),
        ] {
            var tab = Tab(label: TabLabel(title: "Home", imageAsset: "Home"), value: .string("home"))
            tab.label.imageRendering = rendering
            var spec = TabSpec(tabs: [.tab(tab)])
            spec.assetCatalog = "A.xcassets"
            let catalog = AssetCatalog(["Home": ImageSet(.init(path, scale: 2), rendering: intent)])
            let facts = [path: ImageFacts(height: 56, isOpaque: true)]
            let found = Self.found(spec, ReferencedImages(catalog: catalog, problems: [:], facts: facts))
            #expect(found.count == count, "\(rendering) \(intent)")
            #expect(found.allSatisfy { $0.text.contains("filled box") && $0.fix?.contains("original") == true })
        }
    }

    @Test func `R5.75 is silent about a symbol's image, and where nobody looked`() {
        var spec = Self.spec("a.png")
        let facts = ["a.png": ImageFacts(height: 512, isOpaque: true)]
        #expect(SpecLint().imageFindings(in: LintedSpec(spec, file: "t", images: nil)) == [])
        var tab = Tab(label: TabLabel(title: "Home", systemImage: "house", image: "a.png"), value: .string("home"))
        tab.content = .image("a.png")
        spec = TabSpec(tabs: [.tab(tab)])
        #expect(Self.found(spec, ReferencedImages(problems: [:], facts: facts)) == [])
    }
}
