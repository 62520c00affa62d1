extension BarValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "menuFor": menuFor
        case "label": label
        case "fixed": fixed
        case "items": items
        case "temporary": temporary
        case "pinned": pinned
        case "detached": detached
        case "more": more
        case "scrolls": scrolls
        case "isMinimized": isMinimized
        case "isSearching": isSearching
        case "isTight": isTight
        case "inlineAccessory": inlineAccessory
        case "sidebarButton": sidebarButton
        case "foldedTab": foldedTab
        case "searchField": searchField
        case "scrolling": scrolling
        default: nil
        }
    }
}

extension MoreValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "elementID": elementID
        case "href": href
        case "isSelected": isSelected
        case "selected": selected
        case "icon": icon
        case "panel": panel
        default: nil
        }
    }
}

extension SearchValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "prompt": prompt
        case "icon": icon
        case "open": open
        case "close": close
        default: nil
        }
    }
}

extension ControlValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "control": control
        case "value": value
        case "href": href
        case "label": label
        case "key": key
        case "icon": icon
        default: nil
        }
    }
}

extension AccessoryValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "title": title
        case "icon": icon
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
        case "isListed": isListed
        case "platform": platform
        case "style": style
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

extension StatusValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "time": time
        case "date": date
        default: nil
        }
    }
}

extension PagesValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "axis": axis
        case "isVertical": isVertical
        case "hasDots": hasDots
        case "items": items
        default: nil
        }
    }
}

extension ScreenValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "panel": panel
        case "label": label
        case "title": title
        case "entryID": entryID
        case "seed": seed
        case "kind": kind
        case "image": image
        case "skeleton": skeleton
        case "emptyText": emptyText
        case "icon": icon
        case "more": more
        case "back": back
        default: nil
        }
    }
}
