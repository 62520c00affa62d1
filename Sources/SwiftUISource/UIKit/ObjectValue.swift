import SwiftSyntax
import TabModel

/// An object that the source makes, or receives, with all its set properties so far.
///
/// Two values that hold the same object see each other's changes. Each set value has its formula, so that branches need
/// no copies of their own.
final class ObjectValue {
    /// A value that was set on a property.
    struct Write {
        var value: Value
        var formula: Formula
        var place: SourcePlace
        /// The text of the expression.
        var text: String
    }

    /// The class, if the project declares it.
    let type: TypeDeclaration?
    /// The nearest system class of the object, such as `UITabBarController`; empty for none.
    let systemClass: String
    /// The expression that gave the object; nil for one that was made here.
    let origin: Unknown?
    /// The place where the object is made.
    let place: SourcePlace
    /// The values that were set, by the properties' names, in order.
    private(set) var writes: [String: [Write]] = [:]
    /// The values of properties before any is set, as far as they were read.
    var initial: [String: Value] = [:]

    init(_ type: TypeDeclaration?, systemClass: String, origin: Unknown? = nil, place: SourcePlace) {
        (self.type, self.systemClass, self.origin, self.place) = (type, systemClass, origin, place)
    }

    /// Sets a property where a formula holds.
    func set(_ name: String, to value: Value, where formula: Formula, at place: SourcePlace, text: String) {
        guard formula != .never else { return }
        writes[name, default: []].append(Write(value: value, formula: formula, place: place, text: text))
    }

    /// Returns the values of a property, each with the formula under which no later one holds, and the formula under
    /// which none was set.
    func values(of name: String) -> (set: [Write], unset: Formula) {
        var (effective, rest): ([Write], Formula) = ([], .always)
        for write in (writes[name] ?? []).reversed() where rest != .never {
            let formula = rest.and(write.formula)
            rest = rest.and(write.formula.negated)
            guard formula != .never else { continue }
            var write = write
            write.formula = formula
            effective.append(write)
        }
        return (effective, rest)
    }

    /// Removes the object's values: objects that hold each other would never be freed.
    func release() { (writes, initial) = ([:], [:]) }

    /// Returns a Boolean value that indicates whether a property was ever set.
    func isSet(_ name: String) -> Bool { writes[name] != nil }
}

/// The records of one reading about the objects that it follows.
final class TrackedObjects {
    /// All objects made by the source, in order.
    var created: [ObjectValue] = []
    /// The values of static and global properties that hold objects.
    var statics: [SyntaxIdentifier: Value] = [:]
    /// The bodies that ran.
    var ran: Set<SyntaxIdentifier> = []
    /// The closures that were passed to code that calls them later.
    var later: [Closure] = []
    /// The places of statements that took too many steps to run.
    var cutOff: [SourcePlace] = []

    /// Releases all objects.
    func release() {
        for object in created { object.release() }
        (created, statics, later) = ([], [:], [])
    }

    /// The tab bar controllers that received tabs.
    var tabBarControllers: [ObjectValue] {
        created.filter { $0.isTabBarController && ($0.isSet("tabs") || $0.isSet("viewControllers")) }
    }
}

extension ObjectValue {
    /// A Boolean value that indicates whether the object is a tab bar controller.
    var isTabBarController: Bool { UIKitClass.isTabBarController(systemClass) }
    /// A Boolean value that indicates whether the object is a navigation controller.
    var isNavigationController: Bool { systemClass.hasSuffix("NavigationController") }
    /// A Boolean value that indicates whether the object is a view controller without a class of its own, which shows
    /// nothing.
    var isBlank: Bool { type == nil && systemClass == "UIViewController" && origin == nil }
    /// A Boolean value that indicates whether the object is a tab, a group of tabs or a search tab of iOS 18.
    var isTab: Bool { ["UITab", "UITabGroup", "UISearchTab"].contains(systemClass) }
}
