// swift-format-ignore-file
import SwiftUI
struct RootView: View {
    private let tabs = [("Home", "house"), ("Map", "map")]
    let items: [TabItem] = [.init(title: "One", icon: "1.circle", view: AnyView(Text("1"))), TabItem(title: "Two", icon: "2.circle", view: AnyView(Text("2")))]
    @State private var selected: Tab = .home
    var body: some View {
        TabView(selection: $selected) {
            ForEach(tabs, id: \.0) { title, icon in
                Text(title).tabItem { Label(title, systemImage: icon) }
            }
            ForEach(items.indices, id: \.self) { i in
                items[i].view.tabItem { Image(systemName: items[i].icon); Text(items[i].title) }.tag(i)
            }
            ForEach(0..<items.count, id: \.self) { i in
                items[i].view.tabItem { Label(title: { Text(items[i].title) }, icon: { Image(systemName: items[i].icon).renderingMode(.template) }) }
            }
            ForEach(Tab.allCases, id: \.self) { tab in
                tab.view.tabItem { Label(LocalizedStringKey(tab.rawValue.capitalized), systemImage: tab.icon) }.tag(tab)
            }
            if let user = session.user {
                Text(user.name).tabItem { Label(user.name, systemImage: "person") }
            }
            Text("a").tabItem({ Label(Constants.Titles.a, systemImage: Constants.icons["a"] ?? "x") })
            Text("b").tabItem { TabLabel("Bee", "ant") }
            Text("c").tabItem { Label("C", systemImage: selected == .home ? "c.circle.fill" : "c.circle") }
            Text("d").tabItem { Label(title: { Text("D") }) { Image(systemName: "d.circle") } }
            NavigationView { Text("e") }.navigationViewStyle(.stack).tabItem { VStack { Image(uiImage: UIImage(named: "x")!); Text(NSLocalizedString("E", comment: "")) } }.tag(9)
        }
    }
}
extension RootView {
    enum Tab: String, CaseIterable {
        case home, settings
        var icon: String { switch self { case .home: "house"; case .settings: "gear" } }
        @ViewBuilder var view: some View { switch self { case .home: Text("h"); case .settings: Text("s") } }
    }
}
struct TabItem: Identifiable { let id = UUID(); let title: String; let icon: String; let view: AnyView }
enum Constants { enum Titles { static let a = "Aye" }; static let icons = ["a": "a.circle"] }
struct ModernView: View {
    var body: some View {
        TabView {
            SwiftUI.Tab.init("X", systemImage: "x") { Text("x") }
            Tab("Y", systemImage: "y") { Text("y") }.badge(count > 0 ? "\(count)" : nil)
            TabSection("S", content: { Tab("Z", systemImage: "z", content: { Text("z") }) })
            Tab(LocalizedStringResource("k", defaultValue: "Default"), systemImage: "k") {}
            Tab("M \(Bundle.main.name)", systemImage: "m") {}
            if #available(iOS 26.1, *), isOn { Tab("N", systemImage: "n") {} }
        }
        .tabViewStyle(isOn ? .sidebarAdaptable : .tabBarOnly)
    }
    var isOn: Bool { UserDefaults.standard.bool(forKey: "x") }
}
