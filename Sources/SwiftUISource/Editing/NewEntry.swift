import SwiftSyntax
import SwiftUIWriting
import TabModel

/// How the neighbors of a new entry are written.
struct EntryModel {
    /// Whether they are views with `tabItem`.
    let isItem: Bool
    /// Whether a tab is on one line.
    let isOneLine: Bool
    /// The expression of the value or tag; nil where they have none.
    let value: ExprSyntax?

    /// The case that the value is; nil where it is something else.
    var caseName: String? { value?.as(MemberAccessExprSyntax.self)?.declName.baseName.name }
}

extension EntryNode {
    /// How the entry is written; of a section, how its first tab is.
    var model: EntryModel? {
        guard let chain else { return nil }
        if chain.isItem {
            let tag = chain.modifiers(named: "tag").first?.arguments.first?.expression
            return EntryModel(isItem: true, isOneLine: chain.whole.isOneLine, value: tag)
        }
        guard let call = chain.call else { return nil }
        let tab = call.calledExpression.plainName == "TabSection" ? call.firstTab ?? call : call
        return EntryModel(isItem: false, isOneLine: tab.isOneLine, value: tab.argument("value")?.expression)
    }
}

extension FunctionCallExprSyntax {
    /// The first tab of a section.
    fileprivate var firstTab: FunctionCallExprSyntax? {
        let finder = CallFinder(names: ["Tab"])
        if let content { finder.walk(content) }
        return finder.found.first
    }
}

extension SyntaxProtocol {
    /// Whether it has no line break in it.
    fileprivate var isOneLine: Bool { !trimmedDescription.contains { $0.isNewline } }
}

/// Writes a new entry as its neighbors are written.
struct NewEntry {
    let model: EntryModel
    /// One level of indentation.
    let unit: String

    /// The lines without the indentation of the first; nil for what needs more than a call.
    func lines(_ entry: TabEntry) -> [String]? {
        switch entry {
        case .tab(let tab): return self.tab(tab)
        case .section(let section):
            var inner: [String] = []
            for entry in section.tabs {
                guard let lines = lines(entry) else { return nil }
                inner += lines.map { unit + $0 }
            }
            guard let modifiers = modifiers(entry), section.header.systemImage == nil, !inner.isEmpty else { return nil }
            let title = section.header.title.map { "(\(SwiftUICalls.title($0)))" } ?? ""
            return ["TabSection\(title) {"] + inner + ["}"] + modifiers
        }
    }

    private func tab(_ tab: Tab) -> [String]? {
        guard let title = tab.label.title.map(SwiftUICalls.title), tab.label.image == nil,
            let image = image(tab.label), let modifiers = modifiers(.tab(tab))
        else { return nil }
        let content = "Text(\(title))"
        if model.isItem {
            guard tab.role == nil else { return nil }
            let item = ".tabItem { Label(\(title), \(image)) }"
            let tag = value(tab).map { ".tag(\($0))" }
            if model.isOneLine { return [([content + item] + [tag].compactMap(\.self) + modifiers).joined()] }
            return [content] + ([item] + [tag].compactMap(\.self) + modifiers).map { unit + $0 }
        }
        let role = tab.role.map { "role: .\($0.rawValue)" }
        let arguments = [title, image] + [value(tab).map { "value: \($0)" }, role].compactMap(\.self)
        let head = "Tab(\(arguments.joined(separator: ", "))) {"
        let lines = model.isOneLine ? ["\(head) \(content) }"] : [head, unit + content, "}"]
        return lines + modifiers.map { model.isOneLine ? unit + $0 : $0 }
    }

    private func image(_ label: TabLabel) -> String? {
        if let symbol = label.systemImage { return "systemImage: \(SwiftUICalls.string(symbol))" }
        return label.imageAsset.map { "image: \(SwiftUICalls.string($0))" }
    }

    /// The value, of a case with the type as the neighbors name it.
    private func value(_ tab: Tab) -> String? {
        switch tab.value {
        case .integer(let number)?: return String(number)
        case .string(let text)?:
            guard let access = model.value?.as(MemberAccessExprSyntax.self) else { return SwiftUICalls.string(text) }
            return "\(access.base?.trimmedDescription ?? "").\(text)"
        case nil: return nil
        }
    }

    /// The modifiers of all keys that have some; nil if a key needs something else.
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
