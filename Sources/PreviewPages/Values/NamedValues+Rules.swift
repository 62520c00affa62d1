extension RuleLinkValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "id": id
        case "href": href
        case "certainty": certainty
        case "label": label
        case "certaintyText": certaintyText
        default: nil
        }
    }
}

extension RulesPageValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "style": style
        case "script": script
        case "icon": icon
        case "count": count
        case "filters": filters
        case "chapters": chapters
        default: nil
        }
    }
}

extension CertaintyFilterValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "id": id
        case "certainty": certainty
        case "label": label
        case "isFirst": isFirst
        default: nil
        }
    }
}

extension RuleChapterValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "anchor": anchor
        case "title": title
        case "sections": sections
        default: nil
        }
    }
}

extension RuleSectionValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "anchor": anchor
        case "title": title
        case "count": count
        case "rules": rules
        default: nil
        }
    }
}

extension RuleRowValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "id": id
        case "certainty": certainty
        case "certainties": certainties
        case "text": text
        case "sources": sources
        case "hasSources": hasSources
        case "notApplicable": notApplicable
        default: nil
        }
    }
}

extension ReasonValues: NamedValues {
    func child(named wanted: String) -> Any? { wanted == "parts" ? parts : nil }
}

extension TextPartValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "text": text
        case "isCode": isCode
        default: nil
        }
    }
}

extension CertaintyValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "name": name
        case "text": text
        default: nil
        }
    }
}

extension RuleSourceValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "title": title
        case "url": url
        default: nil
        }
    }
}
