extension SwitchesValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "summary": summary
        case "isOpen": isOpen
        case "resetHref": resetHref
        case "groups": groups
        default: nil
        }
    }
}

extension SwitchGroupValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "title": title
        case "switches": switches
        default: nil
        }
    }
}

extension SwitchValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "id": id
        case "name": name
        case "label": label
        case "choices": choices
        case "origin": origin
        case "originText": originText
        case "effect": effect
        case "why": why
        case "rules": rules
        default: nil
        }
    }
}
