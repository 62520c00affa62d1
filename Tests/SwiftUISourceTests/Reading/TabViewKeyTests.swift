import TabModel
import Testing

@testable import SwiftUISource

/// Returns the spec that modifiers of a tab view give.
@Suite struct TabViewKeyTests {
    /// A tab view with two tabs and some modifiers, in a file with other declarations.
    private func spec(_ modifiers: String, _ declarations: String = "", in view: String = "") throws -> TabSpec {
        let source = """
            import SwiftUI
            \(declarations)
            struct Desk: View {
                \(view)
                var body: some View {
                    TabView {
                        Tab("Notes", systemImage: "note") { Text("1") }
                        Tab("Lists", systemImage: "list.bullet") { Text("2") }
                    }
                    \(modifiers)
                }
            }
            """
        return try #require(Reading.views(source).first?.spec)
    }

    @Test func `marks a value that the source doesn't tell, with the expression at the call`() throws {
        let spec = try spec(".tabViewStyle(Theme.current.style).tabBarMinimizeBehavior(settings.minimizing)")

        #expect(spec.tabViewStyle == .automatic)
        #expect(spec.standIns[.tabViewStyle]?.text == "Theme.current.style")
        #expect(spec.standIns[.tabBarMinimizeBehavior]?.text == "settings.minimizing")
        #expect(spec.standIns.keys == [.tabViewStyle, .tabBarMinimizeBehavior])
    }

    @Test func `marks a value that isn't known in one branch only there`() throws {
        let spec = try spec(
            ".tabBarMinimizeBehavior(isQuiet ? settings.minimizing : .onScrollDown)",
            in: "@State private var isQuiet = false"
        )

        let usual = spec.standIns[.tabBarMinimizeBehavior]
        let varied = spec.variants.flatMap(\.values).contains { $0.key == "standIns" }
        #expect((usual == nil) != (spec.tabBarMinimizeBehavior == .automatic))
        #expect(usual != nil || varied)
    }

    @Test func `marks a selection that only the running app knows`() throws {
        let views = Reading.views(
            """
            struct Desk: View {
                let router: Router
                var body: some View {
                    TabView(selection: router.place) { Tab("Notes", systemImage: "note", value: 1) { Text("1") } }
                }
            }
            """
        )
        #expect(views.first?.spec.standIns[.selection]?.text == "router.place")
    }

    // MARK: - Accessories

    @Test func `draws the first text and symbol of a view of the app`() throws {
        let view = """
            struct Playing: View {
                let track: Track
                var body: some View {
                    HStack { AsyncImage(url: track.art); VStack { Text("On air"); Text(track.name) }; Spacer()
                        Button { track.stop() } label: { Image(systemName: "stop.fill") }
                    }
                }
            }
            """
        let spec = try spec(".tabViewBottomAccessory { Playing(track: track) }", view, in: "let track: Track")

        #expect(spec.tabViewBottomAccessory == BottomAccessory(TabLabel(title: "On air", systemImage: "stop.fill")))
        #expect(spec.standIns.keys == [])
    }

    @Test func `draws a text that isn't known by its expression, and marks it`() throws {
        let spec = try spec(
            ".tabViewBottomAccessory { Label(track.name, systemImage: \"play\") }",
            in: "let track: Track"
        )

        #expect(spec.tabViewBottomAccessory?.label == TabLabel(title: "[track.name]", systemImage: "play"))
        #expect(spec.standIns[.tabViewBottomAccessory]?.text == "track.name")
    }

    @Test(arguments: [
        ("{ Wave() }", "Wave"), ("{ Outside(of: track) }", "Outside"), ("{ ProgressView() }", "ProgressView"),
        ("{ VStack { Color.red } }", "Color"),
    ])
    func `a view without text or symbol is a stand-in with its name`(content: String, name: String) throws {
        let wave = "struct Wave: View { var body: some View { Capsule().fill(.red) } }"
        let spec = try spec(".tabViewBottomAccessory \(content)", wave, in: "let track: Track")

        #expect(spec.tabViewBottomAccessory == nil)
        #expect(spec.standIns[.tabViewBottomAccessory]?.text.hasPrefix(name) == true)
    }

    @Test(arguments: ["{ }", "{ EmptyView() }", "{ HStack { Spacer() } }", "{ Nothing() }"])
    func `is empty only where the source says so`(content: String) throws {
        let nothing = "struct Nothing: View { var body: some View { EmptyView() } }"
        let spec = try spec(".tabViewBottomAccessory \(content)", nothing)

        #expect(spec.tabViewBottomAccessory == BottomAccessory())
        #expect(spec.standIns.keys == [])
    }

    @Test func `an accessory that is enabled by a condition is shown, and the condition can be switched`() throws {
        let spec = try spec(
            ".tabViewBottomAccessory(isEnabled: track != nil) { if let track { Text(\"Playing\") } }",
            in: "@State private var track: Track?"
        )
        let condition = try #require(spec.conditions.first)

        #expect(spec.tabViewBottomAccessory == BottomAccessory(TabLabel(title: "Playing"), isEnabled: true))
        #expect(spec.variants.count == 1)
        #expect(
            spec.variants.first?.values.first?.value
                == .members([
                    KeyMember("title", .text("Playing")), KeyMember("isEnabled", .flag(false)),
                ])
        )
        #expect(spec.variants.first.map { $0.when.if + $0.when.unless } == [condition.id])
    }

    @Test func `each branch of an accessory is a variant`() throws {
        let spec = try spec(
            ".tabViewBottomAccessory { if player.isLive { Text(\"Live\") } else { Text(\"Recorded\") } }",
            in: "let player: Player"
        )

        let texts =
            [spec.tabViewBottomAccessory?.label.title]
            + spec.variants.flatMap(\.values).map { value in
                BottomAccessory(value.value)?.label.title
            }
        #expect(Set(texts) == ["Live", "Recorded"])
    }

    @Test func `reads a sidebar's header, footer and bottom bar in stacks and buttons`() throws {
        let spec = try spec(
            """
            .tabViewSidebarHeader { HStack { Text("The Desk").bold(); Spacer() } }
            .tabViewSidebarFooter { HStack { Button { print("x") } label: { Label("Trash", systemImage: "trash") } } }
            .tabViewSidebarBottomBar { Button("Sign out", systemImage: "door.left.hand.open") { leave("now") } }
            """
        )

        #expect(spec.tabViewSidebarHeader == TabLabel(title: "The Desk"))
        #expect(spec.tabViewSidebarFooter == TabLabel(title: "Trash", systemImage: "trash"))
        #expect(spec.tabViewSidebarBottomBar == TabLabel(title: "Sign out", systemImage: "door.left.hand.open"))
    }

    // MARK: - The environment

    @Test func `reads the size class and the form of symbols that the environment gets`() throws {
        let spec = try spec(
            ".environment(\\.horizontalSizeClass, .compact).environment(\\.symbolVariants, .none)"
                + ".environment(\\.locale, .current)"
        )

        #expect(spec.horizontalSizeClass == .compact)
        #expect(spec.symbolVariants == SymbolVariants.none)
        #expect(spec.standIns.keys == [])
    }

    @Test func `a size class by a condition is a variant, one that isn't known a stand-in`() throws {
        let conditional = try spec(
            ".environment(\\.horizontalSizeClass, keepsBar ? .compact : nil)",
            in: "let keepsBar: Bool"
        )
        let unknown = try spec(".environment(\\.horizontalSizeClass, layout.width)", in: "let layout: Layout")

        #expect(conditional.horizontalSizeClass == .compact)
        #expect(conditional.variants.flatMap(\.values).map(\.value) == [.nothing])
        #expect(unknown.standIns[.horizontalSizeClass]?.text == "layout.width")
    }

    // MARK: - Selected tabs

    /// Three tabs whose labels ask for the selection in different ways.
    private func tabs() throws -> [Tab] {
        let views = Reading.views(
            """
            struct Desk: View {
                enum Place { case notes, lists, me, files }
                @State private var place = Place.notes
                var body: some View {
                    TabView(selection: $place) {
                        Tab(value: Place.notes) { Text("1") } label: {
                            Label("Notes", systemImage: "note").environment(\\.symbolVariants, place == .notes ? .fill : .none)
                        }
                        Tab("Me", systemImage: place == .me ? "person.fill" : "person", value: Place.me) { Text("2") }
                        Tab(value: Place.lists) { Text("3") } label: {
                            Image(systemName: "list.bullet").accessibilityLabel("Lists").symbolVariant(.circle)
                        }
                        Tab("Files", systemImage: "folder", value: Place.files) { Text("4") }
                    }
                }
            }
            """
        )
        let spec = try #require(views.first?.spec)
        #expect(spec.conditions.isEmpty)
        return spec.tabs.compactMap { if case .tab(let tab) = $0 { tab } else { nil } }
    }

    @Test func `reads what a tab looks like while it is selected`() throws {
        let tabs = try tabs()

        #expect(tabs.map(\.label.systemImage) == ["note", "person", "list.bullet", "folder"])
        #expect(tabs.map(\.label.selectedSystemImage) == [nil, "person.fill", nil, nil])
        #expect(tabs.map(\.label.symbolVariants) == [SymbolVariants.none, nil, .circleFill, nil])
        #expect(tabs.map(\.label.selectedSymbolVariants) == [.fill, nil, nil, nil])
    }

    @Test func `reads the accessibility label of a label's image`() throws {
        #expect(try tabs().map(\.accessibilityLabel) == [nil, nil, "Lists", nil])
    }
}

extension BottomAccessory {
    fileprivate init?(_ value: KeyValue) {
        guard let label = TabLabel(value) else { return nil }
        self.init(label)
    }
}
