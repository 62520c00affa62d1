import TabModel

/// What someone wants of a customization.
enum CustomizationRequest {
    /// To do these operations, none of which goes by the history, by these switches.
    case operations([CustomizationOperation], SwitchOverrides)
    /// To put another in its place.
    case replacement(TabViewCustomization)
    /// To take back the newest change that is not taken back.
    case undo
    /// To do again what was taken back last.
    case redo
    /// To bring back what this revision led to.
    case restoration(of: Int)

    /// Reads operations: an undo or a redo is alone.
    init(_ operations: [CustomizationOperation], _ switches: SwitchOverrides) {
        switch operations {
        case [.undo]: self = .undo
        case [.redo]: self = .redo
        default: self = .operations(operations, switches)
        }
    }
}

/// A customization that is about to be stored.
struct CustomizationChange {
    var customization: TabViewCustomization
    /// The operations as JSON text; a word where there are none.
    var operations: String
    var kind = SpecChangeKind.edit
    var summary: String
}
