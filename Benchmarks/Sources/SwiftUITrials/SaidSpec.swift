import TabModel
import TabSpecCoding

/// The part of a spec that SwiftUI source expresses, in one form for specs that were written and those that were read.
///
/// It leaves out what the writer names in comments or can't express: the preview's own keys, files beside the source,
/// and values without effect in their place. Values are cases with names of their own: only the tab that is selected at
/// first counts.
enum SaidSpec {
    static func value(_ spec: TabSpec) -> JSONValue {
        var said = TabSpec(tabs: spec.tabs.map { entry($0) })
        said.tabViewStyle = spec.tabViewStyle
        said.tabViewCustomization = spec.tabViewCustomization
        said.defaultAdaptableTabBarPlacement = spec.defaultAdaptableTabBarPlacement
        said.defaultTabBarPlacement = spec.defaultTabBarPlacement.current
        said.tabBarMinimizeBehavior = spec.tabBarMinimizeBehavior
        said.tabViewSearchActivation = spec.tabViewSearchActivation
        // An accessory without a title and a symbol may show an image of the catalog, for which there is no key.
        if let accessory = spec.tabViewBottomAccessory, spec.standIns[.tabViewBottomAccessory] == nil,
            !accessory.isEmpty
        {
            said.tabViewBottomAccessory = BottomAccessory(
                TabLabel(title: accessory.label.title, systemImage: accessory.label.systemImage)
            )
        }
        said.searchable = spec.searchable
        said.tint = spec.tint
        (said.symbolVariants, said.horizontalSizeClass) = (spec.symbolVariants, spec.horizontalSizeClass)
        return SpecWriting.value(said)
    }

    private static func entry(_ entry: TabEntry) -> TabEntry {
        switch entry {
        case .tab(let tab):
            var said = Tab(label: label(tab), role: tab.role)
            (said.action, said.accessibilityLabel) = (tab.action, tab.accessibilityLabel)
            said.modifiers = modifiers(tab.modifiers)
            return .tab(said)
        case .section(let section):
            var header = label(section.header)
            if header.title == "" { header.title = nil }
            var said = TabSection(header: header, tabs: section.tabs.map { self.entry($0) })
            said.modifiers = modifiers(section.modifiers)
            said.modifiers.badge = nil
            return .section(said)
        }
    }

    private static func label(_ tab: Tab) -> TabLabel {
        var label = tab.label
        if tab.role == .search, label.title != nil || label.hasImage {
            label.title = label.title ?? "Search"
            if !label.hasImage { label.systemImage = "magnifyingglass" }
        }
        return self.label(label)
    }

    private static func label(_ label: TabLabel) -> TabLabel {
        // A label shows one image: a file is in the asset catalog under its name.
        var said = TabLabel(title: label.title, systemImage: label.systemImage)
        if said.systemImage == nil { said.imageAsset = label.image.map(fileName) ?? label.imageAsset }
        if said.hasImage { said.symbolVariants = label.symbolVariants }
        return said
    }

    private static func fileName(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    private static func modifiers(_ modifiers: TabModifiers) -> TabModifiers {
        var said = TabModifiers()
        said.tabPlacement = modifiers.tabPlacement
        said.customizationID = modifiers.customizationID
        said.customizationBehavior = modifiers.customizationBehavior
        said.defaultVisibility = modifiers.defaultVisibility
        said.hidden = modifiers.hidden
        said.disabled = modifiers.disabled
        said.badge = modifiers.badge
        return said
    }
}
