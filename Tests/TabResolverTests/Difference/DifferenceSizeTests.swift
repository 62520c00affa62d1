import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Time grows with the number of tabs, not with its square.
@Suite struct DifferenceSizeTests {
    private func spec(_ numbers: [Int], id: String) -> TabSpec {
        let tabs = numbers.map { number -> TabEntry in
            var tab = Tab(label: TabLabel(title: "Tab \(number)", systemImage: "star"), value: .integer(number))
            tab.modifiers.customizationID = "\(id)\(number)"
            return .tab(tab)
        }
        let sections = stride(from: 0, to: tabs.count, by: 10).map { start in
            TabEntry.section(TabSection(header: TabLabel(title: "S\(start)"), tabs: Array(tabs[start..<start + 10])))
        }
        var spec = TabSpec(tabs: sections)
        (spec.tabViewStyle, spec.tabViewCustomization) = (.sidebarAdaptable, "tabs")
        return spec
    }

    private func time(_ count: Int) -> Duration {
        let old = spec(Array(0..<count), id: "a")
        let new = spec(Array((0..<count).reversed()), id: "b")
        return processorTime {
            let difference = SpecDifference(old: old, new: new)
            #expect(difference.changes.count > count)
            #expect(difference.outcome().mapping.count == count)
        }
    }

    @Test func `eight times the tabs take about eight times the time`() {
        let (few, many) = (time(250), time(2_000))

        // A quadratic step would take sixty-four times as long.
        #expect(many < few * 30, "\(few) and \(many)")
    }

    @Test(arguments: [
        ([], []), ([0], []), ([0, 1, 2], []), ([1, 2, 3, 0], [3]), ([3, 0, 1, 2], [0]), ([1, 0], [0]),
        ([2, 1, 0], [0, 1]), ([0, 4, 1, 2, 3], [1]),
    ])
    func `the fewest entries leave the order`(sequence: [Int], expected: [Int]) {
        #expect(LongestIncreasingSubsequence.others(in: sequence) == expected)
    }
}
