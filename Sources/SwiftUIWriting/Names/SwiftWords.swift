/// Words that have a meaning in Swift or SwiftUI.
enum SwiftWords {
    /// Returns a case in declared form: in backticks where the word is a keyword.
    static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// The names that a case can't have, even in backticks, or that an enumeration has already.
    static let taken: Set<String> = [
        "self", "init", "hash", "hashValue", "rawValue", "id", "isInBrowse", "presentsSheet", "none", "some",
    ]

    /// The names of the view's members, and names with another meaning in their bodies.
    static let members: Set<String> = [
        "body", "selection", "tabSelection", "customization", "horizontalSizeClass", "presentedTab", "path",
        "searchText", "tab", "section", "self", "Self", "init", "Any", "Type", "Protocol", "_",
    ]

    /// The names of SwiftUI's own views.
    static let views: Set<String> = [
        "AnyView", "ContentUnavailableView", "EmptyView", "EquatableView", "HSplitView", "MapView",
        "NavigationSplitView",
        "NavigationView", "ProgressView", "ScrollView", "SubscriptionView", "TabView", "TimelineView", "TupleView",
        "VSplitView", "VideoView", "View",
    ]

    static let keywords: Set<String> = [
        "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows",
        "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var",
        "where", "while",
    ]
}

/// Unique names: a second `home` becomes `home2`.
struct UniqueNames {
    private var taken: Set<String>
    private var lastNumber: [String: Int] = [:]

    init(taken: Set<String> = []) { self.taken = taken }

    mutating func name(_ wanted: String) -> String {
        if taken.insert(wanted).inserted { return wanted }
        var number = lastNumber[wanted, default: 1]
        repeat { number += 1 } while taken.contains("\(wanted)\(number)")
        lastNumber[wanted] = number
        taken.insert("\(wanted)\(number)")
        return "\(wanted)\(number)"
    }
}
