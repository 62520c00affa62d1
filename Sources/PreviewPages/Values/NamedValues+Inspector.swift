extension InspectorValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "isOpen": isOpen
        case "design": design
        case "closeHref": closeHref
        case "trees": trees
        case "hasTrees": hasTrees
        case "treesHint": treesHint
        case "findings": findings
        case "hasFindings": hasFindings
        case "findingsSummary": findingsSummary
        case "customization": customization
        case "switches": switches
        case "code": code
        default: nil
        }
    }
}

extension TreeValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "frame": frame
        case "title": title
        case "notes": notes
        case "more": more
        case "groups": groups
        default: nil
        }
    }
}

extension TreeGroupValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "title": title
        case "rows": rows
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
        case "place": place
        case "icon": icon
        case "notes": notes
        case "more": more
        default: nil
        }
    }
}

extension MoreNotesValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "text": text
        case "context": context
        case "notes": notes
        default: nil
        }
    }
}

extension NoteValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "rule": rule
        case "text": text
        default: nil
        }
    }
}

extension DiagnosticValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "severity": severity
        case "id": id
        case "rule": rule
        case "text": text
        case "fix": fix
        case "place": place
        case "entryID": entryID
        case "line": line
        default: nil
        }
    }
}

extension SourceLineValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "number": number
        case "text": text
        case "caret": caret
        default: nil
        }
    }
}

extension CustomizationValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "profile": profile
        case "isAttached": isAttached
        case "offersResets": offersResets
        case "canUndo": canUndo
        case "canRedo": canRedo
        case "hint": hint
        case "rule": rule
        case "changes": changes
        case "isEmpty": isEmpty
        case "resets": resets
        case "profiles": profiles
        default: nil
        }
    }
}

extension ChangeValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "text": text
        case "undo": undo
        default: nil
        }
    }
}

extension UndoValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "op": op
        case "entryID": entryID
        case "label": label
        default: nil
        }
    }
}

extension ResetValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "op": op
        case "section": section
        case "name": name
        case "text": text
        case "isDisabled": isDisabled
        default: nil
        }
    }
}
