public import TabResolver

/// What differs between the layouts that were accepted and those of now.
public struct LayoutLockDifference: Hashable, Sendable {
    /// Layouts that changed in the same way.
    public struct Change: Hashable, Sendable {
        /// Their names.
        public fileprivate(set) var names: [String]
        /// What is otherwise, in sentences as `diff` has them.
        public let sentences: [DifferenceSentence]
        /// The rows that went, then those that came, in the order of the rows; rows that stay are left out.
        public let rows: [ComparedRow]
    }

    /// A row that went or came.
    public struct ComparedRow: Hashable, Sendable {
        /// A Boolean value that indicates whether it came.
        public let isNew: Bool
        /// The row as the lock file has it.
        public let text: String
    }

    /// The layouts that changed.
    public private(set) var changes: [Change] = []
    /// The names of layouts that were not accepted yet.
    public private(set) var added: [String] = []
    /// The names of accepted layouts that are not there any more.
    public private(set) var removed: [String] = []

    /// A Boolean value that indicates whether all is as it was accepted.
    public var isEmpty: Bool { changes.isEmpty && added.isEmpty && removed.isEmpty }

    /// How many layouts differ.
    public var count: Int { changes.map(\.names.count).reduce(0, +) + added.count + removed.count }

    /// The names of the layouts of now that differ.
    public var differing: [String] { changes.flatMap(\.names) + added }

    /// Compares; of the old layouts only those count that `isTested`.
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
            case .kept: nil
            case .removed: .init(isNew: false, text: old.rows[step.old].line)
            case .added: .init(isNew: true, text: new.rows[step.new].line)
            }
        }
    }
}
