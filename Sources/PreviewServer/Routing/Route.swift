/// What a path stands for (the format, 7): every address that the server knows, at the root or under a link.
enum Route: Hashable, Sendable {
    case page
    case devices
    case frame
    case layout
    case spec
    case customization
    case profiles
    case profile(String)
    case diagnostics
    case rules
    case image(String)
    case events
    case exportHTML
    case exportJSON
    case exportPNG
    case exportSwift
    case health
    case asset(hash: String, name: String)
    case shares
    case share(String)
    case rotation(of: String)
    case unlock
    case preview
    case assist
    case edit
    case history
    case past(String)
    case restoration(of: String)

    /// Reads the parts of a path; nil for a path that stands for nothing.
    init?(segments: [String]) {
        switch segments.count {
        case 1: self.init(single: segments[0])
        case 2: self.init(folder: segments[0], name: segments[1])
        default: self.init(deep: segments)
        }
    }

    private init?(deep segments: [String]) {
        guard segments.count > 2, !segments.contains("") else { return nil }
        switch segments[0] {
        case "assets": self = .asset(hash: segments[1], name: segments[2...].joined(separator: "/"))
        case "shares" where segments[2...] == ["rotate"]: self = .rotation(of: segments[1])
        case "history" where segments[2...] == ["restore"]: self = .restoration(of: segments[1])
        default: return nil
        }
    }

    private init?(single name: String) {
        switch name {
        case "": self = .page
        case "devices": self = .devices
        case "frame": self = .frame
        case "layout": self = .layout
        case "spec": self = .spec
        case "customization": self = .customization
        case "profiles": self = .profiles
        case "diagnostics": self = .diagnostics
        case "rules": self = .rules
        case "events": self = .events
        case "export.html": self = .exportHTML
        case "export.json": self = .exportJSON
        case "export.png": self = .exportPNG
        case "export.swift": self = .exportSwift
        case "health": self = .health
        case "shares": self = .shares
        case "unlock": self = .unlock
        case "preview": self = .preview
        case "assist": self = .assist
        case "edit": self = .edit
        case "history": self = .history
        default: return nil
        }
    }

    private init?(folder: String, name: String) {
        switch folder {
        case "profiles" where !name.isEmpty: self = .profile(name)
        case "images" where !name.isEmpty: self = .image(name)
        case "shares" where !name.isEmpty: self = .share(name)
        case "history" where !name.isEmpty: self = .past(name)
        default: return nil
        }
    }

    /// The path, relative to the page's folder: what ``init(segments:)`` reads.
    var path: String {
        switch self {
        case .page: ""
        case .devices: "devices"
        case .frame: "frame"
        case .layout: "layout"
        case .spec: "spec"
        case .customization: "customization"
        case .profiles: "profiles"
        case .profile(let name): "profiles/\(name)"
        case .diagnostics: "diagnostics"
        case .rules: "rules"
        case .image(let name): "images/\(name)"
        case .events: "events"
        case .exportHTML: "export.html"
        case .exportJSON: "export.json"
        case .exportPNG: "export.png"
        case .exportSwift: "export.swift"
        case .health: "health"
        case .asset(let hash, let name): "assets/\(hash)/\(name)"
        case .shares: "shares"
        case .share(let id): "shares/\(id)"
        case .rotation(let id): "shares/\(id)/rotate"
        case .unlock: "unlock"
        case .preview: "preview"
        case .assist: "assist"
        case .edit: "edit"
        case .history: "history"
        case .past(let revision): "history/\(revision)"
        case .restoration(let revision): "history/\(revision)/restore"
        }
    }
}

extension Route {
    /// One route of every kind, for tests that must reach all of them (S2, S9).
    static let samples: [Route] = [
        .page, .devices, .frame, .layout, .spec, .customization, .profiles, .profile("default"), .diagnostics,
        .rules, .image("0.png"), .events, .exportHTML, .exportJSON, .exportPNG, .exportSwift, .health,
        .asset(hash: "0", name: "app.js"), .shares, .share("x"), .rotation(of: "x"), .unlock, .preview, .assist,
        .edit, .history, .past("1"), .restoration(of: "1"),
    ]

    /// The methods it answers, besides `HEAD` where there is `GET`.
    var methods: [RequestMethod] {
        switch self {
        case .customization: [.get, .post, .put]
        case .spec: [.get, .put]
        case .profile, .share: [.delete]
        case .shares: [.get, .post]
        case .rotation, .unlock, .preview, .assist, .restoration, .edit: [.post]
        default: [.get]
        }
    }

    /// What the `Allow` field of a 405 says.
    var allow: String {
        methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }.joined(separator: ", ")
    }

    /// Whether it is a whole page, which people may come to from anywhere by a link.
    var isPage: Bool { isPreview || self == .rules }

    /// Whether it is the preview page, in whichever view.
    var isPreview: Bool { self == .page || self == .devices }
}

/// The methods that some route answers.
enum RequestMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"

    /// Whether it may change something.
    var isWrite: Bool { self != .get && self != .head }
}
