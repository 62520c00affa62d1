extension LinksPageValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "icon": icon
        case "style": style
        case "pageStyle": pageStyle
        case "script": script
        case "emptyIcon": emptyIcon
        case "form": form
        case "restart": restart
        case "hasLinks": hasLinks
        case "links": links
        default: nil
        }
    }
}

extension LinkFormValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "roles": roles
        case "lifetimes": lifetimes
        case "profiles": profiles
        case "addresses": addresses
        case "revision": revision
        case "labelLimit": labelLimit
        case "passwordLimit": passwordLimit
        case "loopbackNote": loopbackNote
        default: nil
        }
    }
}

extension LinkChoiceValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "value": value
        case "title": title
        case "text": text
        case "isFirst": isFirst
        default: nil
        }
    }
}

extension LinkAddressValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "value": value
        case "text": text
        default: nil
        }
    }
}

extension LinkRowValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "id": id
        case "name": name
        case "role": role
        case "roleText": roleText
        case "online": online
        case "terms": terms
        case "expires": expires
        case "use": use
        case "created": created
        case "hasPassword": hasPassword
        case "isExpired": isExpired
        case "endText": endText
        case "endWarning": endWarning
        default: nil
        }
    }
}

extension UnlockValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "icon": icon
        case "style": style
        case "script": script
        default: nil
        }
    }
}
