import TabModel
import TestTools
import Testing

@testable import TabResolver

/// R6.9: whatever a spec asks for and an environment lacks is noted, for every key that has a need in its row.
@Suite struct FeatureRequestTests {
    @Test(.proves("R6.9")) func `R6.9 notes each key of the tab view where a system lacks it`() {
        for key in TabViewKeys.all where key.row.swiftUI.needsSomething {
            for value in key.row.shape.samples {
                var spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: "A")))])
                key.assign(value, to: &spec)
                guard key.isStated(in: spec) else { continue }
                expectNote(key.row, value, in: spec)
            }
        }
    }

    @Test(.proves("R6.9")) func `R6.9 notes each key of a tab where a system lacks it`() {
        for key in EntryKeys.tab where key.row.swiftUI.needsSomething {
            for value in key.row.shape.samples {
                var tab = Tab(label: TabLabel(title: "A"))
                key.assign(value, to: &tab)
                guard key.isStated(in: tab) else { continue }
                expectNote(key.row, value, in: TabSpec(tabs: [.tab(tab), .tab(Tab(label: TabLabel(title: "B")))]))
            }
        }
    }

    @Test(.proves("R6.9")) func `R6.9 notes each key of a section where a system lacks it`() {
        for key in EntryKeys.section where key.row.swiftUI.needsSomething {
            for value in key.row.shape.samples {
                var section = TabSection(header: TabLabel(title: "S"), tabs: [.tab(Tab(label: TabLabel(title: "A")))])
                key.assign(value, to: &section)
                guard key.isStated(in: section) else { continue }
                expectNote(key.row, value, in: TabSpec(tabs: [.section(section)]))
            }
        }
    }

    /// One platform and generation after the other: a note if and only if the feature is missing there.
    private func expectNote(_ row: KeyRow, _ value: KeyValue, in spec: TabSpec) {
        guard let feature = row.swiftUI.feature(of: value) else { return }
        for platform in Platform.allCases {
            for os in OSVersion.allCases {
                let environment = ResolutionEnvironment(platform: platform, os: os)
                let isNoted = LayoutResolver(spec, file: "tabs.json").layout(in: environment).notes.contains {
                    $0.text.contains(row.name) && ($0.text.contains("needs OS") || $0.text.contains("no effect on"))
                }
                #expect(
                    isNoted == !platform.has(feature, at: environment.level()),
                    "\(row.name) \(value) on \(platform) \(os)"
                )
            }
        }
    }
}

extension Shape {
    /// Values that have the shape, at least one of each kind.
    fileprivate var samples: [KeyValue] {
        switch self {
        case .text, .textOrWholeNumber, .path: [.text("x")]
        case .color: [.text("#12AB34")]
        case .bool: [.flag(true)]
        case .wholeNumber: [.number(2)]
        case .number(let range): [.number(range.lowerBound)]
        case .choice(let choice): choice.words.map { .word($0) }
        case .orNull(let shape): shape.samples
        case .list(let shape, _, _): [.list(shape.samples)]
        case .either(let first, _): first.samples
        case .object(let object): [.members(object.keys.prefix(1).map { KeyMember($0.name, .text("x")) })]
        case .reasons, .map, .conditions, .anyObject, .entry, .condition: []
        }
    }
}
