/// One of the resolver's switches, by its name in specs, addresses and on the command line.
public enum ResolverSwitch: String, CaseIterable, Sendable {
    case sectionChildrenInBar, sectionDefaultVisibilityScope, automaticIPadForm, customizationInCompact
    case sidebarOnlyInCompact, searchInMore, macAutomatic, hiddenSelection, regionsNeedCustomization
    case minimizeRestoration, searchableOnTabView, minimizeInVerticalBar, duoBarLimit, minimizeOnCompactPad

    /// The id in the rule book, `SW1` to `SW14`.
    public var id: String {
        switch self {
        case .sectionChildrenInBar: "SW1"
        case .sectionDefaultVisibilityScope: "SW2"
        case .automaticIPadForm: "SW3"
        case .customizationInCompact: "SW4"
        case .sidebarOnlyInCompact: "SW5"
        case .searchInMore: "SW6"
        case .macAutomatic: "SW7"
        case .hiddenSelection: "SW8"
        case .regionsNeedCustomization: "SW9"
        case .minimizeRestoration: "SW10"
        case .searchableOnTabView: "SW11"
        case .minimizeInVerticalBar: "SW12"
        case .duoBarLimit: "SW13"
        case .minimizeOnCompactPad: "SW14"
        }
    }

    /// The values that it can have, as specs write them; the default first.
    public var values: [String] {
        let usual = usualValue
        return [usual] + place.values.filter { $0 != usual }
    }

    /// The value it has by default.
    public var usualValue: String { value(in: ResolverSwitches()) }

    /// Returns the value that it has in a set of switches.
    public func value(in switches: ResolverSwitches) -> String { place.read(switches) }

    /// Assigns a value to it in a set of switches; a string that is none of ``values`` changes nothing.
    func assign(_ value: String, in switches: inout ResolverSwitches) { place.write(value, &switches) }

    /// The property that it has among the switches.
    private var place: SwitchPlace {
        switch self {
        case .sectionChildrenInBar: SwitchPlace(\.sectionChildrenInBar)
        case .sectionDefaultVisibilityScope: SwitchPlace(\.sectionDefaultVisibilityScope)
        case .automaticIPadForm: SwitchPlace(\.automaticIPadForm)
        case .customizationInCompact: SwitchPlace(\.customizationInCompact)
        case .sidebarOnlyInCompact: SwitchPlace(\.sidebarOnlyInCompact)
        case .searchInMore: SwitchPlace(\.searchInMore)
        case .macAutomatic: SwitchPlace(\.macAutomatic)
        case .hiddenSelection: SwitchPlace(\.hiddenSelection)
        case .regionsNeedCustomization: SwitchPlace(\.regionsNeedCustomization)
        case .minimizeRestoration: SwitchPlace(\.minimizeRestoration)
        case .searchableOnTabView: SwitchPlace(\.searchableOnTabView)
        case .minimizeInVerticalBar: SwitchPlace(\.minimizeInVerticalBar)
        case .duoBarLimit: SwitchPlace(\.duoBarLimit)
        case .minimizeOnCompactPad: SwitchPlace(\.minimizeOnCompactPad)
        }
    }
}

/// A switch's property, read and written as a string.
private struct SwitchPlace {
    let values: [String]
    let read: (ResolverSwitches) -> String
    let write: (String, inout ResolverSwitches) -> Void

    init(_ path: WritableKeyPath<ResolverSwitches, Bool>) {
        values = ["false", "true"]
        read = { "\($0[keyPath: path])" }
        write = { text, switches in
            if let value = Bool(text) { switches[keyPath: path] = value }
        }
    }

    init<Value: RawRepresentable<String> & CaseIterable>(_ path: WritableKeyPath<ResolverSwitches, Value>) {
        values = Value.allCases.map(\.rawValue)
        read = { $0[keyPath: path].rawValue }
        write = { text, switches in
            if let value = Value(rawValue: text) { switches[keyPath: path] = value }
        }
    }
}
