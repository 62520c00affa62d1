import SwiftUISource
package import SwiftUIWriting
package import TabModel
import TabSpecCoding

/// A spec written as SwiftUI source and read again.
package struct RoundTrip {
    /// The source.
    package let source: String
    /// The part of the spec that SwiftUI can express, and the part that was read.
    package let said: JSONValue
    package let read: JSONValue
    /// The place of the tab that is selected at first; nil in a spec that selects none that can be selected.
    private let selected: (said: [Int]?, read: [Int]?)

    /// Writes and reads a spec; needs a large stack.
    package init(_ spec: TabSpec, _ writer: SwiftUIWriter) {
        // As a spec is once its language is known (R1.119).
        let spec = spec.withPlainTitles
        source = writer.source(for: spec)
        let files = FilesInMemory(Self.project(of: spec, source))
        let views = ProjectReader.read(files).tabViews.filter { !$0.name.hasPrefix("#Preview") }
        selected = (spec.selectedPath, views.first?.spec.selectedPath)
        said = SaidSpec.value(spec)
        read = views.count == 1 ? SaidSpec.value(views[0].spec) : ["views": .integer(views.count)]
    }

    /// The source with a catalog that has the images which the spec names.
    private static func project(of spec: TabSpec, _ source: String) -> [String: [UInt8]] {
        var files = ["App.swift": Array(source.utf8)]
        for name in Set(source.matches(of: /(?:image: |Image\()"([^"]+)"/).map { String($0.output.1) }) {
            files["Assets.xcassets/\(name).imageset/Contents.json"] = Array(#"{"images": []}"#.utf8)
            guard let folder = name.split(separator: "/").dropLast().last else { continue }
            let contents = Array(#"{"properties": {"provides-namespace": true}}"#.utf8)
            files["Assets.xcassets/\(folder)/Contents.json"] = contents
        }
        return files
    }

    /// The first difference; nil if reading gives what was written.
    package var complaint: String? {
        if let path = selected.said, path != selected.read {
            return ".selection: wrote \(path), read \(selected.read ?? [])"
        }
        return Self.difference(said, read, "", omitted)
    }

    /// The modifiers that a comment in the source says are left out.
    private var omitted: Set<String> {
        Set(source.matches(of: /Omitted: \.([A-Za-z]+)/).map { String($0.output.1) })
    }

    private static func difference(_ said: JSONValue, _ read: JSONValue, _ path: String, _ omitted: Set<String>)
        -> String?
    {
        if said == read { return nil }
        switch (said, read) {
        case (.object(let old), .object(let new)):
            let keys = (old + new).map(\.key).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            return keys.lazy.compactMap { key in
                if omitted.contains(key), read[key] == nil { return nil }
                return difference(said[key] ?? .null, read[key] ?? .null, "\(path).\(key)", omitted)
            }.first
        case (.array(let old), .array(let new)):
            let found = zip(old, new).enumerated().lazy.compactMap { index, pair in
                difference(pair.0, pair.1, "\(path)[\(index)]", omitted)
            }.first
            return found ?? (old.count == new.count ? nil : "\(path): wrote \(old.count) entries, read \(new.count)")
        default: return "\(path): wrote \(said.text()), read \(read.text())"
        }
    }
}

extension TabSpec {
    /// The place of the first tab with the selected value, unless it is an action.
    fileprivate var selectedPath: [Int]? {
        guard let selection else { return nil }
        return Self.path(of: selection, in: tabs)
    }

    private static func path(of value: TabValue, in entries: [TabEntry]) -> [Int]? {
        for (index, entry) in entries.enumerated() {
            switch entry {
            case .tab(let tab): if tab.value == value, !tab.action { return [index] }
            case .section(let section):
                if let inner = path(of: value, in: section.tabs) { return [index] + inner }
            }
        }
        return nil
    }
}
