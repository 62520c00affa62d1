import Testing

@testable import PreviewPages

/// Values are structs and nothing else: templates find the properties of each by name.
@Suite struct TemplateFieldsTests {
    @Test func `answers by name for every stored property of every value`() throws {
        var found: [String: Int] = [:]
        for page in SampleValues.lists { Self.check(page, found: &found) }
        for page in SampleValues.links { Self.check(page, found: &found) }
        for page in try SampleValues.pages() + [SampleValues.message, SampleValues.rules, SampleValues.unlock] {
            Self.check(page, found: &found)
        }
        #expect(found.count > 60 && Set(found.keys).isSuperset(of: ["PageValues", "LinkRowValues", "RuleRowValues"]))
    }

    /// Compares what a value answers with what reflection sees, all the way down; some values of each type are enough.
    private static func check(_ value: Any, found: inout [String: Int]) {
        if value is String || value is Bool { return }
        guard let value = unwrapped(value) else { return }
        if let parent = value as? any TemplateValue {
            found["\(type(of: value))", default: 0] += 1
            guard found["\(type(of: value))", default: 0] <= 40 else { return }
            let fields = TemplateFields(parent)
            for child in Mirror(reflecting: value).children {
                let name = child.label ?? ""
                let isAlike = isAlike(unwrapped(child.value), fields.child(named: name))
                #expect(isAlike, "\(type(of: value)).\(name)")
            }
            #expect(fields.child(named: "no such name") == nil)
        }
        for child in Mirror(reflecting: value).children { check(child.value, found: &found) }
    }

    private static func isAlike(_ value: Any?, _ answer: Any?) -> Bool {
        switch value {
        case nil: answer == nil
        case let text as String: answer as? String == text
        case let flag as Bool: answer as? Bool == flag
        case let texts as [String]: (answer as? [Any])?.count == texts.count
        case let values as [any TemplateValue]: (answer as? [TemplateFields])?.count == values.count
        case is any TemplateValue: answer is TemplateFields
        default: false
        }
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}
