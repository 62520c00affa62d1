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
        case "isDisabled": isDisabled
        case "icon": icon
        default: nil
        }
    }
}

extension GroupValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "name": name
        case "label": label
        case "segments": segments
        default: nil
        }
    }
}

extension MenuValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "name": name
        case "label": label
        case "title": title
        case "icon": icon
        case "groups": groups
        case "menus": menus
        case "links": links
        case "copyHref": copyHref
        default: nil
        }
    }
}

extension MenuLinkValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "title": title
        case "detail": detail
        case "href": href
        default: nil
        }
    }
}

extension ToolbarValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "platforms": platforms
        case "sizeClasses": sizeClasses
        case "options": options
        case "source": source
        case "share": share
        case "exports": exports
        case "findIcon": findIcon
        case "helpIcon": helpIcon
        case "design": design
        case "inspector": inspector
        default: nil
        }
    }
}

extension LiveValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "state": state
        case "text": text
        case "detail": detail
        case "isPinned": isPinned
        default: nil
        }
    }
}

extension PageValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "title": title
        case "colorScheme": colorScheme
        case "contrast": contrast
        case "motion": motion
        case "transparency": transparency
        case "zoom": zoom
        case "revision": revision
        case "revisionNumber": revisionNumber
        case "ok": ok
        case "profile": profile
        case "rights": rights
        case "customizationTag": customizationTag
        case "switches": switches
        case "view": view
        case "inspector": inspector
        case "mode": mode
        case "designStyle": designStyle
        case "source": source
        case "style": style
        case "roomsStyle": roomsStyle
        case "sourceStyle": sourceStyle
        case "modules": modules
        case "script": script
        case "icon": icon
        case "live": live
        case "toolbar": toolbar
        case "problems": problems
        case "hasProblems": hasProblems
        case "stage": stage
        case "errors": errors
        case "sourcePane": sourcePane
        case "inspectorPane": inspectorPane
        case "help": help
        case "customizes": customizes
        default: nil
        }
    }
}

extension SourceValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "isOpen": isOpen
        case "file": file
        case "format": format
        case "identity": identity
        default: nil
        }
    }
}

extension StageValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "isStale": isStale
        case "frames": frames
        case "design": design
        case "hint": hint
        case "lookOnly": lookOnly
        case "start": start
        default: nil
        }
    }
}

extension StartValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "title": title
        case "text": text
        case "example": example
        default: nil
        }
    }
}

extension ErrorsValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "isShown": isShown
        case "title": title
        case "diagnostics": diagnostics
        default: nil
        }
    }
}

extension HelpValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "key": key
        case "text": text
        default: nil
        }
    }
}

extension MessageValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "title": title
        case "text": text
        case "preview": preview
        case "style": style
        case "icon": icon
        default: nil
        }
    }
}
