import PreviewCore

/// What `POST /shares` asks for (the format, 7).
struct ShareForm: Sendable {
    /// What the link allows, and for how long.
    var terms = ShareTerms()
    /// Where its address leads.
    var place = LinkPlace()

    /// Reads a body and finds every mistake in it; `addresses` are the server's own.
    init(_ bytes: [UInt8], addresses: [String]) throws(RefusedText) {
        let members = ["role", "expires", "pinned", "profile", "label", "password"] + LinkPlace.members
        var object = try StrictObject(bytes, name: "share", known: members)
        readTerms(&object)
        readPeople(&object)
        place = LinkPlace(&object, addresses: addresses)
        try object.check()
    }

    private mutating func readTerms(_ object: inout StrictObject) {
        if let text = object.text("role") {
            if let role = ShareRole(rawValue: text) {
                terms.role = role
            } else {
                let expected = "Expected \"view\", \"customize\" or \"edit\"."
                object.refuse("role", "\(StrictObject.quoted(text)) is no role. \(expected)")
            }
        }
        if let text = object.text("expires") {
            if let lifetime = ShareLifetime(text) {
                terms.lifetime = lifetime
            } else {
                let expected = "Expected \(ShareLifetime.syntax)."
                object.refuse("expires", "\(StrictObject.quoted(text)) is no lifetime. \(expected)")
            }
        }
        terms.isPinned = object.bool("pinned") ?? false
        if terms.isPinned, terms.role == .edit {
            object.refuse("pinned", "what stays as it is can't be edited. Pin it with \"view\" or \"customize\".")
        }
    }

    private mutating func readPeople(_ object: inout StrictObject) {
        terms.profile = object.text("profile")
        if let name = terms.profile, !ProfileName.isValid(name) {
            let expected = "Expected 1 to 64 of A-Z, a-z, 0-9, dot, underscore and hyphen."
            object.refuse("profile", "\(StrictObject.quoted(name)) is no profile's name. \(expected)")
        }
        if let label = object.text("label") {
            terms.label = label.trimmed.isEmpty ? nil : String(label.trimmed)
            let most = ShareTerms.longestLabel
            if label.count > most { object.refuse("label", "longer than \(most) characters.") }
            if !label.unicodeScalars.allSatisfy(Self.isFitForLabels) {
                object.refuse("label", "expected one line without control characters.")
            }
        }
        terms.password = object.text("password")
        let longest = ShareTerms.longestPassword
        if let password = terms.password, !(1...longest).contains(password.utf8.count) {
            object.refuse("password", "expected 1 to \(longest) bytes.")
        }
    }

    private static func isFitForLabels(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
