import SwiftUIWriting
import TabModel

extension RoundTrip {
    /// The round trip of a generated spec, for each of the systems in turn.
    package init(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        let systems = OSVersion.allCases
        self.init(maker.spec().static, SwiftUIWriter(minimumOS: systems[Int(seed % UInt64(systems.count))]))
    }
}

extension TabSpec {
    /// The same for iPhone and iPad, without what only the running app knows, and without what differs by place.
    var `static`: TabSpec {
        var spec = self
        (spec.conditions, spec.variants, spec.standIns) = ([], [], StandIns())
        (spec.platforms, spec.locale) = ([.iPhone, .iPad], .en)
        return spec.keeping(spec.tabs.map(\.static))
    }
}

extension TabEntry {
    fileprivate var `static`: TabEntry {
        switch self {
        case .tab(var tab):
            tab.label = tab.label.static
            tab.modifiers = tab.modifiers.static
            return .tab(tab)
        case .section(var section):
            section.header = section.header.static
            section.modifiers = section.modifiers.static
            section.tabs = section.tabs.map(\.static)
            return .section(section)
        }
    }
}

extension TabLabel {
    /// The label as it is while the tab isn't selected.
    fileprivate var `static`: TabLabel {
        var label = self
        (label.selectedSystemImage, label.selectedImageAsset, label.selectedSymbolVariants) = (nil, nil, nil)
        return label
    }
}

extension TabModifiers {
    fileprivate var `static`: TabModifiers {
        var modifiers = self
        (modifiers.dynamic, modifiers.repeats, modifiers.standIns) = (false, nil, StandIns())
        (modifiers.when, modifiers.variants) = ([], [])
        return modifiers
    }
}
