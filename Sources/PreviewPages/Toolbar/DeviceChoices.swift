import TabModel
import TabResolver

/// The choices that a device itself offers: its width class, and how it is held.
struct DeviceChoices {
    let view: ViewState
    let choice: ToolbarChoice
    let transitions: TabTransitions

    private var isFramed: Bool { view.stageView != .all }

    /// Compact or regular; where a platform has one only, the other one says so.
    var sizeClasses: GroupValues {
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

    /// Portrait or landscape; only iPhone and iPad are turned.
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
            guard isFramed else { return segment.disabled("Open one device to turn it") }
            return environment.platform.isTurned ? segment : segment.disabled("Only iPhone and iPad are turned")
        }
        return GroupValues(name: "orientation", label: "Orientation", segments: segments)
    }
}

extension Platform {
    /// Whether its devices are held in one way or another.
    var isTurned: Bool { self == .iPhone || self == .iPad }
}
