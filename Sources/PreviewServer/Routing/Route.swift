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
    case exportJSON
    case health
    case asset(hash: String, name: String)

    /// Reads the parts of a path; nil for a path that stands for nothing.
    init?(segments: [String]) {
        switch segments.count {
        case 1: self.init(single: segments[0])
        case 2: self.init(folder: segments[0], name: segments[1])
        default:
            guard segments.count > 2, segments[0] == "assets", !segments.contains("") else { return nil }
            self = .asset(hash: segments[1], name: segments[2...].joined(separator: "/"))
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
        case "export.json": self = .exportJSON
        case "health": self = .health
        default: return nil
        }
    }

    private init?(folder: String, name: String) {
        switch folder {
        case "profiles" where !name.isEmpty: self = .profile(name)
        case "images" where !name.isEmpty: self = .image(name)
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
        case .exportJSON: "export.json"
        case .health: "health"
        case .asset(let hash, let name): "assets/\(hash)/\(name)"
        }
    }
}

extension Route {
    /// One route of every kind, for tests that must reach all of them (S2, S9).
    static let samples: [Route] = [
        .page, .devices, .frame, .layout, .spec, .customization, .profiles, .profile("default"), .diagnostics,
        .rules, .image("0.png"), .events, .exportJSON, .health, .asset(hash: "0", name: "app.js"),
    ]

    /// The methods it answers, besides `HEAD` where there is `GET`.
    var methods: [RequestMethod] {
        switch self {
        case .customization: [.get, .post, .put]
        case .profile: [.delete]
        default: [.get]
        }
    }

    /// What the `Allow` field of a 405 says.
    var allow: String {
        methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }.joined(separator: ", ")
    }

    /// Whether it is a whole page, which people may come to from anywhere by a link.
    var isPage: Bool { self == .page || self == .devices || self == .rules }
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
