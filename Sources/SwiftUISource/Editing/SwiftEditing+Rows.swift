import SwiftSyntax
import TabModel
import TabSpecCoding

extension SwiftEditing {
    /// Returns the statements that may represent an entry, from the inside out, without those that also make other
    /// entries of its list.
    func rows(_ path: [Int]) -> [StatementRow] {
        guard let index = path.last else { return [] }
        let list = Array(path.dropLast())
        let all = source.statements(of: list, count: expected.old.list(at: list).count)
        let node = source.node(path)
        guard all.indices.contains(index), let own = all[index] else { return node?.statements ?? [] }
        let isAlone = all.count { $0?.item.id == own.item.id } == 1
        guard let items = node?.items, let end = items.firstIndex(where: { $0.id == own.item.id }) else {
            // A helper makes the entry; the statement calls it, for this entry alone.
            return isAlone ? [own] + (sharers(of: path).count == 1 ? node?.statements ?? [] : []) : []
        }
        guard sharers(of: path).count == 1 else { return [] }
        let inner = items[...end].map { StatementRow($0, in: own.file) }
        return isAlone ? inner : Array(inner.dropLast())
    }

    /// Returns the numbers of the entries that one expression makes together with an entry, including its own.
    func sharers(of path: [Int]) -> [Int] {
        guard let node = source.node(path) else { return path.suffix(1) }
        let list = Array(path.dropLast())
        return expected.old.list(at: list).indices.filter { index in
            source.node(list + [index])?.token.id == node.token.id
        }
    }

    /// A place in the text: before or after a statement.
    struct Target {
        let row: StatementRow
        let isBefore: Bool

        func insertion(_ bytes: [UInt8]) -> (offset: Int, bytes: [UInt8]) {
            isBefore ? row.before(bytes) : row.behind(bytes)
        }
    }

    /// Returns the places in the text that may correspond to a place among entries; `moved` is an entry that leaves its
    /// own place.
    func targets(_ place: TabPlace, besides moved: [Int]? = nil) -> [Target] {
        let list = place.section?.numbers ?? []
        let count = expected.old.list(at: list).count
        let isSame = moved.map { Array($0.dropLast()) == list } ?? false
        let own = isSame ? moved?.last : nil
        var (before, behind) = (place.offset - 1, place.offset)
        if before == own { before -= 1 }
        if behind == own { behind += 1 }
        let previous = before >= 0 ? rowsOrWhole(list, before) : []
        let next = behind < count ? rowsOrWhole(list, behind) : []
        return previous.map { Target(row: $0, isBefore: false) } + next.map { Target(row: $0, isBefore: true) }
    }

    /// Returns the statements of an entry, and the one that makes it with others.
    func rowsOrWhole(_ list: [Int], _ index: Int) -> [StatementRow] {
        let own = rows(list + [index])
        let all = source.statements(of: list, count: expected.old.list(at: list).count)
        let whole = all.indices.contains(index) ? all[index] : nil
        return own + [whole].compactMap(\.self).filter { row in !own.contains { $0.item.id == row.item.id } }
    }

    /// Returns a Boolean value that indicates whether a place is in a section: sections hold tabs, and no views with
    /// items.
    func isSection(_ place: TabPlace) -> Bool { place.section?.numbers.isEmpty == false }

    /// A Boolean value that indicates whether the tab view's entries are views with `tabItem`.
    var hasItems: Bool { expected.old.tabs.indices.contains { source.node([$0])?.chain?.isItem ?? false } }
}
