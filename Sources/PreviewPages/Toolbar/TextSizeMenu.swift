import TabModel

/// The menu of what people set in Settings: text size, contrast, motion and transparency.
struct TextSizeMenu {
    let view: ViewState

    var values: MenuValues {
        MenuValues(
            name: "text",
            label: "Text size and accessibility",
            title: "Aa",
            groups: [sizes, contrasts, motion, transparency]
        )
    }

    private var sizes: GroupValues {
        GroupValues(
            name: "dynamicTypeSize",
            label: "Text size",
            segments: DynamicTypeSize.allCases.map { size in
                MenuChoice(view: view, control: "dynamicTypeSize", value: size.rawValue, title: Self.title(size))
                    .segment(isOn: view.dynamicTypeSize == size) { $0.dynamicTypeSize = size }
            }
        )
    }

    private var contrasts: GroupValues {
        GroupValues(
            name: "contrast",
            label: "Contrast",
            segments: ColorSchemeContrast.allCases.map { contrast in
                let title = contrast == .standard ? "Standard" : "Increased"
                return MenuChoice(view: view, control: "contrast", value: contrast.rawValue, title: title)
                    .segment(isOn: view.contrast == contrast) { $0.contrast = contrast }
            }
        )
    }

    private var motion: GroupValues {
        flag("reduceMotion", label: "Motion", titles: ("Full", "Reduced"), \.reduceMotion)
    }

    private var transparency: GroupValues {
        flag("reduceTransparency", label: "Transparency", titles: ("Full", "Reduced"), \.reduceTransparency)
    }

    private func flag(
        _ name: String,
        label: String,
        titles: (off: String, on: String),
        _ path: WritableKeyPath<ViewState, Bool>
    ) -> GroupValues {
        GroupValues(
            name: name,
            label: label,
            segments: [false, true].map { flag in
                MenuChoice(view: view, control: name, value: "\(flag)", title: flag ? titles.on : titles.off)
                    .segment(isOn: view[keyPath: path] == flag) { $0[keyPath: path] = flag }
            }
        )
    }

    private static func title(_ size: DynamicTypeSize) -> String {
        switch size {
        case .xSmall: "xS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .xLarge: "xL"
        case .xxLarge: "xxL"
        case .xxxLarge: "xxxL"
        case .accessibility1: "A1"
        case .accessibility2: "A2"
        case .accessibility3: "A3"
        case .accessibility4: "A4"
        case .accessibility5: "A5"
        }
    }
}
