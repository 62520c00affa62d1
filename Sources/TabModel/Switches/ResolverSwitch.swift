/// One of the resolver's switches, by its name in specs, addresses and on the command line (the rulebook, 0.4).
public enum ResolverSwitch: String, CaseIterable, Sendable {
    case sectionChildrenInBar, sectionDefaultVisibilityScope, automaticIPadForm, customizationInCompact
    case sidebarOnlyInCompact, searchInMore, macAutomatic, hiddenSelection, regionsNeedCustomization
    case minimizeRestoration, searchableOnTabView, minimizeInVerticalBar, duoBarLimit, minimizeOnCompactPad

    /// Its id in the rulebook, `SW1` to `SW14`.
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

    /// The values it can have, as specs write them; the default first.
    public var values: [String] {
        let usual = usualValue
        return [usual] + place.values.filter { $0 != usual }
    }

    /// The value it has by default.
    public var usualValue: String { value(in: ResolverSwitches()) }

    /// The value it has in a set of switches.
    public func value(in switches: ResolverSwitches) -> String { place.read(switches) }

    /// Gives it a value in a set of switches; a string that is none of ``values`` changes nothing.
    public func assign(_ value: String, in switches: inout ResolverSwitches) { place.write(value, &switches) }

    /// Where it is among the switches.
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

/// A switch's property, read and written as text.
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
