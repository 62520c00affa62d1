import TabModel
import TabResolver

/// The choices of a device: one, two beside each other, or all; its width class, and its orientation or pose.
struct DevicePicker {
    let view: ViewState
    let choice: ChoiceBuilder
    let transitions: TabTransitions

    /// The platforms in the order of their keys, from 1.
    static let platforms: [(platform: Platform, title: String, glyph: Glyph)] = [
        (.iPhone, "iPhone", .iphone), (.iPad, "iPad", .ipad), (.mac, "Mac", .mac), (.tv, "TV", .tv),
        (.vision, "Vision", .vision), (.watch, "Watch", .watch), (.iPhoneDuo, "iPhone Duo", .duo),
    ]

    /// The menu of iPhone, iPad, both and all; the other platforms are in a menu beside them.
    var platforms: MenuValues {
        let (few, many) = (Array(singles.prefix(2)) + [compare, all], Array(singles.dropFirst(2)))
        let other = many.first(where: \.isCurrent)
        let current = few.first(where: \.isCurrent) ?? other
        return MenuValues(
            name: "platform",
            label: "Device",
            title: current?.title ?? "Device",
            icon: current?.icon,
            groups: [GroupValues(name: "platform", label: "Device", segments: few)],
            menus: [
                MenuValues(
                    name: "devices",
                    label: "More devices",
                    title: other?.title ?? "More",
                    icon: other?.icon,
                    isCurrent: other != nil,
                    groups: [GroupValues(name: "devices", label: "More devices", segments: many)]
                )
            ]
        )
    }

    private var singles: [SegmentValues] {
        Self.platforms.enumerated().map { index, one in
            choice.segment(
                one.title,
                control: "platform",
                value: one.platform.rawValue,
                key: String(index + 1),
                isOn: view.stageView == .one && view.environment.platform == one.platform,
                label: one.platform.productName,
                glyph: one.glyph
            ) { show(one.platform, in: &$0) }
        }
    }

    private var compare: SegmentValues {
        choice.segment(
            "Compare",
            control: "view",
            value: "compare",
            isOn: view.stageView == .compare,
            label: "Compare iPad and iPhone",
            glyph: .compare
        ) { show(nil, in: &$0) }
    }

    private var all: SegmentValues {
        choice.segment(
            "All",
            control: "view",
            value: "all",
            key: "0",
            isOn: view.stageView == .all,
            label: "All devices",
            glyph: .all
        ) { view in
            show(nil, in: &view)
            view.view = .all
        }
    }

    /// Shows one platform in its default state, or the comparison, which begins with the iPad.
    private func show(_ platform: Platform?, in view: inout ViewState) {
        (view.view, view.platform) = (nil, platform)
        view.takeDevice(transitions.environment(after: .changingPlatform(to: platform ?? .iPad)))
    }

    private var isFramed: Bool { view.stageView != .all }

    /// The choices compact and regular; one that a platform doesn't have states that.
    var sizeClasses: GroupValues {
        if isFramed, view.environment.platform == .iPhoneDuo {
            return PosePicker(view: view, choice: choice, transitions: transitions).group
        }
        let environment = view.environment
        let segments = UserInterfaceSizeClass.allCases.map { sizeClass in
            let isOn = isFramed && sizeClass == environment.sizeClass
            let segment = segment(sizeClass, isOn: isOn)
            guard let only = environment.platform.onlySizeClass, only != sizeClass, isFramed else { return segment }
            return segment.disabled("\(environment.platform.productName) has \(only.rawValue) width only")
        }
        return GroupValues(name: "sizeClass", label: "Horizontal size class", segments: segments)
    }

    private func segment(_ sizeClass: UserInterfaceSizeClass, isOn: Bool) -> SegmentValues {
        let title = sizeClass == .compact ? "Compact" : "Regular"
        return choice.segment(
            title,
            control: "sizeClass",
            value: sizeClass.rawValue,
            key: "c",
            isOn: isOn,
            label: "\(title) width"
        ) { view in
            if !isFramed { (view.view, view.platform) = (nil, .iPad) }
            view.takeDevice(transitions.environment(after: .changingSizeClass(to: sizeClass)))
        }
    }

    /// The choices portrait and landscape; only iPhone and iPad are turned.
    var orientations: GroupValues {
        let environment = view.environment
        let segments = Orientation.allCases.map { orientation in
            let segment = choice.segment(
                "",
                control: "orientation",
                value: orientation.rawValue,
                isOn: isFramed && environment.platform.isTurned && environment.orientation == orientation,
                label: orientation == .portrait ? "Portrait" : "Landscape",
                glyph: orientation == .portrait ? .portrait : .landscape
            ) { $0.takeDevice(transitions.environment(after: .rotating(to: orientation))) }
            guard isFramed else { return segment.disabled("Open one device to rotate it") }
            if environment.platform == .iPhoneDuo {
                return segment.disabled("Choose the pose of an iPhone Duo instead")
            }
            return environment.platform.isTurned ? segment : segment.disabled("Only iPhone and iPad can be rotated")
        }
        return GroupValues(name: "orientation", label: "Orientation", segments: segments)
    }
}

extension Platform {
    /// A Boolean value that indicates whether the platform's devices can be turned.
    var isTurned: Bool { self == .iPhone || self == .iPad }
}
