import TabModel
import TabSpecCoding

/// A spec's text of any size: a section for every ten tabs, a comment above each where the format has them.
struct LargeText {
    let tabs: Int
    let format: SpecFormat
    let bytes: [UInt8]

    init(tabs: Int, format: SpecFormat) {
        self.tabs = tabs
        self.format = format
        let sections = 0..<tabs / 10
        bytes = Array((format == .json ? Self.json(sections) : Self.yaml(sections)).utf8)
    }

    /// Acts of a person, in the middle of the text.
    var acts: [(name: String, edit: TabEdit)] {
        let middle = tabs / 20
        let section = TabAddress.path([middle])
        return [
            ("set", .set([TabMemberChange("title", .string("Renamed"))], of: .path([middle, 3]))),
            ("move", .move(.path([middle, 3]), to: TabPlace(7, in: section))),
            ("insert", .insert(.tab(Tab(label: TabLabel(title: "New"))), at: TabPlace(5, in: section))),
            ("remove", .remove(.path([middle, 3]))),
        ]
    }

    private static func json(_ sections: Range<Int>) -> String {
        let entries = sections.map { section in
            let tabs = (0..<10).map { number in
                """
                        { "title": "Tab \(number)", "systemImage": "house", "value": "tab\(section)-\(number)" }
                """
            }
            return """
                    {
                      "title": "Section \(section)",
                      "tabs": [
                \(tabs.joined(separator: ",\n"))
                      ]
                    }
                """
        }
        return "{\n  \"title\": \"Large\",\n  \"tabs\": [\n\(entries.joined(separator: ",\n"))\n  ]\n}\n"
    }

    private static func yaml(_ sections: Range<Int>) -> String {
        let entries = sections.map { section in
            let tabs = (0..<10).map { number in
                """
                      # What tab \(number) is for.
                      - title: Tab \(number)
                        systemImage: house
                        value: tab\(section)-\(number)

                """
            }
            return "  - title: Section \(section)\n    tabs:\n" + tabs.joined()
        }
        return "title: Large\ntabs:\n" + entries.joined()
    }
}
