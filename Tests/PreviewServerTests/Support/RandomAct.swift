import TabModel
import TestTools

/// Acts on a structure, chosen at random; some are refused.
enum RandomAct {
    static func make(on tabs: [TabEntry], _ random: inout SeededGenerator) -> TabEdit {
        let all = paths(of: tabs, at: [])
        let one = all.randomElement(using: &random) ?? [0]
        let tab = TabEntry.tab(Tab(label: TabLabel(title: "New"), value: .string("new-\(random.next() % 1_000)")))
        switch random.next() % 8 {
        case 0: return .insert(tab, at: place(on: tabs, &random))
        case 1: return .remove(.path(one))
        case 2: return .duplicate(.path(one))
        case 3: return .wrap([.path(one)], in: TabLabel(title: "Wrapped"))
        case 4: return .dissolve(.path(one))
        case 5: return .set([TabMemberChange("title", .string("Named \(random.next() % 100)"))], of: .path(one))
        default: return .move(.path(one), to: place(on: tabs, &random))
        }
    }

    private static func place(on tabs: [TabEntry], _ random: inout SeededGenerator) -> TabPlace {
        let sections = paths(of: tabs, at: []).filter { entries(at: $0, in: tabs) != nil }
        guard let section = sections.randomElement(using: &random), random.next() % 2 == 0 else {
            return TabPlace(Int(random.next() % UInt64(tabs.count + 1)))
        }
        let count = entries(at: section, in: tabs)?.count ?? 0
        return TabPlace(Int(random.next() % UInt64(count + 1)), in: .path(section))
    }

    private static func paths(of tabs: [TabEntry], at path: [Int]) -> [[Int]] {
        tabs.enumerated().flatMap { number, entry in
            guard case .section(let section) = entry else { return [path + [number]] }
            return [path + [number]] + paths(of: section.tabs, at: path + [number])
        }
    }

    /// Returns the entries of the section at a path; nil for a tab.
    private static func entries(at path: [Int], in tabs: [TabEntry]) -> [TabEntry]? {
        path.reduce(tabs as [TabEntry]?) { entries, number in
            guard let entries, case .section(let section) = entries[number] else { return nil }
            return section.tabs
        }
    }
}
