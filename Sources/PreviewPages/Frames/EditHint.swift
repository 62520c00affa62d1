import TabModel

/// Says how rearranging begins, to who has not found it yet; or that it does not, to who may only look.
struct EditHint {
    let view: ViewState
    let contexts: [FrameContext]

    /// Edit, where a frame can be edited and none is; its key only where no frame shows the button that has it.
    var control: ControlValues? {
        guard view.stageView != .all, !view.editing, let context = editable.first,
            var control = FormControls(context: context).edit
        else { return nil }
        if editable.contains(where: { $0.layout.sidebar != nil }) { control.key = nil }
        return control
    }

    /// What is said in its place to somebody who may only look.
    var lookOnly: String? {
        guard view.stageView != .all, let context = editable.first, !context.rights.customizes else { return nil }
        return PageRights.lookOnly
    }

    private var editable: [FrameContext] {
        contexts.filter { $0.environment.sizeClass == .regular && FormControls(context: $0).canBeEdited }
    }
}
