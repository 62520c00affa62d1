public import TabModel
import TabSpecCoding

/// A profile's customization as it is, with its text and tag.
public struct CurrentCustomization: Hashable, Sendable {
    /// What is stored; nil if nothing is, or the spec attaches none (R3.1).
    public let stored: TabViewCustomization?
    /// The stored text, whatever it is; nil if there is none.
    let storedText: String?
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

    /// What someone sees who begins with this one: nothing is stored yet.
    func beginning(with steps: CustomizationSteps) -> Self {
        Self(stored, problem, steps, storedText: nil)
    }
}

/// Which steps the history of a customization has to offer now.
public struct CustomizationSteps: Hashable, Sendable {
    /// A Boolean value that indicates whether there is a change to undo.
    public let canUndo: Bool
    /// A Boolean value that indicates whether something that was undone can be redone.
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
