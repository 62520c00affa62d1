import TabModel

/// Writes layouts as the rulebook's table does.
extension TabLayout {
    /// Bar and sidebar in one line, with ` / ` between.
    ///
    /// `[fixed] [middle] [pinned]` with `+t` for a temporary entry; a bottom bar as `a b, More: c, apart ⌕s`; rows as
    /// `a X(b c)`; pages as `a b •` while dots show.
    var text: String {
        let parts = [
            bar.map { chrome == .topBar || chrome == .sidebar ? $0.regions : $0.line }, sidebar?.line, pages?.line,
        ]
        return parts.compactMap(\.self).joined(separator: " / ")
    }

    /// The rule ids of the notes about an entry, or about the whole.
    func rules(_ entry: EntryID? = nil) -> [String] { notes.filter { $0.entry == entry }.map(\.rule) }

    /// The findings as `R5.7(entry)`.
    var found: [String] { findings.map { finding in finding.entry.map { "\(finding.id)(\($0))" } ?? finding.id } }
}

extension Bar {
    fileprivate var regions: String {
        let groups = [fixed, items, pinned].map { "[" + $0.map(\.text).joined(separator: " ") + "]" }
        return (groups + (temporary.map { ["+\($0.text)"] } ?? [])).joined(separator: " ")
    }

    fileprivate var line: String {
        let shown = items.map(\.text).joined(separator: " ")
        let rest = more.map { ", More: " + $0.map(\.text).joined(separator: " ") } ?? ""
        return shown + rest + (detached.map { ", apart \($0.text)" } ?? "")
    }
}

extension BarEntry {
    fileprivate var text: String { kind == .section ? "§\(id)" : role == .search ? "⌕\(id)" : id }
}

extension Sidebar {
    fileprivate var line: String { rows.map(\.text).joined(separator: " ") }
}

extension SidebarRow {
    fileprivate var text: String {
        switch self {
        case .tab(let entry): entry.id
        case .section(let section): "\(section.title ?? "")(\(section.rows.map(\.text).joined(separator: " ")))"
        }
    }
}

extension Pages {
    fileprivate var line: String { items.map(\.id).joined(separator: " ") + (dots ? " •" : "") }
}
