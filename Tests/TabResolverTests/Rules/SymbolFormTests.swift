import TabModel
import TestTools
import Testing

@testable import TabResolver

/// The forms in which symbols are drawn, and what a tab looks like while it is selected.
struct SymbolFormTests {
    /// A spec with three symbols, the first of which has a form.
    private func spec(_ form: SymbolVariants?, ofAll usual: SymbolVariants? = nil) -> TabSpec {
        var spec = SpecNotation.spec("T a{symbol=house}, T b{symbol=bell}, T c{symbol=list.bullet}")
        guard case .tab(var tab) = spec.tabs[0] else { return spec }
        tab.label.symbolVariants = form
        spec = spec.keeping([.tab(tab)] + spec.tabs.dropFirst())
        spec.symbolVariants = usual
        return spec
    }

    private func rows(_ layout: TabLayout) -> [BarEntry] {
        (layout.sidebar?.rows ?? []).compactMap { if case .tab(let entry) = $0 { entry } else { nil } }
    }

    @Test(.proves("R2.118"))
    func `R2.118: with none, a symbol isn't filled; the label's own form comes before the tab view's`() {
        #expect(layout(spec(SymbolVariants.none)).bar?.items.map(\.filled) == [false, true, false])
        #expect(layout(spec(nil, ofAll: SymbolVariants.none)).bar?.items.map(\.filled) == [false, false, false])
        #expect(layout(spec(.fill, ofAll: SymbolVariants.none)).bar?.items.map(\.filled) == [true, false, false])
    }

    private func layout(_ spec: TabSpec) -> TabLayout { TabResolverTests.layout(spec, "P26") }

    @Test(.proves("R2.118"))
    func `R2.118: a shape is drawn where the symbol has it, in sidebars too`() {
        let names = layout(spec(nil, ofAll: .circle)).bar?.items.map(\.systemImage)
        #expect(names == ["house.circle", "bell.circle", "list.bullet.circle"])
        #expect(layout(spec(.rectangleFill)).bar?.items.first?.systemImage == "house")
        #expect(rows(TabResolverTests.layout(spec(.fill), "iR side")).map(\.filled) == [true, false, false])
    }

    @Test func `says only of the others that the bar fills them`() {
        func said(_ spec: TabSpec) -> [String] { layout(spec).notes.filter { $0.rule == "R2.75" }.map(\.text) }
        #expect(said(spec(nil)) == ["Symbols are drawn filled, whether selected or not."])
        #expect(
            said(spec(SymbolVariants.none)) == [
                "Symbols are drawn filled, whether selected or not, except those with symbolVariants."
            ]
        )
        #expect(said(spec(nil, ofAll: SymbolVariants.none)) == [])
    }

    @Test(.proves("R2.119"))
    func `R2.119: the selected tab alone has its selected symbol, in bars and sidebars`() {
        var spec = spec(SymbolVariants.none)
        guard case .tab(var first) = spec.tabs[0], case .tab(var second) = spec.tabs[1] else { return }
        first.label.selectedSymbolVariants = .fill
        second.label.selectedSystemImage = "star"
        spec = spec.keeping([.tab(first), .tab(second), spec.tabs[2]])
        (spec.selection, spec.tabViewStyle) = (.string("a"), .sidebarAdaptable)
        var environment = ResolutionEnvironment(platform: .iPhone)
        func look(_ layout: TabLayout) -> [String] {
            (layout.bar?.items ?? rows(layout)).map { "\($0.systemImage ?? "")\($0.filled ? " filled" : "")" }
        }

        #expect(look(LayoutResolver(spec).layout(in: environment)) == ["house filled", "bell filled", "list.bullet"])
        environment.interaction.select = "b"
        #expect(look(LayoutResolver(spec).layout(in: environment)) == ["house", "star filled", "list.bullet"])
        var pad = ResolutionEnvironment(platform: .iPad, sizeClass: .regular)
        (pad.form, pad.interaction.select) = (.sidebar, "b")
        #expect(rows(LayoutResolver(spec).layout(in: pad)).map(\.systemImage) == ["house", "star", "list.bullet"])
    }

    @Test func `an image of the catalog is drawn while its tab is selected`() {
        var spec = spec(nil)
        guard case .tab(var tab) = spec.tabs[0] else { return }
        (tab.label.systemImage, tab.label.imageAsset, tab.label.selectedImageAsset) = (nil, "Home", "HomeOn")
        spec = spec.keeping([.tab(tab)] + spec.tabs.dropFirst())
        let catalog = AssetCatalog([
            "Home": ImageSet(ImageSet.File("off.png")), "HomeOn": ImageSet(ImageSet.File("on.png")),
        ])
        let resolver = LayoutResolver(spec).drawing(from: catalog)
        var environment = ResolutionEnvironment(platform: .iPhone)

        #expect(resolver.layout(in: environment).bar?.items.first?.image == "on.png")
        environment.interaction.select = "b"
        #expect(resolver.layout(in: environment).bar?.items.first?.image == "off.png")
    }
}

/// The size class that a modifier sets on the tab view.
struct SizeClassOverrideTests {
    private func spec(_ sizeClass: UserInterfaceSizeClass?) -> TabSpec {
        var spec = SpecNotation.spec("T a, T b, S X[c{hide@c} d]")
        (spec.tabViewStyle, spec.horizontalSizeClass) = (.sidebarAdaptable, sizeClass)
        return spec
    }

    private func layout(_ sizeClass: UserInterfaceSizeClass?, on device: UserInterfaceSizeClass) -> TabLayout {
        LayoutResolver(spec(sizeClass)).layout(in: ResolutionEnvironment(platform: .iPad, sizeClass: device))
    }

    @Test(.proves("R2.117"))
    func `R2.117: an iPad's bar follows the size class of the tab view`() {
        #expect(layout(nil, on: .regular).chrome != .bottomBar)
        #expect(layout(.compact, on: .regular).chrome == .bottomBar)
        #expect(layout(.regular, on: .compact).chrome != .bottomBar)
        #expect(layout(.compact, on: .compact).notes.contains { $0.rule == "R2.2" })
        #expect(
            layout(.compact, on: .regular).notes.filter { $0.rule == "R2.117" }.map(\.text) == [
                "The iPad shows the bottom bar of compact width, because the tab view's horizontalSizeClass is compact."
            ]
        )
    }

    @Test(.proves("R2.117"))
    func `R2.117: conditions of the entries keep the device's size class`() {
        #expect(layout(.compact, on: .regular).bar?.items.map(\.id).contains("c") == true)
        #expect(layout(nil, on: .compact).bar?.items.map(\.id).contains("c") == false)
    }

    @Test func `says nothing about a full bar on top that never shows`() {
        var spec = SpecNotation.spec("T a, T b, T c, T d, T e, T f")
        spec.platforms = [.iPad]
        func rules() -> Set<String> { Set(LayoutResolver(spec).findings().map(\.id)) }
        #expect(rules().contains("R5.15"))
        spec.horizontalSizeClass = .compact
        #expect(!rules().contains("R5.15"))
    }
}
