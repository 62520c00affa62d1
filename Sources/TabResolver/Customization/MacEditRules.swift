import TabModel

/// What a hand can do on a Mac: moving inside a section, nothing else (R3.2, R3.12).
struct MacEditRules {
    let context: ResolutionContext

    var rights: [EntryID: EditRights] {
        let rules = EditRules(context)
        var rights: [EntryID: EditRights] = [:]
        for entry in context.outline.entries where !context.presence.isHidden[entry.index] {
            var right = EditRights()
            right.moveInSection = rules.movingInSection(entry) == nil
            rights[entry.id] = right
        }
        return rights
    }
}
