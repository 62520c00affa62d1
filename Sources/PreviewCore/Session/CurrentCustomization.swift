public import TabModel
import TabSpecCoding

/// The current customization of a profile, with its text and tag.
public struct CurrentCustomization: Hashable, Sendable {
    /// The stored customization; nil if there is none, or the spec attaches none (R3.1).
    public let stored: TabViewCustomization?
    /// The stored text, valid or not; nil if there is none.
    let storedText: String?
    /// The reason why the stored text could not be read (R3.36); nil if it could.
    public let problem: String?
    /// The available undo and redo steps.
    public let steps: CustomizationSteps
    /// The customization as JSON, with a newline at the end.
    public let text: String
    /// The tag of ``text``.
    public let tag: EntityTag

    /// The effective customization: the stored one, or an empty one.
    public var customization: TabViewCustomization { stored ?? TabViewCustomization() }

    /// Creates the current state of a profile.
    public init(
        stored: TabViewCustomization?,
        problem: String? = nil,
        steps: CustomizationSteps = CustomizationSteps()
    ) {
        self.init(stored, problem, steps, storedText: stored.map(CustomizationCoding.text))
    }

    init(_ record: StoredCustomization?, steps: CustomizationSteps) {
        self.init(record?.customization, record?.problem, steps, storedText: record?.text)
    }

    private init(
        _ stored: TabViewCustomization?,
        _ problem: String?,
        _ steps: CustomizationSteps,
        storedText: String?
    ) {
        self.stored = stored
        self.problem = problem
        self.steps = steps
        text = CustomizationCoding.text(stored ?? TabViewCustomization())
        self.storedText = storedText
        tag = EntityTag(of: text.utf8)
    }

    /// Returns the customization as the beginning of a profile without a stored one.
    func beginning(with steps: CustomizationSteps) -> Self {
        Self(stored, problem, steps, storedText: nil)
    }
}

/// The undo and redo steps that the history of a customization has now.
public struct CustomizationSteps: Hashable, Sendable {
    /// A Boolean value that indicates whether there is a change to undo.
    public let canUndo: Bool
    /// A Boolean value that indicates whether there is an undone change to redo.
    public let canRedo: Bool

    /// Creates the steps; the default is none.
    public init(canUndo: Bool = false, canRedo: Bool = false) {
        self.canUndo = canUndo
        self.canRedo = canRedo
    }

    init(_ line: ChangeLine) {
        self.init(canUndo: line.undo != nil, canRedo: line.redo != nil)
    }

    /// The steps after a new change: it can be undone, and drops the undone ones.
    static let afterChange = Self(canUndo: true)
}
