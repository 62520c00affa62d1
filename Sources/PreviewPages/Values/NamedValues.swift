import Mustache

// The template library finds a value's parts by reflection and looks at all of them for each name. Values that stand
// on a page many times answer by name instead; a test holds these lists to the stored properties.

extension IconValues: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "symbol": symbol
        case "image": image
        case "letters": letters
        default: nil
        }
    }
}

extension EntryValues: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
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

extension WhyValues: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "add": add
        case "remove": remove
        case "move": move
        case "hide": hide
        case "section": section
        default: nil
        }
    }
}

extension TickValues: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "action": action
        case "label": label
        case "pressed": pressed
        case "isOn": isOn
        case "isLocked": isLocked
        default: nil
        }
    }
}

extension SegmentValues: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "label": label
        case "tooltip": tooltip
        case "control": control
        case "value": value
        case "href": href
        case "key": key
        case "isCurrent": isCurrent
        case "icon": icon
        default: nil
        }
    }
}

extension TreeRowValues: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "entryID": entryID
        case "title": title
        case "depth": depth
        case "isShown": isShown
        case "icon": icon
        case "notes": notes
        default: nil
        }
    }
}

extension NoteValues: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "rule": rule
        case "certainty": certainty
        case "text": text
        default: nil
        }
    }
}

extension FrameValues: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "name": name
        case "label": label
        case "caption": caption
        case "detail": detail
        case "openHref": openHref
        case "platform": platform
        case "sizeClass": sizeClass
        case "os": os
        case "orientation": orientation
        case "direction": direction
        case "form": form
        case "editing": editing
        case "chrome": chrome
        case "typeSize": typeSize
        case "isPhone": isPhone
        case "isPad": isPad
        case "isMac": isMac
        case "hasNeighbour": hasNeighbour
        case "isEditing": isEditing
        case "scrolled": scrolled
        case "isSearching": isSearching
        case "status": status
        case "bottomBar": bottomBar
        case "topBar": topBar
        case "ornament": ornament
        case "pages": pages
        case "sidebar": sidebar
        case "accessory": accessory
        case "search": search
        case "hasKeyboard": hasKeyboard
        case "screen": screen
        default: nil
        }
    }
}

extension SectionValues: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "sectionID": sectionID
        case "listID": listID
        case "title": title
        case "hasTitle": hasTitle
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
