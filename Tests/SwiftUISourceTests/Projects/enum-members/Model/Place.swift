enum Place: Hashable {
    case inbox
    case sent
    case folder(Folder)

    enum Folder: String {
        case archive
        case junk = "spam"

        var title: String { rawValue.capitalized }
    }

    var name: String {
        switch self {
        case .inbox: String(localized: "Inbox", comment: "A tab's title")
        case .sent: return String(localized: "Sent", comment: "A tab's title")
        case .folder(let folder): folder.title
        }
    }

    var symbol: String {
        switch self {
        case .inbox: return "tray"
        case .sent, .folder(.junk): return "paperplane"
        case .folder: return "folder"
        }
    }

    var customizationID: String { "com.example." + name }
}
