import TabModel
import TabSpecCoding
import Testing

@testable import SwiftUISource

/// The readings of UIKit source, in short lines for tests.
enum UIKitText {
    /// The tabs of the only bar in some files: a line for each, with what else is known of it.
    static func tabs(_ sources: [String: String]) throws -> [String] {
        let reading = Reading.reading(sources)
        let view = try #require(reading.tabViews.first, "\(reading.diagnostics.map(\.line))")
        #expect(reading.tabViews.count == 1, "\(reading.tabViews.map(\.name))")
        return lines(view.spec.tabs)
    }

    /// The tabs of the only bar in a file.
    static func tabs(_ source: String) throws -> [String] { try tabs(["A.swift": source]) }

    /// The tabs of a controller whose `viewDidLoad` has some statements.
    static func tabs(loading statements: String, beside rest: String = "") throws -> [String] {
        try tabs(controller(statements, beside: rest))
    }

    /// A controller whose `viewDidLoad` has some statements.
    static func controller(_ statements: String, beside rest: String = "") -> String {
        """
        import UIKit
        final class Bar: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                \(statements)
            }
        }
        \(rest)
        """
    }

    /// `title symbol {other keys}` of each entry; what is in a section is indented.
    static func lines(_ entries: [TabEntry], depth: Int = 0) -> [String] {
        entries.flatMap { entry -> [String] in
            guard case .array(let written)? = SpecWriting.value(TabSpec(tabs: [entry]))["tabs"],
                let value = written.first
            else { return [] }
            let label = ["title", "systemImage"].map { key -> String in
                if case .string(let text)? = value[key] { text } else { "–" }
            }
            let others = value.members.filter { !["title", "systemImage", "tabs"].contains($0.key) }
            let rest = others.isEmpty ? "" : " \(JSONValue.object(others).text())"
            let line = String(repeating: "  ", count: depth) + label.joined(separator: " ") + rest
            guard case .section(let section) = entry else { return [line] }
            return [line] + lines(section.tabs, depth: depth + 1)
        }
    }
}
