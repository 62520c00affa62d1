import TabModel
import Testing

@testable import SwiftUIWriting

@Suite struct NamingTests {
    @Test(arguments: [
        ("listenNow", "listenNow"), ("Listen Now", "listenNow"), ("LISTEN_NOW", "listenNow"), ("HTML tips", "htmlTips"),
        ("News & Tips", "newsAndTips"), ("Today’s Menu", "todaysMenu"), ("Größe", "grosse"),
        ("Œuvre Æsir", "oeuvreAEsir"),
        ("3D Models", "tab3DModels"), ("2024", "tab2024"), ("🎉 Party", "party"), ("iPhone", "iPhone"),
        ("Crème brûlée", "cremeBrulee"), ("e\u{301}te\u{301}", "ete"),
    ])
    func `makes a name of a string`(text: String, name: String) {
        #expect(IdentifierWords(text).lowerCamelCase == name)
    }

    @Test(arguments: ["", "首页", "🏠", "—", "\u{202E}"])
    func `finds no name where there are no Latin letters`(text: String) {
        #expect(IdentifierWords(text).lowerCamelCase == nil)
    }

    @Test func `a name has forty characters at most`() {
        let name = IdentifierWords(String(repeating: "word ", count: 90)).lowerCamelCase
        #expect(name?.count == 40)
        #expect(IdentifierWords(String(repeating: "x", count: 9000)).lowerCamelCase?.count == 40)
    }

    @Test func `tabs are called by value, title, id, role, symbol, in this order`() {
        #expect(name(value: .string("inbox"), title: "Post") == "inbox")
        #expect(name(value: .string("com.example.inbox"), title: "Post") == "post")
        #expect(name(value: .string("com.example.inbox"), title: "首页") == "comExampleInbox")
        #expect(name(value: .integer(3), title: "首页", id: "com.example.start") == "start")
        #expect(name(value: nil, title: nil, role: .search) == "search")
        #expect(name(value: nil, title: "🏠", symbol: "house.fill") == "house")
        #expect(name(value: nil, title: nil) == "tab")
    }

    @Test(arguments: ["self", "init", "none", "hash"])
    func `words that no case can be called get a suffix`(word: String) {
        #expect(name(value: .string(word), title: nil) == "\(word)Tab")
    }

    @Test func `a name given twice gets a number that is free`() {
        var names = UniqueNames()
        #expect(["home", "home2", "home", "home"].map { names.name($0) } == ["home", "home2", "home3", "home4"])
    }

    @Test(arguments: [
        ("Messages", "MessagesView"), ("Tab", "AppTabView"), ("Content View", "ContentView"), ("首页", "FileView"),
        ("3 Tabs", "App3TabsView"),
    ])
    func `the view is called after the title, and never as one of SwiftUI’s`(title: String, type: String) {
        var spec = TabSpec(tabs: [.tab(Tab())])
        spec.title = title
        #expect(SwiftUIWriter().source(for: spec, named: "file").contains("struct \(type): View {"))
    }

    @Test(arguments: [
        (["list1", "list2"], "list"), (["Playlist Summer", "Playlist Winter"], "playlist"), (["list1"], "list"),
        (["one", "two"], "saved"), (["2024", "2025"], "saved"), (["首页", "🏠"], "saved"),
    ])
    func `samples are called by the words that all begin with, else by their section`(values: [String], name: String) {
        let tabs = values.map { Tab(value: .string($0)) }
        var naming = TabNaming()
        #expect(naming.names(of: tabs, else: "saved").caseName == name)
    }

    @Test(arguments: ["Music", "A", "UI_2"])
    func `a prefix is what a type could be called`(text: String) {
        #expect(TypePrefix(text)?.text == text)
    }

    @Test(arguments: ["", "music", "2D", "_A", "My App", "Größe", "É", "A-B", "A\n", String(repeating: "A", count: 21)])
    func `other texts are no prefix`(text: String) {
        #expect(TypePrefix(text) == nil)
    }

    @Test func `a prefix makes no name of SwiftUI’s`() {
        var spec = TabSpec(tabs: [.tab(Tab())])
        spec.title = "Split"
        let writer = SwiftUIWriter(prefix: TypePrefix("Navigation") ?? .none)
        #expect(writer.source(for: spec).contains("struct NavigationAppSplitView: View {"))
    }

    private func name(
        value: TabValue?,
        title: String?,
        id: String? = nil,
        role: TabRole? = nil,
        symbol: String? = nil
    ) -> String {
        var tab = Tab(label: TabLabel(title: title, systemImage: symbol), value: value, role: role)
        tab.modifiers.customizationID = id
        var naming = TabNaming()
        return naming.names(of: tab).caseName
    }
}
