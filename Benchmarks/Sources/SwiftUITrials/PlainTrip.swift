import SwiftUIWriting
import TabModel
import TabSpecCoding

/// Round trips of specs without variants.
package enum PlainTrip {
    /// What a spec of a seed loses; nil if nothing.
    package static func said(seed: UInt64) -> String {
        var maker = SpecMaker(seed: seed)
        let trip = RoundTrip(maker.spec().static, SwiftUIWriter(minimumOS: OSVersion.allCases[Int(seed % UInt64(OSVersion.allCases.count))]))
        return trip.said.text(.pretty) + trip.read.text(.pretty)
    }
    package static func source(seed: UInt64) -> String {
        var maker = SpecMaker(seed: seed)
        return RoundTrip(maker.spec().static, SwiftUIWriter(minimumOS: OSVersion.allCases[Int(seed % UInt64(OSVersion.allCases.count))])).source
    }
    package static func complaint(seed: UInt64) -> String? {
        var maker = SpecMaker(seed: seed)
        return RoundTrip(maker.spec().static, SwiftUIWriter(minimumOS: OSVersion.allCases[Int(seed % UInt64(OSVersion.allCases.count))])).complaint
    }
}

extension TabSpec {
    /// The same without what only the running app knows, and without other places.
    fileprivate var `static`: TabSpec {
        var spec = self
        (spec.conditions, spec.variants) = ([], [])
        (spec.platforms, spec.locale) = ([.iPhone, .iPad], .en)
        return spec.keeping(spec.tabs.map(\.static))
    }
}

extension TabEntry {
    fileprivate var `static`: TabEntry {
        switch self {
        case .tab(var tab):
            tab.modifiers = tab.modifiers.static
            return .tab(tab)
        case .section(var section):
            section.modifiers = section.modifiers.static
            section.tabs = section.tabs.map(\.static)
            return .section(section)
        }
    }
}

extension TabModifiers {
    fileprivate var `static`: TabModifiers {
        var modifiers = self
        (modifiers.dynamic, modifiers.repeats, modifiers.standIns) = (false, nil, StandIns())
        (modifiers.when, modifiers.variants) = (nil, [])
        return modifiers
    }
}
