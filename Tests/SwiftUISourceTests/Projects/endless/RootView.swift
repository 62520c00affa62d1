import SwiftUI

struct RootView: View {
    private var first: String { second }
    private var second: String { first }
    private var list: [Int] { list + [1] }

    var body: some View {
        TabView {
            Tab(first, systemImage: "infinity") { Text("Circle") }
            ForEach(0..<Int.max, id: \.self) { number in
                Tab("\(number)", systemImage: "number", value: number) { Text("Number") }
            }
            ForEach(list, id: \.self) { number in
                Tab("\(number)", systemImage: "number", value: number) { Text("Number") }
            }
            Tab(Node().child.child.title, systemImage: "tree") { Text("Tree") }
            Text("Self").tabItem { Endless() }
        }
    }
}

struct Node {
    var title = "Leaf"
    var child: Node { Node() }
}

struct Endless: View {
    var body: some View { Endless() }
}
