import TabModel

/// The values of an entry's keys, or of the tab view's, that rules read; in the order of the format.
///
/// They are read in one pass, because rules read those of every entry.
struct KeyStatements: Sendable {
    /// The features of SwiftUI that it uses and some systems lack.
    private(set) var requests: [FeatureRequest] = []
    /// The strings that may have an invisible character.
    private(set) var suspects: [AuthorText] = []

    init(of entry: TabEntry) {
        switch entry {
        case .tab(let tab): add(AskedKeys.tab, of: tab)
        case .section(let section): add(AskedKeys.section, of: section)
        }
        add(AskedKeys.modifiers, of: entry.modifiers)
    }

    init(of spec: TabSpec) {
        add(AskedKeys.tabView, of: spec)
    }

    private mutating func add<Owner>(_ keys: [SpecKey<Owner>], of owner: Owner) {
        for key in keys {
            let value = key.value(in: owner)
            guard value != key.usual else { continue }
            if let feature = key.row.swiftUI.feature(of: value) {
                requests.append(FeatureRequest(feature, key.row, value))
            }
            guard let use = key.row.strings else { continue }
            value.forEachString { text in
                guard HiddenCharacters.canBe(in: text) else { return }
                suspects.append(AuthorText(key: key.name, text: text, use: use))
            }
        }
    }
}

/// A part of SwiftUI that a spec uses and some systems lack, with the key that uses it.
struct FeatureRequest: Sendable {
    let feature: Feature
    /// The key, and its word if its value is one.
    let name: String
    /// The name with the kind of the key: `the modifier badge`.
    let phrase: String

    fileprivate init(_ feature: Feature, _ row: KeyRow, _ value: KeyValue) {
        self.feature = feature
        name = if case .word(let word) = value { "\(row.name) \(word)" } else { row.name }
        phrase = "the \(row.swiftUI.isModifier ? "modifier " : "")\(name)"
    }
}

/// A string that an author wrote, and its key.
struct AuthorText: Sendable {
    let key: String
    let text: String
    let use: TextUse
}

/// The keys with strings that people read or compare, or with values that some systems lack.
private enum AskedKeys {
    static let tabView = picked(TabViewKeys.all)
    static let tab = picked(EntryKeys.plainTab)
    static let section = picked(EntryKeys.plainSection)
    static let modifiers = picked(EntryKeys.modifiers)

    private static func picked<Owner>(_ keys: [SpecKey<Owner>]) -> [SpecKey<Owner>] {
        keys.filter { $0.row.strings != nil || $0.row.swiftUI.needsSomething }
    }
}

extension KeyValue {
    /// Calls a closure with the author's strings in it: itself, its translations, or the title of each label.
    fileprivate func forEachString(_ take: (String) -> Void) {
        switch self {
        case .text(let text): take(text)
        case .list(let elements): elements.forEach { $0.forEachString(take) }
        case .members(let members):
            for member in members where member.key == "title" || LocaleIdentifier(tag: member.key) != nil {
                member.value.forEachString(take)
            }
        case .nothing, .flag, .number, .word: break
        }
    }
}

extension StandIn {
    /// Returns the sentence about an entry, or the tab view, with this stand-in, without its name.
    func sentence(about key: Key) -> String {
        "has a stand-in for its \(key.rawValue): \(text) \(why.words)."
    }
}

extension TabModifiers {
    /// The badge, or dots for one whose value the source doesn't contain (R1.120).
    var drawnBadge: Badge? { badge ?? standIns[.badge].map { _ in .text("…") } }
}
