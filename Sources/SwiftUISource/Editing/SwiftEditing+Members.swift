import SwiftSyntax
import SwiftUIWriting
import TabModel
import TabSpecCoding

/// The changes that set and clear the members of an entry, or of the tab view.
extension SwiftEditing {
    func settings(_ changes: [TabMemberChange], of path: [Int]?) -> [CandidateChange] {
        guard let path else { return changes.flatMap { tabViewSettings($0.key) } }
        guard let node = source.node(path), let chain = node.chain, let new = expected.new.entry(at: path) else {
            return []
        }
        if changes.count > 1 { return labels(of: new, chain, node.file) }
        return changes.flatMap { change -> [CandidateChange] in
            let literals = literals(change, of: path, near: node)
            switch change.key {
            case "role": return argument("role", change.value.map { ".\($0.string)" }, chain, node.file)
            case "value": return literals + values(change, chain, node.file)
            case "title", "systemImage": return literals + headers(change, chain, node.file)
            default:
                // Of the modifiers of tabs, a view has the badge, and a page none.
                guard isTab(chain) || chain.isItem && change.key == "badge",
                    let calls = SwiftUICalls.modifiers(change.key, of: new)
                else {
                    return literals
                }
                let own = modifiers(change.key, calls, chain, node.file)
                // An existing modifier has the value; else a literal elsewhere; else a new modifier.
                return chain.modifiers(named: change.key).isEmpty ? literals + own : own + literals
            }
        }
    }

    /// Returns a Boolean value that indicates whether a chain makes tab content, which has all modifiers of tabs.
    private func isTab(_ chain: CallChain) -> Bool {
        if chain.isItem { return false }
        return view.kind != .pager || ["Tab", "TabSection"].contains(chain.call?.calledExpression.plainName)
    }

    private func tabViewSettings(_ key: String) -> [CandidateChange] {
        guard let (file, chain) = source.tabView, let calls = SwiftUICalls.modifiers(key, of: expected.new) else {
            return []
        }
        return modifiers(key, calls, chain, file)
    }

    // MARK: - Literals

    /// Returns the changes of literals with the old value, those in the entry's own statement first.
    private func literals(_ change: TabMemberChange, of path: [Int], near node: EntryNode) -> [CandidateChange] {
        guard let old = expected.old.entry(at: path).flatMap({ TabEditCoding.members(of: $0)[change.key] }),
            let (before, isNumber) = old.literal, let (after, isStillNumber) = change.value?.literal
        else { return [] }
        let place = source.places(path)?.members[change.key]
        let all = LiteralFinder.literals(in: source.files).filter {
            $0.text == before && ($0.kind == .number) == isNumber
        }
        let own = all.filter { literal in
            literal.file.path == place?.file && literal.file.place(at: literal.range.lowerBound) == place
        }
        let inside = all.filter {
            $0.file === node.file && node.items.first?.bytes.contains($0.range.lowerBound) == true
        }
        return (own + inside + all).map { literal in
            let text =
                isNumber == isStillNumber ? literal.saying(after) : isStillNumber ? after : SwiftUICalls.string(after)
            var change = CandidateChange(literal.file, replacing: literal.range, by: Array(text.utf8))
            change.literal = literal.range
            return change
        }
    }

    // MARK: - Arguments

    /// Returns the changes of an argument in the parentheses: another expression, its removal, or a new last one.
    private func argument(_ label: String, _ text: String?, _ chain: CallChain, _ file: SourceFile) -> [CandidateChange]
    {
        guard let call = chain.call, !chain.isItem else { return [] }
        if let argument = call.argument(label) {
            guard let text else { return [removal(of: argument, from: call, file)] }
            return [CandidateChange(file, replacing: argument.expression.bytes, by: Array(text.utf8))]
        }
        guard let text else { return [] }
        return [adding("\(label): \(text)", last: true, to: call, file)]
    }

    private func removal(of argument: LabeledExprSyntax, from call: FunctionCallExprSyntax, _ file: SourceFile)
        -> CandidateChange
    {
        let all = Array(call.arguments)
        let index = all.firstIndex { $0.id == argument.id } ?? 0
        if all.count == 1, let open = call.leftParen, let close = call.rightParen, call.trailingClosure != nil {
            return CandidateChange(file, replacing: open.bytes.lowerBound..<close.bytes.upperBound, by: [])
        }
        let range =
            index > 0
            ? all[index - 1].expression.bytes.upperBound..<argument.expression.bytes.upperBound
            : argument.bytes.lowerBound..<(all.count > 1 ? all[1].bytes.lowerBound : argument.bytes.upperBound)
        return CandidateChange(file, replacing: range, by: [])
    }

    private func adding(_ text: String, last: Bool, to call: FunctionCallExprSyntax, _ file: SourceFile)
        -> CandidateChange
    {
        guard let open = call.leftParen else {
            let end = call.calledExpression.bytes.upperBound
            return CandidateChange(file, replacing: end..<end, by: Array("(\(text))".utf8))
        }
        let isEmpty = call.arguments.isEmpty
        if last, let end = call.arguments.last?.expression.bytes.upperBound {
            return CandidateChange(file, replacing: end..<end, by: Array(", \(text)".utf8))
        }
        let start = open.bytes.upperBound
        return CandidateChange(file, replacing: start..<start, by: Array((isEmpty ? text : "\(text), ").utf8))
    }

    /// Returns the changes that add a title and a symbol where there was neither: SwiftUI takes both, or a closure.
    private func labels(of entry: TabEntry, _ chain: CallChain, _ file: SourceFile) -> [CandidateChange] {
        guard let call = chain.call, !chain.isItem, let title = entry.label.title, let symbol = entry.label.systemImage,
            call.additionalTrailingClosures.isEmpty, call.calledExpression.plainName == "Tab"
        else { return [] }
        let text = "\(SwiftUICalls.title(title)), systemImage: \(SwiftUICalls.string(symbol))"
        return [adding(text, last: false, to: call, file)]
    }

    /// Returns the changes that add or remove the header of a section.
    private func headers(_ change: TabMemberChange, _ chain: CallChain, _ file: SourceFile) -> [CandidateChange] {
        guard change.key == "title", let call = chain.call, call.calledExpression.plainName == "TabSection",
            call.additionalTrailingClosures.isEmpty
        else { return [] }
        guard let title = change.value?.string else {
            return call.argument(nil).map { [removal(of: $0, from: call, file)] } ?? []
        }
        return call.arguments.isEmpty ? [adding(SwiftUICalls.title(title), last: false, to: call, file)] : []
    }

    /// Returns the changes that set the value to another case of the same type.
    private func values(_ change: TabMemberChange, _ chain: CallChain, _ file: SourceFile) -> [CandidateChange] {
        guard let name = change.value?.string, name.isIdentifier else { return [] }
        let expressions = [
            chain.call?.argument("value")?.expression, chain.modifiers(named: "tag").first?.arguments.first?.expression,
        ]
        return expressions.compactMap(\.self).compactMap { expression in
            guard let access = expression.as(MemberAccessExprSyntax.self),
                CaseList.declaring(access.declName.baseName.name, in: source.files)?.names.contains(name) == true
            else { return nil }
            return CandidateChange(file, replacing: access.declName.bytes, by: Array(name.utf8))
        }
    }

    // MARK: - Modifiers

    /// Returns the changes that put modifiers of a name in place of the present ones, or after the last of the chain.
    private func modifiers(_ name: String, _ calls: [String], _ chain: CallChain, _ file: SourceFile)
        -> [CandidateChange]
    {
        let old = chain.modifiers(named: name)
        guard let first = old.first else {
            guard !calls.isEmpty else { return [] }
            return [ChainEnd(chain, file).adding(calls)]
        }
        return [
            CandidateChange(file, at: first.bytes.lowerBound) { patches in
                for (index, call) in old.enumerated() {
                    guard let dot = call.calledExpression.as(MemberAccessExprSyntax.self)?.period.bytes.lowerBound
                    else { continue }
                    let range = dot..<call.bytes.upperBound
                    if calls.isEmpty || index > 0 {
                        let lines = SourceLines(ChainEnd.text(file))
                        patches.delete(lines.wholeLine(range) ?? range)
                    } else {
                        patches.replace(range, by: ChainEnd(chain, file).joined(calls, at: dot))
                    }
                }
            }
        ]
    }
}

extension JSONValue {
    /// The text of a string; empty for every other value.
    fileprivate var string: String { if case .string(let text) = self { text } else { "" } }

    /// The text of a string or number, and a Boolean value that indicates whether it is a number.
    fileprivate var literal: (text: String, isNumber: Bool)? {
        switch self {
        case .string(let text): (text, false)
        case .integer(let number): (String(number), true)
        default: nil
        }
    }
}
