import TabResolver

/// The differences between two layouts, entry by entry, in the words of `diff`.
struct LockedLayoutSentences {
    let old: LockedLayout
    let new: LockedLayout

    private typealias Entry = (name: String, text: String)

    /// All sentences: the drawing as a whole, then each entry, then the rest.
    var all: [DifferenceSentence] { values(of: [.chrome]) + entries + orders + values(of: others) }

    private var others: [LockedLayout.Label] {
        LockedLayout.Label.allCases.filter { !$0.holdsEntries && $0 != .chrome }
    }

    // MARK: - Values

    private func values(of labels: [LockedLayout.Label]) -> [DifferenceSentence] {
        labels.compactMap { label in
            let (was, now) = (value(label, in: old), value(label, in: new))
            guard was != now else { return nil }
            return switch (was, now) {
            case (let was?, let now?): "The \(words: label.rawValue) is \(now), not \(was)."
            case (nil, let now?): "The \(words: label.rawValue) is now \(now)."
            case (let was?, nil): "The \(words: label.rawValue) was \(was), and is no longer present."
            case (nil, nil): nil
            }
        }
    }

    private func value(_ label: LockedLayout.Label, in layout: LockedLayout) -> String? {
        layout.rows.first { $0.depth == 0 && $0.label == label.rawValue }
            .map { $0.items.isEmpty ? "nothing" : $0.items.joined(separator: ", ") }
    }

    // MARK: - Entries

    /// Returns the regions with entries, each with its contents.
    private static func regions(of layout: LockedLayout) -> [(place: String, entries: [Entry])] {
        let holding = Set(LockedLayout.Label.allCases.filter(\.holdsEntries).map(\.rawValue))
        return layout.rows.filter { $0.depth > 0 || holding.contains($0.label) }
            .map { row in (place(of: row), row.items.map { (LockText.name(of: $0), $0) }) }
    }

    private static func place(of row: LockedLayout.Row) -> String {
        guard row.depth == 0 else { return "in \(LockText.name(of: row.label)) in the sidebar" }
        return switch LockedLayout.Label(rawValue: row.label) {
        case .fixed: "in the bar's fixed leading part"
        case .forNow: "at the bar's end, while it is selected"
        case .pinned: "pinned at the bar's trailing edge"
        case .apart: "detached, at the bar's trailing edge"
        case .more: "in More"
        case .sidebar: "in the sidebar"
        case .pages: "among the pages"
        default: "in the bar"
        }
    }

    /// Returns the place and the look of each drawn entry, by name.
    private static func drawn(in layout: LockedLayout) -> [String: [String: String]] {
        regions(of: layout).reduce(into: [:]) { drawn, region in
            for entry in region.entries { drawn[entry.name, default: [:]][region.place] = entry.text }
        }
    }

    private var entries: [DifferenceSentence] {
        let (was, now) = (Self.drawn(in: old), Self.drawn(in: new))
        let renamed = renamed(was, now)
        var seen = Set(renamed.flatMap { [$0.old, $0.new] })
        let names = (Self.regions(of: new) + Self.regions(of: old)).flatMap(\.entries).map(\.name)
        let others = names.filter { seen.insert($0).inserted }.flatMap { name in
            sentences(about: name, from: was[name] ?? [:], to: now[name] ?? [:])
        }
        return renamed.map { "\($0.old) is now called \($0.new)." } + others
    }

    /// Returns entries that replaced another one: in the same place of a region that has as many as before.
    private func renamed(
        _ was: [String: [String: String]],
        _ now: [String: [String: String]]
    ) -> [(old: String, new: String)] {
        let before = Dictionary(Self.regions(of: old)) { $0 + $1 }
        var seen: Set<String> = []
        return Self.regions(of: new).flatMap { region -> [(old: String, new: String)] in
            guard let entries = before[region.place], entries.count == region.entries.count else { return [] }
            return zip(entries, region.entries).compactMap { old, new in
                let look = (old.text.dropFirst(old.name.count), new.text.dropFirst(new.name.count))
                let isRenamed = now[old.name] == nil && was[new.name] == nil && look.0 == look.1
                return isRenamed && seen.insert(old.name).inserted && seen.insert(new.name).inserted
                    ? (old.name, new.name) : nil
            }
        }
    }

    private func sentences(
        about name: String,
        from was: [String: String],
        to now: [String: String]
    ) -> [DifferenceSentence] {
        guard !now.isEmpty else { return ["\(name) was removed."] }
        let left = was.keys.filter { now[$0] == nil }.sorted()
        let come = now.keys.filter { was[$0] == nil }.sorted()
        guard !was.isEmpty else { return come.map { "\(name) is new \(words: $0)." } }
        if left.count == 1, come.count == 1 {
            return [come[0] == "in More" ? "\(name) moves to More." : "\(name) is now \(words: come[0])."]
        }
        let looks = Set(was.compactMap { place, text in now[place].flatMap { $0 == text ? nil : [text, $0] } })
        return left.map { "\(name) is no longer \(words: $0)." } + come.map { "\(name) is also \(words: $0)." }
            + looks.sorted { $0[0] < $1[0] }.map { "\(name) was \($0[0]), and is now \($0[1])." }
    }

    /// The regions that have the same entries in another order.
    private var orders: [DifferenceSentence] {
        let was = Dictionary(Self.regions(of: old)) { $0 + $1 }
        let now = Dictionary(Self.regions(of: new)) { $0 + $1 }
        return now.keys.sorted().compactMap { place in
            let names = [was[place] ?? [], now[place] ?? []].map { $0.map(\.name) }
            let kept = [names[0].filter(names[1].contains), names[1].filter(names[0].contains)]
            return kept[0] == kept[1] ? nil : "The order changes \(words: place)."
        }
    }
}
