/// The page of links: a form for a new one, and those there are.
struct LinksPageValues: Hashable, Sendable {
    var icon: String
    /// The sheet that the dialog of the preview page takes.
    var style: String
    /// The sheet of the page by itself.
    var pageStyle: String
    var script: String
    var emptyIcon: String
    var form: LinkFormValues
    /// The command that lets others in, where only this machine reaches the server.
    var restart: String
    var hasLinks: Bool
    var links: [LinkRowValues]
}

/// The form that makes a link.
struct LinkFormValues: Hashable, Sendable {
    var roles: [LinkChoiceValues]
    var lifetimes: [LinkChoiceValues]
    var profiles: [String]
    var addresses: [LinkAddressValues]
    var revision: String
    /// The longest label, in characters.
    var labelLimit: String
    /// The longest password, in bytes.
    var passwordLimit: String
    var loopbackNote: String
}

/// One of several choices of a form.
struct LinkChoiceValues: Hashable, Sendable {
    var value: String
    var title: String
    var text: String
    /// Whether it is chosen at first.
    var isFirst: Bool
}

/// An address that a link can have.
struct LinkAddressValues: Hashable, Sendable {
    var value: String
    var text: String
}

/// One link of the list.
struct LinkRowValues: Hashable, Sendable {
    var id: String
    var name: String
    /// The role, as styles name it.
    var role: String
    var roleText: String
    /// How many look now, in words; nil for nobody.
    var online: String?
    /// What it shows, whose, and whether it has a password.
    var terms: String
    var expires: String
    var use: String
    var created: String
    var hasPassword: Bool
    var isExpired: Bool
    /// What ending it is called.
    var endText: String
    var endWarning: String
}

/// The page that asks for a link's password.
struct UnlockValues: Hashable, Sendable {
    var icon: String
    var style: String
    var script: String
}
