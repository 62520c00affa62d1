import TabModel

/// The names of rights as the page's script reads them.
enum RightsText {
    static func names(_ rights: EditRights?) -> String {
        guard let rights else { return "" }
        let all = [
            ("addToBar", rights.addToBar), ("removeFromBar", rights.removeFromBar), ("moveInBar", rights.moveInBar),
            ("hide", rights.hide), ("moveInSection", rights.moveInSection),
        ]
        return all.filter(\.1).map(\.0).joined(separator: " ")
    }
}
