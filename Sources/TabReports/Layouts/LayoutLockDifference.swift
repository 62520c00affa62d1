import TabResolver

/// The differences between the accepted layouts and the current ones.
public struct LayoutLockDifference: Hashable, Sendable {
    /// Layouts that changed in the same way.
    public struct Change: Hashable, Sendable {
        /// Their names.
        public fileprivate(set) var names: [String]
        /// The differences, in the sentences of `diff`.
        let sentences: [DifferenceSentence]
        /// The removed rows, then the added ones, in the order of the rows; unchanged rows are left out.
        let rows: [ComparedRow]
    }

    /// A removed or added row.
    struct ComparedRow: Hashable, Sendable {
        /// A Boolean value that indicates whether it was added.
        let isNew: Bool
        /// The row in the form of the lock file.
        let text: String
    }

    /// The layouts that changed.
    public private(set) var changes: [Change] = []
    /// The names of layouts that are not accepted yet.
    public private(set) var added: [String] = []
    /// The names of accepted layouts that no longer exist.
    public private(set) var removed: [String] = []

    /// A Boolean value that indicates whether all layouts are as accepted.
    var isEmpty: Bool { changes.isEmpty && added.isEmpty && removed.isEmpty }

    /// The number of layouts that differ.
    var count: Int { changes.map(\.names.count).reduce(0, +) + added.count + removed.count }

    /// The names of the current layouts that differ.
    public var differing: [String] { changes.flatMap(\.names) + added }

    /// Creates the difference; among the old layouts, only those that fulfill `isTested` count.
    public init(from old: LayoutLock, to new: LayoutLock, isTested: (String) -> Bool = { _ in true }) {
        var places: [[LockedLayout]: Int] = [:]
        for name in new.names {
            guard let now = new[name] else { continue }
            guard let before = old[name] else {
                added.append(name)
                continue
            }
            guard before != now else { continue }
            if let place = places[[before, now]] {
                changes[place].names.append(name)
            } else {
                places[[before, now]] = changes.count
                changes.append(Change(names: [name], from: before, to: now))
            }
        }
        removed = old.names.filter { new[$0] == nil && isTested($0) }
    }
}

extension LayoutLockDifference.Change {
    fileprivate init(names: [String], from old: LockedLayout, to new: LockedLayout) {
        self.names = names
        sentences = LockedLayoutSentences(old: old, new: new).all
        let lines = [old, new].map { $0.rows.map { ArraySlice(Array($0.line.utf8)) } }
        rows = PatchLine.steps(lines[0], lines[1]).compactMap { step in
            switch step.kind {
            case .unchanged: nil
            case .removed: .init(isNew: false, text: old.rows[step.old].line)
            case .added: .init(isNew: true, text: new.rows[step.new].line)
            }
        }
    }
}
