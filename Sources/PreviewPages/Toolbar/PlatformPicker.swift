import TabModel
import TabResolver

/// The picker of devices: one of them, two beside each other, or all.
struct PlatformPicker {
    let view: ViewState
    let choice: ToolbarChoice
    let transitions: TabTransitions

    /// The platforms in the order of their keys, from 1.
    static let platforms: [(platform: Platform, title: String, glyph: Glyph)] = [
        (.iPhone, "iPhone", .iphone), (.iPad, "iPad", .ipad), (.mac, "Mac", .mac), (.tv, "TV", .tv),
        (.vision, "Vision", .vision), (.watch, "Watch", .watch),
    ]

    var values: MenuValues {
        let segments = singles + [compare, all]
        let current = segments.first(where: \.isCurrent)
        return MenuValues(
            name: "platform",
            label: "Device",
            title: current?.title ?? "Device",
            icon: current?.icon,
            groups: [GroupValues(name: "platform", label: "Device", segments: segments)]
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

    /// Shows one platform as it usually is, or the comparison, where the iPad stands first.
    private func show(_ platform: Platform?, in view: inout ViewState) {
        (view.view, view.platform) = (nil, platform)
        view.takeDevice(transitions.environment(after: .changingPlatform(to: platform ?? .iPad)))
    }
}
