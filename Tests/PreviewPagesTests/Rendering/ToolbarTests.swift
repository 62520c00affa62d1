import PreviewCore
import TabModel
import TabResolver
import Testing

@testable import PreviewPages

@Suite struct ToolbarTests {
    private func controls(_ query: [(String, String)]) throws -> [String: [String: String]] {
        let page = Markup(try SamplePage.page(query))
        let links = page.elements.filter { ["segment"].contains($0.attributes["class"]) }.map(\.attributes)
            .filter { ResolverSwitch(rawValue: $0["data-control"] ?? "") == nil }
        return Dictionary(grouping: links) { "\($0["data-control"] ?? "")=\($0["data-value"] ?? "")" }
            .compactMapValues(\.first)
    }

    @Test func `changes one thing with each link and keeps the rest`() throws {
        let controls = try controls([("select", "library"), ("os", "18"), ("platform", "iPad")])

        #expect(controls["os=27"]?["href"] == "./?platform=iPad&select=library")
        #expect(controls["os=26"]?["href"] == "./?platform=iPad&os=26&select=library")
        #expect(controls["sdk=26"]?["href"] == "./?platform=iPad&os=18&sdk=26&select=library")
        #expect(controls["sdk=27.1"]?["href"] == "./?platform=iPad&os=18&select=library")
        #expect(controls["colorScheme=dark"]?["href"] == "./?platform=iPad&os=18&select=library&colorScheme=dark")
        #expect(controls["view=compare"]?["href"] == "./?os=18&select=library")
        #expect(controls["sizeClass=compact"]?["href"] == "./?platform=iPad&sizeClass=compact&os=18&select=library")
    }

    @Test func `marks what is current`() throws {
        let controls = try controls([("direction", "rtl")])
        let current = controls.filter { $0.value["aria-current"] == "true" }.keys.sorted()

        #expect(
            current == [
                "colorScheme=auto", "contrast=standard", "direction=rtl", "dynamicTypeSize=large",
                "locale=en", "mode=preview", "orientation=landscape",
                "os=27", "profile=default", "reduceMotion=false", "reduceTransparency=false", "sdk=27.1",
                "sizeClass=regular", "view=compare",
                "zoom=fit",
            ]
        )
    }

    @Test func `offers the spec's language, those that find mistakes, and the one chosen`() throws {
        func offered(_ query: [(String, String)]) throws -> [String] {
            try controls(query).keys.filter { $0.hasPrefix("locale=") }.sorted()
        }

        #expect(try offered([]) == ["locale=ar-XB", "locale=en", "locale=en-XA"])
        #expect(try offered([("locale", "de-AT")]) == ["locale=ar-XB", "locale=de", "locale=en", "locale=en-XA"])
        var spec = SampleSpec.library
        spec.tabViewSidebarFooter = TabLabel(title: "Foot")
        spec.tabViewSidebarFooter?.translations = [Translation("ja", "足"), Translation("de", "Fuß")]
        let page = Markup(try SamplePage.page([], snapshot: SamplePage.snapshot(spec: spec)))
        let languages = page.elements.filter { $0.attributes["data-control"] == "locale" }
        #expect(languages.compactMap { $0.attributes["data-value"] } == ["en", "de", "ja", "en-XA", "ar-XB"])
        #expect(try controls([])["locale=en-XA"]?["aria-label"] == "Accented English, a pseudolanguage (en-XA)")
        #expect(try SamplePage.page([]).contains("<span>Accented English</span>"))
        #expect(try controls([("locale", "de")])["locale=en"]?["href"] == "./")
        #expect(try controls([])["locale=ar-XB"]?["href"] == "./?locale=ar-XB")
    }

    @Test func `the direction is that of the language until another is chosen`() throws {
        let arabic = try controls([("locale", "ar")])
        let turned = try controls([("locale", "ar"), ("direction", "ltr")])

        #expect(arabic["direction=rtl"]?["aria-current"] == "true" && arabic["direction=ltr"]?["aria-current"] == nil)
        #expect(arabic["direction=ltr"]?["href"] == "./?locale=ar&direction=ltr")
        #expect(turned["direction=ltr"]?["aria-current"] == "true")
        #expect(turned["direction=rtl"]?["href"] == "./?locale=ar")
    }

    @Test func `turns the compared iPad compact with the size class toggle`() throws {
        let controls = try controls([])

        #expect(controls["sizeClass=compact"]?["href"] == "./?sizeClass=compact")
        #expect(controls["sizeClass=compact"]?["data-key"] == "c")
    }

    @Test func `leads from the view of all to one iPad by its size class`() throws {
        #expect(try controls([("view", "all")])["sizeClass=compact"]?["href"] == "./?platform=iPad&sizeClass=compact")
    }

    @Test(arguments: [
        (Platform.mac, "compact", "Mac has regular width only"), (.tv, "compact", "Apple TV has regular width only"),
        (.vision, "compact", "Vision Pro has regular width only"),
        (.watch, "regular", "Apple Watch has compact width only"),
    ])
    func `disables the width that a platform does not have, and says so`(
        platform: Platform,
        missing: String,
        reason: String
    ) throws {
        let controls = try controls([("platform", platform.rawValue)])
        let segment = try #require(controls["sizeClass=\(missing)"])

        #expect(segment["href"] == nil)
        #expect(segment["aria-disabled"] == "true")
        #expect(segment["title"] == reason)
        #expect(controls["orientation=portrait"]?["title"] == "Only iPhone and iPad can be rotated")
    }

    @Test(arguments: [Platform.iPhone, .iPad])
    func `leaves both widths and both orientations to what has them`(platform: Platform) throws {
        let controls = try controls([("platform", platform.rawValue)])

        for name in ["sizeClass=compact", "sizeClass=regular", "orientation=portrait", "orientation=landscape"] {
            #expect(controls[name]?["href"] != nil, "\(name)")
        }
    }

    @Test func `gives each platform its key, from 1 to 6, and all of them 0`() throws {
        let controls = try controls([])
        let keys = ["iPhone", "iPad", "mac", "tv", "vision", "watch"].map { controls["platform=\($0)"]?["data-key"] }

        #expect(keys == ["1", "2", "3", "4", "5", "6"])
        #expect(controls["view=all"]?["data-key"] == "0")
    }

    @Test func `names in the button of the settings what differs, with a link that clears it`() throws {
        let query = [
            ("platform", "iPad"), ("os", "18"), ("colorScheme", "dark"), ("zoom", "75"), ("select", "library"),
        ]
        let settings = SampleValues.page(ViewState(query: query)).toolbar.settings

        #expect(settings.title == "OS 18 · Dark · 75 %" && settings.isCurrent)
        #expect(settings.reset?.href == "./?platform=iPad&select=library")
        let usual = SampleValues.page(ViewState()).toolbar.settings
        #expect(usual.title == "Settings" && usual.reset == nil && !usual.isCurrent)
    }

    @Test func `counts errors and warnings, and leads to them`() throws {
        var layout = SampleLayout.topBar
        layout.findings.append(Diagnostic(severity: .error, id: "R5.1", text: "Twice.", file: "library.json"))
        let findings = try #require(SampleValues.page(ViewState(), layout: layout).toolbar.findings)

        #expect(findings.counts.map(\.severity) == ["error", "warning"])
        #expect(findings.counts.map { "\($0.count) \($0.word)" } == ["1 error", "1 warning"])
        #expect(findings.label == "1 error and 1 warning: show in the inspector")
        #expect(findings.href == "./?tab=findings&inspector=open")
        layout.findings = []
        #expect(SampleValues.page(ViewState(), layout: layout).toolbar.findings == nil)
    }

    @Test func `says why tabs can't be customized here`() throws {
        func reason(_ query: [(String, String)], _ change: (inout TabSpec) -> Void = { _ in }) throws -> String? {
            var spec = SampleSpec.everything
            change(&spec)
            let modes = SampleValues.page(ViewState(query: query), snapshot: SamplePage.snapshot(spec: spec)).toolbar
                .modes
            let segment = try #require(modes?.groups.first?.segments.first { $0.title == "Customize" })
            return segment.isDisabled ? segment.tooltip : nil
        }
        #expect(try reason([]) == nil)
        #expect(try reason([("platform", "iPhone")]) == "People customize tabs on an iPad in regular width")
        #expect(try reason([("view", "all")]) == "Open one device to customize its tabs")
        #expect(try reason([]) { $0.tabViewCustomization = nil }?.contains("tabViewCustomization") == true)
    }

    @Test func `exports what the address says, and nothing before the first good spec`() throws {
        let query = [("platform", "iPhone"), ("select", "library"), ("colorScheme", "dark")]
        let links = Markup(try SamplePage.page(query)).elements.filter {
            $0.attributes["data-export"] != nil && $0.attributes["href"] != nil
        }
        let waiting = Markup(try SamplePage.page([], snapshot: SamplePage.snapshot(spec: nil)))

        #expect(
            links.compactMap { $0.attributes["href"] }
                == ["png", "html", "swift", "json"].map {
                    "./export.\($0)?platform=iPhone&select=library&colorScheme=dark"
                }
        )
        #expect(waiting.elements.filter { $0.attributes["data-export"] != nil && $0.attributes["href"] != nil }.isEmpty)
    }

    @Test func `closes More and search on the way to another device`() throws {
        let controls = try controls([("platform", "iPhone"), ("more", "true"), ("orientation", "landscape")])

        #expect(controls["platform=iPad"]?["href"] == "./?platform=iPad")
    }
}
