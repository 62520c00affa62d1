import PreviewCore
import TabSpecCoding

extension Site {
    /// Takes a link's password and tells the address of the session that it opens.
    ///
    /// After too many wrong ones the right one is refused like any other (S19). What was sent is never repeated.
    func unlock(_ admission: Admission, _ body: [UInt8]) async throws -> Answer {
        guard case .locked = admission.visitor, let token = admission.token else { throw Refusal.notFound }
        switch await desk.unlock(token, password: try Self.password(body), from: admission.peer) {
        case .open(let session):
            let value: JSONValue = ["url": .string("/s/\(session)/")]
            return Answer.json(value.text()).keptNowhere
        case .wrong: throw Refusal.wrongPassword
        case .tooMany(let seconds): throw Refusal.tooManyPasswords(seconds: Int(seconds.rounded(.up)))
        }
    }

    private static func password(_ body: [UInt8]) throws(RefusedText) -> String {
        var object = try StrictObject(body, name: "unlock", known: ["password"])
        let password = object.text("password")
        try object.check()
        guard let password else {
            throw RefusedText(id: "unlock", status: 400, "Expected an object with \"password\".", [])
        }
        return password
    }

    /// Counts an opened page, where somebody came by a link.
    func noteView(by admission: Admission) {
        if case .guest(let visit) = admission.visitor, admission.route.isPreview { desk.noteView(visit) }
    }
}
