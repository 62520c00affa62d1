extension IconValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "symbol": symbol
        case "turningSymbol": turningSymbol
        case "image": image
        case "letters": letters
        default: nil
        }
    }
}

extension EntryValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "elementID": elementID
        case "entryID": entryID
        case "kind": kind
        case "title": title
        case "zone": zone
        case "href": href
        case "isSelected": isSelected
        case "selected": selected
        case "isDisabled": isDisabled
        case "isIntercepted": isIntercepted
        case "isDynamic": isDynamic
        case "isOff": isOff
        case "icon": icon
        case "shownTitle": shownTitle
        case "label": label
        case "help": help
        case "badge": badge
        case "rights": rights
        case "why": why
        case "tick": tick
        case "panel": panel
        default: nil
        }
    }
}

extension WhyValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "add": add
        case "remove": remove
        case "move": move
        case "hide": hide
        case "section": section
        default: nil
        }
    }
}

extension TickValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "action": action
        case "label": label
        case "pressed": pressed
        case "isOn": isOn
        case "isLocked": isLocked
        default: nil
        }
    }
}

extension SidebarValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "frame": frame
        case "menuFor": menuFor
        case "rows": rows
        case "sections": sections
        case "header": header
        case "footer": footer
        case "bottomBar": bottomBar
        case "barButton": barButton
        case "editButton": editButton
        case "isEditing": isEditing
        case "heading": heading
        case "pill": pill
        default: nil
        }
    }
}

extension PillValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "sidebarID": sidebarID
        case "title": title
        case "icon": icon
        case "folded": folded
        default: nil
        }
    }
}

extension SectionValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "sectionID": sectionID
        case "listID": listID
        case "title": title
        case "hasTitle": hasTitle
        case "folds": folds
        case "isExpanded": isExpanded
        case "expanded": expanded
        case "rows": rows
        case "sections": sections
        case "actions": actions
        case "tick": tick
        case "heading": heading
        case "isOff": isOff
        default: nil
        }
    }
}
