import Testing

@testable import SwiftUISource

/// Selections that another type holds.
@Suite struct GivenSelectionTests {
    @Test func `a binding from the view around is the selection`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum AppTab: Hashable { case home, news }
            @main struct A: App { @State private var tab = AppTab.home; var body: some Scene { WindowGroup { MainTabs(selectedTab: $tab) } } }
            struct MainTabs: View {
              @Binding var selectedTab: AppTab
              var body: some View {
                TabView(selection: $selectedTab) {
                  Text("1").tabItem { Label("Home", systemImage: selectedTab == .home ? "house.fill" : "house") }.tag(AppTab.home)
                  Text("2").tabItem { Image(systemName: selectedTab == .news ? "bell.fill" : "bell"); Text("News") }.tag(AppTab.news)
                }
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":"home"}"#,
                #"Home house {"selectedSystemImage":"house.fill","value":"home"}"#,
                #"News bell {"selectedSystemImage":"bell.fill","value":"news"}"#,
            ]
        )
    }

    @Test func `a local of the same name is not the selection`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            struct Outer: View {
              @State private var sel = 1
              var body: some View { Inner(sel: $sel) }
            }
            struct Inner: View {
              @Binding var sel: Int
              var body: some View {
                TabView(selection: $sel) {
                  ForEach([1, 2], id: \.self) { sel in
                    Text("x").tabItem { Label("T\(sel)", systemImage: sel == 1 ? "1.circle" : "2.circle") }.tag(sel)
                  }
                  Text("y").tabItem { Label("Y", systemImage: self.sel == 3 ? "3.circle.fill" : "3.circle") }.tag(3)
                }
              }
            }
            """#
        )
        #expect(
            lines == [
                #"{"selection":1}"#,
                #"T1 1.circle {"value":1}"#,
                #"T2 2.circle {"value":2}"#,
                #"Y 3.circle {"selectedSystemImage":"3.circle.fill","value":3}"#,
            ]
        )
    }

    @Test func `a method in place of a setter is followed`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @Observable final class Store { var selection = 0; func didSelect(_ t: Int) { if t == 1 { showSheet = true } else { selection = t } }; var showSheet = false }
            struct Root: View {
              @State private var store = Store()
              var body: some View {
                TabView(selection: Binding(get: { store.selection }, set: store.didSelect)) {
                  Tab("Home", systemImage: "house", value: 0) { Text("1") }
                  Tab("New", systemImage: "plus", value: 1) { Text("2") }
                }
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"standIns":{"selection":{"text":"Binding(get: { store.selection }, set: store.didSelect)","why":"runTime"}}}"#,
                #"Home house {"value":0}"#,
                #"New plus {"value":1,"action":true}"#,
            ]
        )
    }

    @Test func `a model's observer that takes the selection back makes an action`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            final class Model: ObservableObject { @Published var selection = 0 { didSet { if selection == 1 { selection = oldValue; showSheet = true } } }; @Published var showSheet = false }
            struct Root: View {
              @StateObject private var vm = Model()
              var body: some View {
                TabView(selection: $vm.selection) {
                  Text("1").tabItem { Label("Home", systemImage: "house") }.tag(0)
                  Text("2").tabItem { Label("New", systemImage: "plus") }.tag(1)
                }
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":0}"#,
                #"Home house {"value":0}"#,
                #"New plus {"value":1,"action":true}"#,
            ]
        )
    }
}
