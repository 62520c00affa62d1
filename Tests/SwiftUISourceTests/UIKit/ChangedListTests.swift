import Testing

@testable import SwiftUISource

/// Lists of view controllers that change.
@Suite struct ChangedListTests {
    @Test func `an element that is removed is one`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let a = UIViewController(), b = UIViewController()
                    a.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
                    b.tabBarItem = UITabBarItem(title: "Chat", image: UIImage(systemName: "bubble.left"), tag: 1)
                    var vcs = [a, b]
                    let last = vcs.removeLast()
                    vcs.insert(last, at: 0)
                    viewControllers = vcs
                }
            }
            """
        )
        #expect(
            lines == [
                "Chat bubble.left",
                "Home house",
            ]
        )
    }

    @Test func `and is inserted elsewhere`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    var vcs: [UIViewController] = ["Home", "Shop"].map { n in
                        let vc = UIViewController()
                        vc.tabBarItem = UITabBarItem(title: n, image: UIImage(systemName: "house"), tag: 0)
                        return vc
                    }
                    vcs.insert(vcs.remove(at: 1), at: 0)
                    viewControllers = vcs
                }
            }
            """
        )
        #expect(
            lines == [
                "Shop house",
                "Home house",
            ]
        )
    }

    @Test func `objects are compared`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let a = UIViewController(), b = UIViewController()
                    a.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
                    b.tabBarItem = UITabBarItem(title: "Chat", image: UIImage(systemName: "bubble.left"), tag: 1)
                    var list = [a, b]
                    list.removeAll { $0 === b }
                    viewControllers = list
                }
            }
            """
        )
        #expect(
            lines == [
                "Home house"
            ]
        )
    }

    @Test func `an element after the end`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    var controllers = [UIViewController()]
                    controllers[0].tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
                    controllers.insert(UIViewController(), at: controllers.endIndex)
                    controllers[1].tabBarItem = UITabBarItem(title: "Extra", image: UIImage(systemName: "plus"), tag: 9)
                    viewControllers = controllers
                }
            }
            """
        )
        #expect(
            lines == [
                "Home house",
                "Extra plus",
            ]
        )
    }

    @Test func `a list of data has its place before others`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController {
                private let names: [String]
                init(names: [String]) { self.names = names; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    var vcs: [UIViewController] = names.map { n in
                        let vc = UIViewController()
                        vc.tabBarItem = UITabBarItem(title: n, image: UIImage(systemName: "house"), tag: 0)
                        return vc
                    }
                    let me = UIViewController()
                    me.tabBarItem = UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 0)
                    vcs.append(me)
                    viewControllers = vcs
                }
            }
            """
        )
        #expect(
            lines == [
                #"[names] – {"dynamic":true,"repeats":{"over":"names"},"standIns":{"title":{"text":"names","why":"runTime"},"systemImage":{"text":"names","why":"runTime"}}}"#,
                "Me person",
                "A.swift:8: unresolved-title",
                "A.swift:8: unresolved-symbol",
                "A.swift:8: dynamic-tabs",
            ]
        )
    }

    @Test func `and after them`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class T: UITabBarController {
                init(names: [String]) {
                    super.init(nibName: nil, bundle: nil)
                    let me = UIViewController()
                    me.tabBarItem = UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 0)
                    viewControllers = names.map { n in
                        let vc = UIViewController()
                        vc.tabBarItem = UITabBarItem(title: n, image: UIImage(systemName: "house"), tag: 0)
                        return vc
                    } + [me]
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        )
        #expect(
            lines == [
                #"[names] – {"dynamic":true,"repeats":{"over":"names"},"standIns":{"title":{"text":"names","why":"runTime"},"systemImage":{"text":"names","why":"runTime"}}}"#,
                "Me person",
                "A.swift:7: unresolved-title",
                "A.swift:7: unresolved-symbol",
                "A.swift:7: dynamic-tabs",
            ]
        )
    }

    @Test func `an item before a conditional one is known`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class TabBarVC: UITabBarController {
                var isLoggedIn: Bool = false
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let a = UIViewController(), b = UIViewController(), c = UIViewController()
                    a.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
                    b.tabBarItem = UITabBarItem(title: "Chat", image: UIImage(systemName: "bubble.left"), tag: 1)
                    c.tabBarItem = UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 2)
                    viewControllers = [a, b]
                    if isLoggedIn { viewControllers?.append(c) }
                    tabBar.items?[1].title = "Messages"
                    tabBar.items?[0].badgeValue = "1"
                }
            }
            """
        )
        #expect(
            lines == [
                "isLoggedIn: isLoggedIn, usually false",
                #"Home house {"badge":"1"}"#,
                "Messages bubble.left",
                #"Me person {"when":{"if":["isLoggedIn"]}}"#,
            ]
        )
    }
}
