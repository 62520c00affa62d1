import TabModel
import TabResolver

/// The choices of an iPhone Duo's pose (R1.101).
struct PosePicker {
    let view: ViewState
    let choice: ChoiceBuilder
    let transitions: TabTransitions

    var group: GroupValues {
        let segments = Pose.allCases.map { pose in
            choice.segment(
                "",
                control: "pose",
                value: pose.rawValue,
                key: "c",
                isOn: view.environment.pose == pose,
                label: pose.label,
                glyph: pose.glyph
            ) { $0.takeDevice(transitions.environment(after: .changingPose(to: pose))) }
        }
        return GroupValues(name: "pose", label: "Pose", segments: segments)
    }
}

extension Pose {
    /// The pose's name, as a choice.
    var label: String {
        switch self {
        case .outerPortrait: "Closed, portrait"
        case .outerLandscape: "Closed, landscape"
        case .innerPortrait: "Open, portrait"
        case .innerLandscape: "Open, landscape"
        case .splitLeft: "Open, left half"
        case .splitRight: "Open, right half"
        }
    }

    fileprivate var glyph: Glyph {
        switch self {
        case .outerPortrait: .outerPortrait
        case .outerLandscape: .outerLandscape
        case .innerPortrait: .innerPortrait
        case .innerLandscape: .innerLandscape
        case .splitLeft: .splitLeft
        case .splitRight: .splitRight
        }
    }
}
