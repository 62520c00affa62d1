import SwiftSyntax
import TabModel
import TabSpecCoding

/// The actions that remove, move and copy entries.
extension SwiftEditing {
    /// Returns the changes that remove an entry: the largest statement that makes the entry alone.
    func removals(_ path: [Int]) -> [CandidateChange] {
        let rows = rows(path).filter(\.canLeave).reversed().map { row in
            CandidateChange(row.file, at: row.body.lowerBound) { $0.delete(row.removal) }
        }
        return rows + elementRemovals(path)
    }

    func moves(_ path: [Int], to place: TabPlace) -> [CandidateChange] {
        if isSection(place), hasItems { return [] }
        let pairs = rows(path).filter(\.canLeave).flatMap { row in
            targets(place, besides: path).filter { !row.overlaps($0.row) }.map { (row, $0) }
        }
        let near = pairs.filter { $0.0.isBeside($0.1.row) }
        let far = pairs.filter { !$0.0.isBeside($0.1.row) && $0.0.file === $0.1.row.file }
        return (near + far).compactMap { row, target in
            let own = isSection(place) ? qualified(row) : nil
            guard let bytes = target.row.taking(row, own) else { return nil }
            return CandidateChange(row.file, at: row.body.lowerBound) { patches in
                patches.delete(row.removal)
                let (offset, bytes) = target.insertion(bytes)
                patches.insert(bytes, at: offset)
            }
        } + elementMoves(path, to: place)
    }

    /// Returns the text of a row in which cases have their type's name, which can't be inferred inside sections.
    func qualified(_ row: StatementRow) -> [UInt8] {
        let carried = row.carried
        var patches = TextPatches()
        for access in MemberFinder.values(in: row.item) {
            guard let type = CaseList.declaring(access.declName.baseName.name, in: source.files)?.type else { continue }
            patches.insert(Array(type.utf8), at: access.bytes.lowerBound - carried.lowerBound)
        }
        let own = Array(row.file.bytes[carried])
        return patches.patch(of: own)?.applied(to: own) ?? own
    }

    /// Returns the changes that copy an entry.
    ///
    /// The copy comes after its original, with its new values and names.
    func duplications(_ path: [Int]) -> [CandidateChange] {
        let rows = rows(path).compactMap { row -> CandidateChange? in
            guard let bytes = EntryCopy(of: row, names: newNames(path)).bytes, let own = row.taking(row, bytes) else {
                return nil
            }
            let (offset, added) = row.behind(own)
            return CandidateChange(row.file, at: offset) { $0.insert(added, at: offset) }
        }
        return rows + elementDuplications(path)
    }

    /// Returns the values and customizationIDs of an entry with their replacements in its copy.
    func newNames(_ path: [Int]) -> [String: String] {
        guard let old = expected.old.entry(at: path),
            let copy = expected.entries.first.flatMap({ expected.new.entry(at: $0) })
        else { return [:] }
        return Self.names(old, copy).reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    private static func names(_ old: TabEntry, _ copy: TabEntry) -> [(String, String)] {
        var names: [(String, String)] = []
        if let id = old.modifiers.customizationID, let new = copy.modifiers.customizationID { names.append((id, new)) }
        if case .tab(let tab) = old, case .tab(let other) = copy {
            switch (tab.value, other.value) {
            case (.string(let old)?, .string(let new)?): names.append((old, new))
            case (.integer(let old)?, .integer(let new)?): names.append((String(old), String(new)))
            default: break
            }
        }
        return names + zip(old.inner, copy.inner).flatMap { Self.names($0, $1) }
    }

    // MARK: - The selection

    /// Returns each change with a change of the selection to another tab, and then without it.
    func keepingSelection(_ changes: [CandidateChange]) -> [CandidateChange] {
        guard let old = expected.old.selection, let new = expected.new.selection, old != new else { return changes }
        let initials = InitialValue.all(saying: old, in: source.files)
        return changes.flatMap { change -> [CandidateChange] in
            let moved = initials.filter { $0.file === change.file }.compactMap { initial -> CandidateChange? in
                guard let text = initial.saying(new) else { return nil }
                var change = change
                change.patches.replace(initial.range, by: Array(text.utf8))
                return change
            }
            return moved + [change]
        }
    }
}

extension StatementRow {
    /// Returns a Boolean value that indicates whether one statement contains the other.
    fileprivate func overlaps(_ other: StatementRow) -> Bool {
        file === other.file && carried.overlaps(other.carried)
    }
}

/// The text of a statement with other names in it.
struct EntryCopy {
    let bytes: [UInt8]?

    /// Creates a copy of a row; each name of its entries is replaced by another one.
    init(of row: StatementRow, names: [String: String]) {
        var (patches, rest) = (TextPatches(), Set(names.keys))
        let carried = row.carried
        for literal in LiteralFinder.literals(in: row.item, of: row.file) {
            guard literal.isName, let new = names[literal.text] else { continue }
            rest.remove(literal.text)
            let range = literal.range.lowerBound - carried.lowerBound..<literal.range.upperBound - carried.lowerBound
            patches.replace(range, by: Array(literal.saying(new).utf8))
        }
        let own = Array(row.file.bytes[carried])
        bytes = rest.isEmpty ? patches.patch(of: own)?.applied(to: own) : nil
    }
}
