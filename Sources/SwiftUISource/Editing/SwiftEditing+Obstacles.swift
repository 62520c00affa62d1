import SwiftSyntax
import TabModel
import TabSpecCoding

/// The reasons why an action can't be written.
extension SwiftEditing {
    /// The entry of the action; nil for an insertion.
    private var subject: [Int]? {
        switch expected.edit {
        case .remove(let address), .move(let address, _), .duplicate(let address), .dissolve(let address):
            address.numbers
        case .wrap(let addresses, _): addresses.first?.numbers
        case .set(_, let address): address?.numbers
        case .insert: nil
        }
    }

    /// Throws an error for values without a literal: texts of string tables, and values that only the running app
    /// knows.
    func checkOrigins() throws(SpecEditError) {
        guard case .set(let changes, let address?) = expected.edit, let entry = expected.old.entry(at: address.numbers)
        else {
            return
        }
        let path = address.numbers
        for change in changes {
            let name = "\(path.text).\(change.key)"
            let place = place(of: change.key, path)
            if let key = StandIn.Key(rawValue: change.key), let standIn = entry.modifiers.standIns[key] {
                throw refusal(standIn.why == .runTime ? .dynamic : .computed, name, at: place)
            }
            if change.key == "title", let title = entry.label.title, let table = table(holding: title, near: place) {
                throw refusal(.catalog, name, at: SourcePlace(file: table, line: 1, column: 1))
            }
        }
    }

    /// Returns the string table with a title; nil for a title in the source.
    private func table(holding title: String, near place: SourcePlace?) -> String? {
        guard !state.texts.isEmpty else { return nil }
        let file = place?.file ?? view.place.file
        return LiteralFinder.literals(in: source.files).lazy.compactMap { literal in
            var table: String?
            let texts = state.texts.texts(of: LocalizedKey(key: literal.text), from: file) { table = $0 }
            return texts.contains { $0.text == title } ? table : nil
        }.first
    }

    private func place(of member: String, _ path: [Int]) -> SourcePlace? {
        let places = source.places(path)
        return places?.members[member] ?? places?.place
    }

    /// Returns the refusal of an action, with the reason and the place.
    func failure(sharedAt shared: CandidateChange?) -> SpecEditError {
        let name = subject.map { $0.isEmpty ? "The tab view" : $0.text } ?? "The new entry"
        if let shared { return refusal(.shared, name, at: shared.file.place(at: shared.offset)) }
        let node = subject.flatMap { source.node($0) }
        let place = node.map { $0.file.place(of: $0.token) } ?? view.place
        if view.isUIKit { return refusal(.form, name, at: place) }
        if case .set(let changes, let address) = expected.edit {
            return failure(to: changes, of: address?.numbers, at: place)
        }
        if let entry = subject.flatMap({ expected.old.entry(at: $0) }), entry.modifiers.dynamic {
            return refusal(.dynamic, name, at: place)
        }
        for path in concerned {
            if let condition = condition(around: path) { return refusal(.condition, name, at: condition) }
        }
        if fillsSection, hasItems {
            let text = "Sections contain only tabs that are written with Tab, and \(name) is a view with tabItem."
            return refusal(.notInSwift, saying: "\(text) Edit the source.", at: place)
        }
        if needsCase { return refusal(.value, name, at: place) }
        if let subject, sharers(of: subject).count > 1 {
            let text = "\(name) and other entries come from one expression, so it can't be changed alone."
            return refusal(.computed, saying: "\(text) Edit the source.", at: place)
        }
        return refusal(.form, name, at: place)
    }

    /// A Boolean value that indicates whether the action puts an entry into a section.
    private var fillsSection: Bool {
        switch expected.edit {
        case .wrap: true
        case .move(_, let place), .insert(_, let place): isSection(place)
        default: false
        }
    }

    /// A Boolean value that indicates whether the action makes a tab with a value of its own.
    private var needsCase: Bool {
        switch expected.edit {
        case .insert, .duplicate:
            expected.entries.compactMap { expected.new.entry(at: $0) }.flatMap(\.allTabs).contains { $0.value != nil }
        default: false
        }
    }

    private func failure(to changes: [TabMemberChange], of path: [Int]?, at place: SourcePlace) -> SpecEditError {
        let key = changes.first?.key ?? ""
        let name = path.map { "\($0.text).\(key)" } ?? key
        let place = path.map { self.place(of: key, $0) ?? place } ?? place
        guard ["title", "systemImage", "badge", "value", "customizationID"].contains(key),
            let entry = path.flatMap({ expected.old.entry(at: $0) }), TabEditCoding.members(of: entry)[key] != nil
        else { return refusal(.notInSwift, name, at: place) }
        return refusal(.computed, name, at: place)
    }

    /// The entries whose conditions an action may affect: its own, and those beside its destination.
    private var concerned: [[Int]] {
        switch expected.edit {
        case .move(let address, let place):
            [address.numbers] + beside(place)
        case .insert(_, let place): beside(place)
        case .wrap(let addresses, _): addresses.map(\.numbers)
        default: subject.map { [$0] } ?? []
        }
    }

    private func beside(_ place: TabPlace) -> [[Int]] {
        let list = place.section?.numbers ?? []
        return [place.offset - 1, place.offset].filter { expected.old.list(at: list).indices.contains($0) }.map {
            list + [$0]
        }
    }

    /// Returns the condition under which an entry is declared, in its own member.
    private func condition(around path: [Int]) -> SourcePlace? {
        guard let node = source.node(path), let outermost = node.items.last else { return nil }
        let around = node.token.ancestors.prefix { $0.id != outermost.id }
        return around.first(where: \.isCondition).map { node.file.place(of: $0) }
    }
}

extension Syntax {
    /// A Boolean value that indicates whether a part of the node is present only under a condition.
    fileprivate var isCondition: Bool {
        self.is(IfExprSyntax.self) || self.is(IfConfigDeclSyntax.self) || self.is(SwitchExprSyntax.self)
    }
}

extension [Int] {
    /// The path in a message, which ``EntryNames`` replaces: `tabs[2].tabs[0]`.
    var text: String { map { "tabs[\($0)]" }.joined(separator: ".") }
}

/// The names of entries in messages about Swift source, whose readers don't see the paths of the spec that was read.
struct EntryNames {
    let spec: TabSpec

    /// Returns a sentence with the names of entries instead of their paths: `The title of "Home"` for `tabs[0].title`.
    func naming(_ sentence: String) -> String {
        let path = /tabs\[\d+\](?:\.tabs\[\d+\])*(?:\.(?<member>[A-Za-z]+(?:\.[A-Za-z]+)*))?/
        let named = sentence.replacing(path) { match in
            let numbers = match.output.0.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
            let name = name(numbers)
            return match.output.member.map { "the \($0) of \(name)" } ?? name
        }
        return named.prefix(1).uppercased() + named.dropFirst()
    }

    /// Returns the title of an entry in quotes; for an entry without one, its number in its list.
    private func name(_ path: [Int]) -> String {
        if let title = spec.entry(at: path)?.label.title { return title.quoted }
        let number = "entry \((path.last ?? 0) + 1)"
        return path.count > 1 ? "\(number) of \(name(path.dropLast()))" : number
    }
}
