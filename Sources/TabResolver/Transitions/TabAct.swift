public import TabModel

/// One thing that a person does with a tab view, or that happens to the device it is on.
public enum TabAct: Hashable, Sendable {
    /// Chooses an entry by hand: a tab, or a section's entry, which selects one of its tabs (R4.3, R4.5).
    case choosing(EntryID)
    /// Chooses More (R4.16).
    case choosingMore
    /// Goes back: from a tab of More to the list, from a pushed tab of the Browse pattern to the one before.
    case goingBack
    /// Activates search: its field, on the search tab (R2.48).
    case activatingSearch
    /// Cancels search (R2.48, R4.20).
    case cancellingSearch
    /// Goes from the search tab to the tab before, as its folded button does (R2.48).
    case leavingSearch
    /// Scrolls the content down, or back up to the top (R2.52).
    case scrolling(down: Bool)
    /// Turns the bar into the sidebar or back (R2.21).
    case changingForm(to: AdaptableForm)
    /// Begins to rearrange (R2.23).
    case beginningToEdit
    /// Ends it.
    case endingToEdit
    /// The width becomes another one.
    case changingSizeClass(to: UserInterfaceSizeClass)
    /// The device is turned.
    case rotating(to: Orientation)
    /// An iPhone Duo is folded, unfolded or turned, or its display is shared (R4.24).
    case changingPose(to: Pose)
    /// The same app is looked at on another device, as that one usually is.
    case changingPlatform(to: Platform)
    /// The same app is looked at on another OS.
    case changingSystem(to: OSVersion)
    /// The same app is built with another SDK; nil is the newest.
    case changingSDK(to: OSVersion?)
}

extension TabAct {
    /// Reads an act as it is written on the command line, such as `choose received` or `sizeClass compact`.
    ///
    /// A word, then what it needs; an id is everything after the word and one space.
    ///
    /// - Throws: ``UnreadableAct`` for another word, or one whose addition is missing, wrong, or too much.
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

    /// The acts that need nothing more said.
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
        if let rest, act != nil { throw UnreadableAct("\"\(word)\" takes no argument, but \"\(rest)\" follows it.") }
        return act
    }

    private static func directed(_ word: String, _ rest: String?) throws(UnreadableAct) -> TabAct? {
        switch word {
        case "choose":
            guard let rest, !rest.isEmpty else { throw UnreadableAct("\"choose\" needs an entry's id after it.") }
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
        let said = rest.map { "\"\($0)\" can't follow \"\(word)\"" } ?? "\"\(word)\" needs a word after it"
        throw UnreadableAct("\(said). Expected one of \(expected).")
    }
}

/// A string that is no act, with the sentence that says why.
public struct UnreadableAct: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what was expected.
    public let description: String

    init(_ description: String) { self.description = description }
}
