import PreviewCore
import TabModel

/// The choice of the effect of dragging: nothing but play, a rearrangement of the tabs, or a change of the spec.
struct ModePicker {
    let page: PageContext
    let choice: ChoiceBuilder

    private var view: ViewState { page.view }
    private var isDesigning: Bool { view.mode == .design }
    private var isCustomizing: Bool { view.interaction.editing && !isDesigning }

    var values: MenuValues {
        let segments = [preview, customize] + (page.rights.edits ? [design] : [])
        return MenuValues(
            name: "mode",
            label: "Mode",
            title: segments.first(where: \.isCurrent)?.title ?? "Preview",
            groups: [GroupValues(name: "mode", label: "Mode", segments: segments)]
        )
    }

    private var preview: SegmentValues {
        choice.segment(
            "Preview",
            control: isCustomizing ? "editing" : "mode",
            value: isCustomizing ? "false" : "preview",
            key: isCustomizing ? "e" : isDesigning ? "m" : nil,
            isOn: !isCustomizing && !isDesigning,
            label: "Preview: use the tabs as on the device"
        ) { view in
            if isDesigning { view.inspector = .closed }
            (view.mode, view.interaction.editing) = (.preview, false)
        }
    }

    private var customize: SegmentValues {
        let hint = EditHint(page: page)
        let segment = choice.segment(
            "Customize",
            control: "editing",
            value: "true",
            key: isCustomizing ? nil : "e",
            isOn: isCustomizing,
            label: "Customize: rearrange the tabs as people do"
        ) { view in
            if let begun = hint.begun { view = begun }
            if isDesigning { (view.mode, view.inspector) = (.preview, .closed) }
        }
        return hint.refusal.map(segment.disabled) ?? segment
    }

    private var design: SegmentValues {
        choice.segment(
            "Design",
            control: "mode",
            value: "design",
            key: isDesigning ? nil : "m",
            isOn: isDesigning,
            label: page.snapshot.isImported ? "Design: edit the Swift source" : "Design: edit the spec"
        ) { view in
            (view.mode, view.interaction.editing, view.inspector) = (.design, false, .open)
        }
    }
}
