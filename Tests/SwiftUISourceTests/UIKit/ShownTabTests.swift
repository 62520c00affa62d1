import Testing

@testable import SwiftUISource

/// Tabs that are named by others.
@Suite struct ShownTabTests {
    @Test func `a group that is selected shows its first child`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let a = UITab(title: "A", image: UIImage(systemName: "house"), identifier: "a") { _ in UIViewController() }
                    let g = UITabGroup(title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library", children: [
                        UITab(title: "Albums", image: UIImage(systemName: "square.stack"), identifier: "albums") { _ in UIViewController() },
                    ])
                    tabs = [a, g]
                    selectedTab = g
                }
            }
            """
        )
        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","selection":"albums","tabViewCustomization":"UITabBarController"}"#,
                #"A house {"value":"a","customizationID":"a","customizationBehavior":{"sidebar":"disabled","tabBar":"automatic"}}"#,
                #"Library books.vertical {"customizationID":"library","customizationBehavior":{"sidebar":"disabled","tabBar":"automatic"}}"#,
                #"  Albums square.stack {"value":"albums","customizationID":"albums","customizationBehavior":{"sidebar":"disabled","tabBar":"automatic"}}"#,
            ]
        )
    }

    @Test func `a delegate compares objects`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController, UITabBarControllerDelegate {
                private let composeVC = UIViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    delegate = self
                    let home = UIViewController()
                    home.tabBarItem = .init(title: "Home", image: .init(systemName: "house"), tag: 0)
                    composeVC.tabBarItem = .init(title: "New", image: .init(systemName: "plus"), tag: 1)
                    viewControllers = [home, composeVC]
                }
                func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                    guard viewController !== composeVC else { present(UIViewController(), animated: true); return false }
                    return true
                }
            }
            """
        )
        #expect(
            lines == [
                "Home house",
                #"New plus {"action":true}"#,
            ]
        )
    }

    @Test func `a delegate compares places`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController, UITabBarControllerDelegate {
                private let composeVC = UIViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    delegate = self
                    let home = UIViewController()
                    home.tabBarItem = .init(title: "Home", image: .init(systemName: "house"), tag: 0)
                    composeVC.tabBarItem = .init(title: "New", image: .init(systemName: "plus"), tag: 1)
                    viewControllers = [home, composeVC]
                }
                func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                    guard let i = viewControllers?.firstIndex(of: viewController) else { return true }
                    if i == 1 { present(UIViewController(), animated: true); return false }
                    return true
                }
            }
            """
        )
        #expect(
            lines == [
                "Home house",
                #"New plus {"action":true}"#,
            ]
        )
    }

    @Test func `a tab is found by its identifier`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tabs = [
                        UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "h") { _ in UIViewController() },
                        UITab(title: "Labs", image: UIImage(systemName: "testtube.2"), identifier: "l") { _ in UIViewController() },
                        UITab(title: "Me", image: UIImage(systemName: "person"), identifier: "m") { _ in UIViewController() },
                    ]
                    tabs[1].isHidden = true
                    tabs.last?.badgeValue = "2"
                    tab(forIdentifier: "h")?.badgeValue = "7"
                    tabs.first?.subtitle = "Sub"
                    tabs.first(where: { $0.identifier == "h" })?.title = "Start"
                }
            }
            """
        )
        #expect(
            lines == [
                #"Start house {"value":"h","badge":"7"}"#,
                #"Labs testtube.2 {"value":"l","hidden":true}"#,
                #"Me person {"value":"m","badge":"2"}"#,
                "A.swift:13: modifier-not-read",
            ]
        )
    }

    @Test func `a system item keeps its title`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let a = UIViewController()
                    a.tabBarItem = UITabBarItem(tabBarSystemItem: .downloads, tag: 0)
                    a.tabBarItem.title = "Offline"
                    let b = UIViewController()
                    b.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 1)
                    b.title = "Saved"
                    b.tabBarItem.image = UIImage(systemName: "star")
                    viewControllers = [a, UINavigationController(rootViewController: b)]
                }
            }
            """
        )
        #expect(
            lines == [
                "Downloads square.and.arrow.down",
                "Bookmarks book",
            ]
        )
    }
}
