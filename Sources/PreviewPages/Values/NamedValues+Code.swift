extension CodeValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "summary": summary
        case "tokens": tokens
        case "rest": rest
        default: nil
        }
    }
}

extension CodeTokenValues: NamedValues {
    func child(named wanted: String) -> Any? {
        switch wanted {
        case "plain": plain
        case "keyword": keyword
        case "string": string
        case "comment": comment
        default: nil
        }
    }
}
