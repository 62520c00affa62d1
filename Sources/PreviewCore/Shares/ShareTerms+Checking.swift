extension ShareTerms {
    /// Throws what is wrong with the terms, before anything is done.
    func check() throws(ShareError) {
        if isPinned, role == .edit { throw .pinnedEdit }
        if !lifetime.isPossible { throw .impossibleLifetime }
        if let profile, !ProfileName.isValid(profile) { throw .invalidProfile(profile) }
        if let label, !Self.isPossible(label: label) { throw .invalidLabel }
        if let password, !Self.isPossible(password: password) { throw .invalidPassword }
    }

    static func isPossible(label: String) -> Bool {
        (1...longestLabel).contains(label.count) && label.utf8.count <= 8 * longestLabel
            && !label.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    static func isPossible(password: String) -> Bool {
        (1...longestPassword).contains(password.utf8.count)
            && !password.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
