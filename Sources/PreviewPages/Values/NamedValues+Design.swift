extension DesignValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "file": file
        case "tag": tag
        case "rows": rows
        case "forms": forms
        default: nil
        }
    }
}

extension DesignBarValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "file": file
        case "endHref": endHref
        case "undoIcon": undoIcon
        case "redoIcon": redoIcon
        case "addTabIcon": addTabIcon
        case "addSectionIcon": addSectionIcon
        default: nil
        }
    }
}

extension OutlineRowValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "entryID": entryID
        case "elementID": elementID
        case "path": path
        case "kind": kind
        case "title": title
        case "level": level
        case "position": position
        case "count": count
        case "icon": icon
        case "notes": notes
        case "members": members
        default: nil
        }
    }
}

extension DesignFormValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "kind": kind
        case "title": title
        case "fields": fields
        case "dissolves": dissolves
        default: nil
        }
    }
}

extension DesignFieldValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "key": key
        case "elementID": elementID
        case "label": label
        case "hint": hint
        case "isText": isText
        case "isSymbol": isSymbol
        case "isFlag": isFlag
        case "choices": choices
        case "isChoice": isChoice
        default: nil
        }
    }
}

extension DesignChoiceValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "value": value
        case "title": title
        default: nil
        }
    }
}
