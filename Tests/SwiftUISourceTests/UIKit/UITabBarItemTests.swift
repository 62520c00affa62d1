import TabModel
import Testing

@testable import SwiftUISource

/// View controllers with tab bar items, as they are written for every system.
@Suite struct UITabBarItemTests {
    static let items: [(statements: String, rest: String, expected: String)] = [
        (
            "one.tabBarItem = UITabBarItem(title: \"One\", image: UIImage(systemName: \"star\"), tag: 0)", "",
            "One star"
        ),
        (
            "one.tabBarItem = .init(title: \"One\", image: .init(systemName: \"star\"), selectedImage: .init(systemName: \"star\"))",
            "", "One star"
        ),
        ("one.title = \"One\"; one.tabBarItem.image = UIImage(systemName: \"star\")", "", "One star"),
        (
            "one.tabBarItem.title = NSLocalizedString(\"One\", comment: \"\"); one.tabBarItem.badgeValue = \"9\"", "",
            #"One – {"badge":"9"}"#
        ),
        (
            "one.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)", "", "Favorites star"
        ),
        (
            "one.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)", "",
            #"Search magnifyingglass {"role":"search"}"#
        ),
        (
            "one.tabBarItem = UITabBarItem(place: .one)",
            """
            enum Place { case one; var title: String { "One" } }
            extension UITabBarItem {
                convenience init(place: Place) {
                    self.init(title: place.title, image: UIImage(systemName: "star"), selectedImage: nil)
                    accessibilityIdentifier = "one"
                }
            }
            """, "One star"
        ),
        (
            "one.tabBarItem = Item(\"One\")",
            """
            final class Item: UITabBarItem {
                init(_ name: String) {
                    super.init()
                    title = name
                    image = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """, "One star"
        ),
        (
            "one.mark(\"One\")",
            "extension UIViewController { func mark(_ name: String) { title = name; tabBarItem.image = .star } }\nextension UIImage { static let star = UIImage(systemName: \"star\")! }",
            "One star"
        ),
    ]

    @Test(arguments: items)
    func `reads an item however it is set`(statements: String, rest: String, expected: String) throws {
        let lines = try UIKitText.tabs(
            loading: "let one = UIViewController()\n\(statements)\nviewControllers = [one]",
            beside: rest
        )

        #expect(lines == [expected])
    }

    @Test(arguments: items)
    func `a navigation controller shows the item of its root`(statements: String, rest: String, expected: String) throws
    {
        let lines = try UIKitText.tabs(
            loading: "let one = UIViewController()\n\(statements)\n"
                + "setViewControllers([UINavigationController(rootViewController: one)], animated: false)",
            beside: rest
        )

        #expect(lines == [expected])
    }

    @Test func `controllers say what they are themselves`() throws {
        let lines = try UIKitText.tabs(
            loading: "viewControllers = [A(), B(), C(name: \"Third\")].map(UINavigationController.init)",
            beside: """
                class A: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "1.circle"), tag: 0)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class B: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); title = "Second" }
                }
                class Base: UIViewController {
                    init(name: String) { super.init(nibName: nil, bundle: nil); title = name }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class C: Base {}
                """
        )

        #expect(lines == ["First 1.circle", "Second –", "Third –"])
    }

    @Test func `an enumeration gives one controller for each case`() throws {
        let lines = try UIKitText.tabs(
            loading:
                "viewControllers = Place.allCases.enumerated().map { index, place in makeTab(for: place, at: index) }",
            beside: """
                enum Place: CaseIterable {
                    case home, saved
                    var title: String { switch self { case .home: "Home"; case .saved: "Saved" } }
                    var symbol: String { self == .home ? "house" : "bookmark" }
                }
                extension Bar {
                    fileprivate func makeTab(for place: Place, at index: Int) -> UIViewController {
                        let root = UIViewController()
                        root.title = "Not this"
                        let shown = UINavigationController(rootViewController: root)
                        shown.tabBarItem = UITabBarItem(title: place.title, image: UIImage(systemName: place.symbol), tag: index)
                        return shown
                    }
                }
                """
        )

        #expect(lines == ["Home house", "Saved bookmark"])
    }

    @Test func `the bar's items are those of its controllers`() throws {
        let lines = try UIKitText.tabs(
            loading: """
                let (one, two) = (UIViewController(), UIViewController())
                viewControllers = [one, two]
                tabBar.items?[0].title = "One"
                if let items = tabBar.items { for item in items { item.image = UIImage(systemName: "circle") } }
                two.tabBarItem.title = "Two"
                """
        )

        #expect(lines == ["One circle", "Two circle"])
    }

    @Test func `controllers from a storyboard have the items that the source sets`() throws {
        let lines = try UIKitText.tabs(
            loading: """
                let home = UIStoryboard(name: "Home", bundle: nil).instantiateInitialViewController()!
                home.tabBarItem = UITabBarItem(title: "Home", image: #imageLiteral(resourceName: "house"), tag: 0)
                let other = UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()!
                viewControllers = [home, other]
                """
        )

        #expect(lines.first?.hasPrefix("Home – ") == true)
        #expect(lines.first?.contains(#""imageAsset":{"text":"house""#) == true)
        #expect(lines.last?.hasPrefix(#"[UIStoryboard(name: "Other", bundle: nil)] – {"standIns""#) == true)
    }

    @Test func `a title that is set to nothing is none`() throws {
        let lines = try UIKitText.tabs(
            loading: """
                let one = UIViewController()
                one.title = "Shown elsewhere"
                one.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "star"), tag: 0)
                viewControllers = [one]
                """
        )

        #expect(lines == ["– star"])
    }

    @Test func `the system decides between tabs and controllers`() throws {
        let lines = try UIKitText.tabs(
            loading: """
                if #available(iOS 18, *) {
                    tabs = [UITab(title: "New", image: nil, identifier: "new")]
                } else {
                    let old = UIViewController()
                    old.title = "Old"
                    viewControllers = [old]
                }
                """
        )

        #expect(lines == [#"New – {"value":"new"}"#])
    }

    @Test func `what the delegate refuses is an action`() throws {
        let lines = try UIKitText.tabs(
            """
            import UIKit
            final class Bar: UITabBarController, UITabBarControllerDelegate {
                private let add = UIViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    delegate = self
                    let home = UIViewController()
                    home.title = "Home"
                    add.tabBarItem = UITabBarItem(title: "Add", image: UIImage(systemName: "plus"), tag: 7)
                    viewControllers = [home, UINavigationController(rootViewController: add)]
                }
                func tabBarController(_ bar: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
                    if controller.tabBarItem.tag == 7 { return false }
                    return true
                }
            }
            """
        )

        #expect(lines == ["Home –", #"Add plus {"action":true}"#])
    }

    @Test func `the first index that is selected is the selection`() throws {
        let source = UIKitText.controller(
            "let (a, b) = (UIViewController(), UIViewController())\na.title = \"A\"\nb.title = \"B\"\nviewControllers = [a, b]\nselectedIndex = 1"
        )
        let spec = try #require(Reading.views(source).first?.spec)

        #expect(spec.selection == .integer(1))
        #expect(UIKitText.lines(spec.tabs) == [#"A – {"value":0}"#, #"B – {"value":1}"#])
    }
}
