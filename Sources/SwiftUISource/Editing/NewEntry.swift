import SwiftSyntax
import SwiftUIWriting
import TabModel

/// The form of the entries beside a new entry.
struct EntryModel {
    /// A Boolean value that indicates whether the entries are views with `tabItem`.
    let isItem: Bool
    /// A Boolean value that indicates whether a tab is on one line.
    let isOneLine: Bool
    /// The form of the entries' values.
    let value: ValueForm
}

/// The form of a tab's value, in an argument or a tag.
enum ValueForm {
    case none
    case string
    case number
    /// A case: the text before the dot, and its name.
    case member(type: String, name: String)
    /// Another expression, which isn't a model for others.
    case other

    init(_ expression: ExprSyntax?) {
        let access =
            expression?.as(MemberAccessExprSyntax.self)
            ?? expression?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        if let access {
            self = .member(type: access.base?.trimmedDescription ?? "", name: access.declName.baseName.name)
        } else if let expression {
            self =
                expression.is(StringLiteralExprSyntax.self)
                ? .string : expression.is(IntegerLiteralExprSyntax.self) ? .number : .other
        } else {
            self = .none
        }
    }

    /// Returns the expression of another value; nil if it has no such form.
    func text(_ value: TabValue?) -> String? {
        switch (self, value) {
        case (.none, nil): ""
        case (.string, .string(let text)?): SwiftUICalls.string(text)
        case (.number, .integer(let number)?): String(number)
        case (.member(let type, _), .string(let text)?) where text.isIdentifier: "\(type).\(text)"
        default: nil
        }
    }
}

extension EntryNode {
    /// The form of the entry; for a section, that of its first tab.
    var model: EntryModel? {
        guard let chain else { return nil }
        if chain.isItem {
            let tag = chain.modifiers(named: "tag").first?.arguments.first?.expression
            return EntryModel(isItem: true, isOneLine: chain.whole.isOneLine, value: ValueForm(tag))
        }
        guard let call = chain.call else { return nil }
        let tab = call.calledExpression.plainName == "TabSection" ? call.firstTab ?? call : call
        return EntryModel(isItem: false, isOneLine: tab.isOneLine, value: ValueForm(tab.argument("value")?.expression))
    }
}

extension FunctionCallExprSyntax {
    /// The first tab of a section.
    fileprivate var firstTab: FunctionCallExprSyntax? {
        let finder = CallFinder(names: ["Tab"])
        if let content { finder.walk(content) }
        return finder.matches.first
    }
}

extension SyntaxProtocol {
    /// A Boolean value that indicates whether the node contains no line break.
    fileprivate var isOneLine: Bool { !trimmedDescription.contains { $0.isNewline } }
}

/// A writer of a new entry in the form of its neighbors.
struct NewEntry {
    let model: EntryModel
    /// One level of indentation.
    let unit: String

    /// Returns the lines without the indentation of the first; nil for an entry that needs more than a call.
    func lines(_ entry: TabEntry) -> [String]? {
        switch entry {
        case .tab(let tab): return self.tab(tab)
        case .section(let section):
            var inner: [String] = []
            for entry in section.tabs {
                guard let lines = lines(entry) else { return nil }
                inner += lines.map { unit + $0 }
            }
            guard let modifiers = modifiers(entry), section.header.systemImage == nil, !inner.isEmpty else {
                return nil
            }
            let title = section.header.title.map { "(\(SwiftUICalls.title($0)))" } ?? ""
            return ["TabSection\(title) {"] + inner + ["}"] + modifiers
        }
    }

    private func tab(_ tab: Tab) -> [String]? {
        guard let title = tab.label.title.map(SwiftUICalls.title), tab.label.image == nil,
            let image = image(tab.label), let modifiers = modifiers(.tab(tab)), let value = model.value.text(tab.value)
        else { return nil }
        let content = "Text(\(title))"
        if model.isItem {
            guard tab.role == nil else { return nil }
            let item = ".tabItem { Label(\(title), \(image)) }"
            let tag = value.isEmpty ? nil : ".tag(\(value))"
            if model.isOneLine { return [([content + item] + [tag].compactMap(\.self) + modifiers).joined()] }
            return [content] + ([item] + [tag].compactMap(\.self) + modifiers).map { unit + $0 }
        }
        let role = tab.role.map { "role: .\($0.rawValue)" }
        let arguments = [title, image] + [value.isEmpty ? nil : "value: \(value)", role].compactMap(\.self)
        let head = "Tab(\(arguments.joined(separator: ", "))) {"
        let lines = model.isOneLine ? ["\(head) \(content) }"] : [head, unit + content, "}"]
        return lines + modifiers.map { model.isOneLine ? unit + $0 : $0 }
    }

    private func image(_ label: TabLabel) -> String? {
        if let symbol = label.systemImage { return "systemImage: \(SwiftUICalls.string(symbol))" }
        return label.imageAsset.map { "image: \(SwiftUICalls.string($0))" }
    }

    /// Returns the modifiers of all keys that have some; nil if a key needs another change.
    private func modifiers(_ entry: TabEntry) -> [String]? {
        let lists = EntryModifierKeys.names.map { SwiftUICalls.modifiers($0, of: entry) }
        return lists.contains { $0 == nil } ? nil : lists.flatMap { $0 ?? [] }
    }
}

/// The keys that are modifiers of entries.
enum EntryModifierKeys {
    static let names = [
        "tabPlacement", "customizationID", "customizationBehavior", "defaultVisibility", "hidden", "disabled", "badge",
    ]
}
