public import TabModel

/// An action of a person on a tab view, or a change of its device.
public enum TabAct: Hashable, Sendable {
    /// The choice of an entry: of a tab, or of a section's entry, which selects one of its tabs (R4.3, R4.5).
    case choosing(EntryID)
    /// The choice of More (R4.16).
    case choosingMore
    /// The way back: from a tab of More to the list, from a pushed tab of the Browse pattern to the one before.
    case goingBack
    /// The activation of search: of its field, on the search tab (R2.48).
    case activatingSearch
    /// The cancellation of search (R2.48, R4.20).
    case cancellingSearch
    /// The way from the search tab to the tab before, by its collapsed button (R2.48).
    case leavingSearch
    /// The scrolling of the content down, or back up to the top (R2.52).
    case scrolling(down: Bool)
    /// The change of the bar into the sidebar or back (R2.21).
    case changingForm(to: AdaptableForm)
    /// The beginning of edit mode (R2.23).
    case beginningToEdit
    /// The end of edit mode.
    case endingToEdit
    /// The change of the width.
    case changingSizeClass(to: UserInterfaceSizeClass)
    /// The rotation of the device.
    case rotating(to: Orientation)
    /// The folding, unfolding, turning or sharing of an iPhone Duo (R4.24).
    case changingPose(to: Pose)
    /// The change to another device, in its usual state, with the same app.
    case changingPlatform(to: Platform)
    /// The change to another OS, with the same app.
    case changingSystem(to: OSVersion)
    /// The change to another SDK that the app is built with; nil is the newest.
    case changingSDK(to: OSVersion?)
}

extension TabAct {
    /// Creates an action from its form on the command line, such as `choose received` or `sizeClass compact`.
    ///
    /// The form is a word, then its argument; an id is everything after the word and one space.
    ///
    /// - Throws: ``UnreadableAct`` for another word, or one whose argument is missing, wrong, or superfluous.
    public init(text: String) throws(UnreadableAct) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let (word, rest) = (parts[0], parts.count > 1 ? parts[1] : nil)
        if let act = try Self.plain(word, rest) {
            self = act
        } else if let act = try Self.directed(word, rest) {
            self = act
        } else {
            throw UnreadableAct("\"\(word)\" is not an action. Expected \(Self.words).")
        }
    }

    private static let words =
        "choose, chooseMore, back, search, cancel, leave, scroll, form, edit, done, sizeClass, "
        + "orientation, pose, platform, os or sdk"

    /// Returns the action of a word without an argument.
    private static func plain(_ word: String, _ rest: String?) throws(UnreadableAct) -> TabAct? {
        let act: TabAct? =
            switch word {
            case "chooseMore": .choosingMore
            case "back": .goingBack
            case "search": .activatingSearch
            case "cancel": .cancellingSearch
            case "leave": .leavingSearch
            case "edit": .beginningToEdit
            case "done": .endingToEdit
            default: nil
            }
        if let rest, act != nil { throw UnreadableAct("\"\(word)\" takes no argument. Remove \"\(rest)\".") }
        return act
    }

    private static func directed(_ word: String, _ rest: String?) throws(UnreadableAct) -> TabAct? {
        switch word {
        case "choose":
            guard let rest, !rest.isEmpty else { throw UnreadableAct("\"choose\" needs the id of an entry.") }
            return .choosing(rest)
        case "scroll": return .scrolling(down: try value(of: ["up": false, "down": true], word, rest))
        case "form": return .changingForm(to: try choice(word, rest))
        case "sizeClass": return .changingSizeClass(to: try choice(word, rest))
        case "orientation": return .rotating(to: try choice(word, rest))
        case "platform":
            guard let named = rest.flatMap(Platform.init(named:)) else {
                return .changingPlatform(to: try choice(word, rest))
            }
            return .changingPlatform(to: named)
        case "pose": return .changingPose(to: try choice(word, rest))
        case "os":
            return .changingSystem(to: try choice(word, rest))
        case "sdk": return .changingSDK(to: try choice(word, rest) as OSVersion)
        default: return nil
        }
    }

    private static func choice<Choice>(_ word: String, _ rest: String?) throws(UnreadableAct) -> Choice
    where Choice: CaseIterable & RawRepresentable<String> {
        try value(of: Dictionary(uniqueKeysWithValues: Choice.allCases.map { ($0.rawValue, $0) }), word, rest)
    }

    private static func value<Value>(
        of values: [String: Value],
        _ word: String,
        _ rest: String?
    ) throws(UnreadableAct) -> Value {
        if let typed = rest?.lowercased(), let value = values.first(where: { $0.key.lowercased() == typed })?.value {
            return value
        }
        let expected = values.keys.sorted().joined(separator: ", ")
        let said = rest.map { "\"\($0)\" is not a valid argument of \"\(word)\"" } ?? "\"\(word)\" needs an argument"
        throw UnreadableAct("\(said). Expected one of \(expected).")
    }
}

/// An error for a string that isn't an action, with a sentence that explains it.
public struct UnreadableAct: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error and the expected form.
    public let description: String

    init(_ description: String) { self.description = description }
}
