/// Which steps the history of a customization has to offer now.
public struct CustomizationSteps: Hashable, Sendable {
    /// Whether there is a change to take back.
    public let canUndo: Bool
    /// Whether something that was taken back can be done again.
    public let canRedo: Bool

    /// Makes the steps; there are none unless said otherwise.
    public init(canUndo: Bool = false, canRedo: Bool = false) {
        self.canUndo = canUndo
        self.canRedo = canRedo
    }

    init(_ line: ChangeLine) {
        self.init(canUndo: line.undo != nil, canRedo: line.redo != nil)
    }

    /// What there is after a new change: it can be taken back, and drops what had been.
    static let afterChange = Self(canUndo: true)
}
