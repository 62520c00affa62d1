/// The menu of sizes a frame is drawn at.
struct ZoomMenu {
    let view: ViewState

    var values: MenuValues {
        let choices: [Zoom] = [.fit, .percent(50), .percent(75), .percent(100), .percent(125), .percent(150)]
        return MenuValues(
            name: "zoom",
            label: "Zoom",
            title: Self.title(view.zoom),
            groups: [
                GroupValues(
                    name: "zoom",
                    label: "Zoom",
                    segments: choices.map { zoom in
                        MenuChoice(view: view, control: "zoom", value: zoom.text, title: Self.title(zoom))
                            .segment(isOn: view.zoom == zoom) { $0.zoom = zoom }
                    }
                )
            ]
        )
    }

    private static func title(_ zoom: Zoom) -> String {
        switch zoom {
        case .fit: "Fit"
        case .percent(let percent): "\(percent) %"
        }
    }
}

/// One choice of a menu.
struct MenuChoice {
    let view: ViewState
    let control: String
    let value: String
    let title: String

    func segment(isOn: Bool, change: (inout ViewState) -> Void) -> SegmentValues {
        SegmentValues(
            title: title,
            label: title,
            tooltip: title,
            control: control,
            value: value,
            href: view.changing(change).href,
            isCurrent: isOn
        )
    }
}
