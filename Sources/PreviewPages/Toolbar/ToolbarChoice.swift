/// Makes one choice of the toolbar: a link to the same view with one thing changed.
struct ToolbarChoice {
    let view: ViewState
    let icons: IconSource

    /// A choice that can be made.
    func segment(
        _ title: String,
        control: String,
        value: String,
        key: String? = nil,
        isOn: Bool,
        label: String? = nil,
        glyph: Glyph? = nil,
        change: (inout ViewState) -> Void
    ) -> SegmentValues {
        let label = label ?? title
        return SegmentValues(
            title: title,
            label: label,
            tooltip: key.map { "\(label) (\($0))" } ?? label,
            control: control,
            value: value,
            href: view.changing(change).href,
            key: key,
            isCurrent: isOn,
            icon: glyph.map(icons.glyph)
        )
    }
}

extension SegmentValues {
    /// The same choice where it can't be made, with the sentence that says why.
    func disabled(_ why: String) -> Self {
        var copy = self
        (copy.href, copy.isDisabled, copy.tooltip) = (nil, true, why)
        return copy
    }
}
