import Mustache

/// Values that answer for their stored properties by name.
///
/// The template library would find a value's parts by reflection, and look at all of them for each name: a third of the
/// time a page takes. So every value of a page answers itself; a test holds these lists to the stored properties.
protocol NamedValues: MustacheParent {
    /// The property of that name; nil where there is none, or where it is nil.
    func child(named wanted: String) -> Any?
}
<<<<<<< HEAD

extension IconValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "symbol": symbol
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

extension SegmentValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
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

extension TreeRowValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
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

extension NoteValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "rule": rule
        case "certainty": certainty
        case "certaintyText": certaintyText
        case "text": text
        default: nil
        }
    }
}

extension FrameValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "name": name
        case "label": label
        case "caption": caption
        case "detail": detail
        case "openHref": openHref
        case "isPicture": isPicture
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

extension SectionValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
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
=======
>>>>>>> e583a384efcce6e16b6a3e52ef1ec37ff19fbb6e
