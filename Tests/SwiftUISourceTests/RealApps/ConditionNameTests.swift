import Testing

/// Conditions, each with the words of its call: equal only where the same is asked of the same values.
@Suite struct ConditionNameTests {
    @Test func `one function asked about two things is two conditions`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Course: String {
                case soups, sweets
                static func isServed(_ course: Course) -> Bool { UserDefaults.standard.bool(forKey: course.rawValue) }
            }
            struct MenuView: View {
                var body: some View {
                    TabView {
                        Tab("Today", systemImage: "sun.max") { Text("1") }
                        if Course.isServed(.soups) { Tab("Soups", systemImage: "cup.and.saucer") { Text("2") } }
                        if !Course.isServed(.sweets) { Tab("Fruit", systemImage: "carrot") { Text("3") } }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "courseIsServedSoups: Course.isServed(.soups), usually false",
                "courseIsServedSweets: Course.isServed(.sweets), usually false",
                "Today sun.max",
                #"Soups cup.and.saucer {"when":{"if":["courseIsServedSoups"]}}"#,
                #"Fruit carrot {"when":{"unless":["courseIsServedSweets"]}}"#,
            ]
        )
    }

    @Test func `one function asked twice about one thing is one condition`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct MenuView: View {
                let served: Set<String>
                private func serves(_ course: String) -> Bool { served.contains(course) }
                var body: some View {
                    TabView {
                        Tab("Today", systemImage: "sun.max") { Text("1") }
                        if serves("soup") { Tab("Soups", systemImage: "cup.and.saucer") { Text("2") } }
                        if !serves("cake") { Tab("Fruit", systemImage: "carrot") { Text("3") } }
                        if !serves("soup") { Tab("Bread", systemImage: "basket") { Text("4") } }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"serves: serves("soup"), usually true"#,
                #"serves2: serves("cake"), usually false"#,
                "Today sun.max",
                #"Soups cup.and.saucer {"when":{"if":["serves"]}}"#,
                #"Fruit carrot {"when":{"unless":["serves2"]}}"#,
                #"Bread basket {"when":{"unless":["serves"]}}"#,
            ]
        )
    }

    @Test func `a filter asks of each element by itself`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Course: String, CaseIterable, Identifiable {
                case soups, sweets, drinks
                var id: Self { self }
            }
            @Observable final class Kitchen { var closed: Set<Course> = [.drinks] }
            struct MenuView: View {
                @Environment(Kitchen.self) private var kitchen
                var body: some View {
                    TabView {
                        ForEach(Course.allCases.filter { !kitchen.closed.contains($0) }) { course in
                            Tab(course.rawValue.capitalized, systemImage: "fork.knife") { Text("1") }
                        }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "kitchenClosedContainsSoups: kitchen.closed.contains(.soups), usually false",
                "kitchenClosedContainsSweets: kitchen.closed.contains(.sweets), usually false",
                "kitchenClosedContainsDrinks: kitchen.closed.contains(.drinks), usually true",
                #"Soups fork.knife {"when":{"unless":["kitchenClosedContainsSoups"]}}"#,
                #"Sweets fork.knife {"when":{"unless":["kitchenClosedContainsSweets"]}}"#,
                #"Drinks fork.knife {"when":{"unless":["kitchenClosedContainsDrinks"]}}"#,
            ]
        )
    }

    @Test func `a loop asks of each element by itself`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Course: String, CaseIterable, Identifiable {
                case soups, sweets
                var id: String { rawValue }
            }
            struct MenuView: View {
                let kitchen: Kitchen
                var body: some View {
                    TabView {
                        Tab("Today", systemImage: "sun.max") { Text("1") }
                        ForEach(Course.allCases) { course in
                            if kitchen.serves(course) {
                                Tab(course.rawValue.capitalized, systemImage: "fork.knife") { Text("1") }
                            }
                        }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "kitchenServesSoups: kitchen.serves(.soups), usually true",
                "kitchenServesSweets: kitchen.serves(.sweets), usually true",
                "Today sun.max",
                #"Soups fork.knife {"when":{"if":["kitchenServesSoups"]}}"#,
                #"Sweets fork.knife {"when":{"if":["kitchenServesSweets"]}}"#,
            ]
        )
    }

    @Test func `a condition through a property of the app has the name of the property that is asked`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Switches { static var hasSweets: Bool { Bundle.main.object(forInfoDictionaryKey: "Sweets") as? Bool ?? false } }
            struct MenuView: View {
                var body: some View {
                    TabView {
                        Tab("Today", systemImage: "sun.max") { Text("1") }
                        if Switches.hasSweets { Tab("Sweets", systemImage: "birthday.cake") { Text("2") } }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "hasSweets: Switches.hasSweets, usually false",
                "Today sun.max",
                #"Sweets birthday.cake {"when":{"if":["hasSweets"]}}"#,
            ]
        )
    }

    @Test(arguments: [#"filter(\.isServed)"#, "filter { $0.isServed }", "filter { course in course.isServed }"])
    func `a list's filter asks in the words of its elements`(filter: String) {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Course: String, CaseIterable {
                case soups, sweets
                var isServed: Bool { UserDefaults.standard.bool(forKey: "serves " + rawValue) }
            }
            struct MenuView: View {
                var body: some View {
                    TabView {
                        ForEach(Course.allCases.\(filter), id: \\.self) { course in
                            Tab(course.rawValue.capitalized, systemImage: "fork.knife") { Text("1") }
                        }
                    }
                }
            }
            """
        )
        #expect(
            lines.prefix(2) == [
                "isServed: Course.soups.isServed, usually false",
                "sweetsIsServed: Course.sweets.isServed, usually false",
            ]
        )
    }

    @Test func `what a closure hands on has the name of the parameter`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class MenuController: UITabBarController {
                private let orders: Orders
                init(orders: Orders) {
                    self.orders = orders
                    super.init(nibName: nil, bundle: nil)
                    orders.pending.sink { [weak self] in self?.setUp(pending: $0) }.store(in: &orders.all)
                }
                required init?(coder: NSCoder) { fatalError() }
                private func setUp(pending: Bool) {
                    let today = UIViewController()
                    today.tabBarItem = UITabBarItem(title: "Today", image: UIImage(systemName: "sun.max"), tag: 0)
                    let night = UIViewController()
                    night.tabBarItem = UITabBarItem(title: "Night", image: UIImage(systemName: "moon"), tag: 1)
                    viewControllers = pending ? [today] : [today, night]
                }
            }
            """
        )
        #expect(lines.contains { $0.hasPrefix("pending: pending, usually ") })
    }

    @Test func `an accessory is read as it is beside an expanded bar, in the words of its view`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct MenuView: View {
                var body: some View {
                    TabView { Tab("Today", systemImage: "sun.max") { Text("1") } }.tabViewBottomAccessory { OrderBar() }
                }
            }
            struct OrderBar: View {
                @Environment(\\.tabViewBottomAccessoryPlacement) private var placement
                @Environment(Order.self) private var order
                var body: some View {
                    if placement == .inline { Image(systemName: "cart") } else { Text(order.name) }
                }
            }
            @Observable final class Order { var name = "" }
            """
        )
        #expect(lines.first?.contains("[order.name]") == true)
        #expect(!lines.contains { $0.contains("placement") })
    }
}
