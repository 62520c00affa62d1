public import TabModel
import TabSpecCoding

/// A profile's customization as it is, with its text and tag.
public struct CurrentCustomization: Hashable, Sendable {
    /// What is stored; nil if nothing is, or the spec attaches none (R3.1).
    public let stored: TabViewCustomization?
    /// Why the stored text could not be read (R3.36); nil if it could.
    public let problem: String?
    /// What an undo and a redo find.
    public let steps: CustomizationSteps
    /// Form 2, with a newline at the end.
    public let text: String
    /// The tag of ``text``.
    public let tag: EntityTag

    /// What holds: what is stored, or an empty customization.
    public var customization: TabViewCustomization { stored ?? TabViewCustomization() }

    /// Makes the present state of a profile.
    public init(
        stored: TabViewCustomization?,
        problem: String? = nil,
        steps: CustomizationSteps = CustomizationSteps()
    ) {
        self.stored = stored
        self.problem = problem
        self.steps = steps
        text = CustomizationCoding.text(stored ?? TabViewCustomization())
        tag = EntityTag(of: text.utf8)
    }

    init(_ record: StoredCustomization?, steps: CustomizationSteps) {
        self.init(stored: record?.customization, problem: record?.problem, steps: steps)
    }

    /// The same with other steps.
    func with(_ steps: CustomizationSteps) -> Self {
        Self(stored: stored, problem: problem, steps: steps)
    }
}

/// Which steps the history of a customization has to offer now.
public struct CustomizationSteps: Hashable, Sendable {
    /// Whether there is a change to undo.
    public let canUndo: Bool
    /// Whether something that was undone can be redone.
    public let canRedo: Bool

    /// Makes the steps; there are none unless said otherwise.
    public init(canUndo: Bool = false, canRedo: Bool = false) {
        self.canUndo = canUndo
        self.canRedo = canRedo
    }

    init(_ line: ChangeLine) {
        self.init(canUndo: line.undo != nil, canRedo: line.redo != nil)
    }

    /// What there is after a new change: it can be undone, and drops what had been.
    static let afterChange = Self(canUndo: true)
}
