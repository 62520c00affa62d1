import SwiftSyntax
import TabModel

extension TabBarSettings {
    /// The properties that are set and not read, by class, each with the change that it can make.
    private static let unread: [String: [String: String]] = [
        "UITabBarController": [
            "customizableViewControllers": "the tabs that people can move"
        ],
        "UITabBar": [
            "barTintColor": "the bar's colors", "unselectedItemTintColor": "the bar's colors",
            "standardAppearance": "the look of the bar",
            "scrollEdgeAppearance": "the look of the bar", "backgroundImage": "the look of the bar",
            "isTranslucent": "the look of the bar", "itemPositioning": "the positions of items",
        ],
        "UITabBarController.Sidebar": [
            "preferredLayout": "the width of the sidebar",
            "navigationOverflowItems": "the sidebar's menu",
        ],
        "UITab": [
            "subtitle": "its row in the sidebar",
            "sidebarAppearance": "the look of the group in the sidebar", "sidebarActions": "the group's rows",
            "defaultChildIdentifier": "the initial tab of the group",
        ],
        "UITabBarItem": [
            "badgeColor": "the badge's color",
            "imageInsets": "the position of the image", "titlePositionAdjustment": "the position of the title",
            "standardAppearance": "the look of the bar", "scrollEdgeAppearance": "the look of the bar",
        ],
    ]

    /// Notes each property that is set and not shown, once for each place.
    func noteUnread(_ maker: inout SpecMaker, in frame: Frame) {
        note("UITabBarController", controller, &maker, in: frame)
        for name in ["tabBar", "sidebar"] {
            guard case .object(let part)? = controller.initial[name] else { continue }
            note(part.systemClass, part, &maker, in: frame)
        }
        for property in ["tabs", "viewControllers"] {
            for write in controller.values(of: property).set where frame.path.and(write.formula) != .never {
                noteUnread(in: write.value, &maker, in: frame, depth: 0)
            }
        }
    }

    private func noteUnread(in value: Value, _ maker: inout SpecMaker, in frame: Frame, depth: Int) {
        guard case .list(let list) = evaluator.force(value), depth < 4 else { return }
        for object in list.elements.flatMap({ evaluator.objects(in: $0.value) }).map(\.value) {
            if object.isTab {
                note("UITab", object, &maker, in: frame)
                for write in object.values(of: "children").set {
                    noteUnread(in: write.value, &maker, in: frame, depth: depth + 1)
                }
            } else {
                note("UITabBarItem", evaluator.item(of: object, in: frame), &maker, in: frame)
            }
        }
    }

    private func note(_ name: String, _ object: ObjectValue, _ maker: inout SpecMaker, in frame: Frame) {
        guard let members = Self.unread[name] else { return }
        for (member, change) in members.sorted(by: { $0.key < $1.key }) {
            for field in evaluator.fields(member, of: .object(object), in: frame)
            where !field.isNothing {
                maker.note(
                    "modifier-not-read",
                    "\(name == "UITabBarController.Sidebar" ? "sidebar." : "")\(member) is ignored: it may change \(change).",
                    at: field.place
                )
            }
        }
    }
}

extension ObjectField {
    /// A Boolean value that indicates whether the value is `nil`.
    fileprivate var isNothing: Bool { if case .nothing = value { true } else { false } }
}
