import PreviewCore

/// What somebody may do, from least to most; each right holds those before it.
enum Right: Int, Comparable, CaseIterable, Sendable {
    /// To get the script and styles of the page that asks for a link's password, and to send it.
    case unlock
    /// To read everything that is shown.
    case view
    /// To change the customization of the link's own profile.
    case customize
    /// To change the spec.
    case edit
    /// To give out links, and to touch everybody's profile.
    case owner

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// What the holder of a link may do.
    init(_ role: ShareRole) {
        switch role {
        case .view: self = .view
        case .customize: self = .customize
        case .edit: self = .edit
        }
    }
}

extension Right {
    /// The one table of rights: the least right that a method needs at a route (S16).
    ///
    /// Whatever it does not name is the owner's alone.
    static func needed(for method: RequestMethod, at route: Route) -> Self {
        switch (route, method) {
        case (.asset, .get), (.asset, .head), (.unlock, .post): .unlock
        case (.shares, _), (.share, _), (.rotation, _): .owner
        // Those of the spec need ``edit``: see ``Right/needed(forHistoryOfSpec:)``.
        case (.history, _), (.past, _), (.restoration, _): .customize
        case (.spec, .put), (.preview, _), (.assist, _), (.edit, _): .edit
        case (_, .get), (_, .head): .view
        case (.customization, .post), (.customization, .put): .customize
        // One's own; ``Viewpoint/mayDelete(profile:)`` looks at the name.
        case (.profile, .delete): .customize
        default: .owner
        }
    }
}

extension Right {
    /// The least right to see a history and to bring back what is in it: it may hold what was taken out since.
    static func needed(forHistoryOfSpec isSpec: Bool) -> Self { isSpec ? .edit : .customize }
}

extension Right {
    /// What a link with this right lets one do.
    var sentence: String {
        switch self {
        case .unlock, .view: "This link lets you look at the preview. To change something, ask for another link."
        case .customize:
            "This link lets you look at the preview and customize its own profile. "
                + "For anything else, ask for another link."
        case .edit:
            "This link lets you look at the preview, customize its own profile and edit the spec. "
                + "Links and other profiles are the owner's."
        case .owner: "This can't be done here."
        }
    }
}
