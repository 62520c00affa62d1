import PreviewCore
import TabModel
import TabSpecCoding
import Testing

@testable import PreviewServer

/// The text of an app's source, or one that has never been a spec: no route shows it to those who may not read it.
@Suite(.timeLimit(.minutes(10)))
struct SourceRightsTests {
    /// The text in each place of an expression, a comment or a line of source in a preview.
    static let secret = "CANARY"

    static let spec = """
        {"title": "App", "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "tabs",
         "conditions": {"isSignedIn": {"text": "CANARY.isSignedIn", "usually": false}},
         "lint": {"R5.15": "CANARY of the tab view"},
         "tabs": [
          {"title": "[CANARY.title]", "systemImage": "house", "value": "home", "customizationID": "home",
           "standIns": {"title": {"text": "CANARY.title", "why": "runTime"},
                        "badge": {"text": "CANARY.badge", "why": "notFound"}},
           "lint": {"R5.27": "CANARY of the tab"},
           "variants": [{"when": {"if": ["isSignedIn"]}, "title": "[CANARY.other]",
                         "standIns": {"title": {"text": "CANARY.other", "why": "tooComplex"}}}]},
          {"title": "Mail", "systemImage": "tray", "value": "mail", "customizationID": "mail", "dynamic": true,
           "repeats": {"over": "CANARY.messages"}},
          {"title": "[CANARY.section]", "standIns": {"title": {"text": "CANARY.section", "why": "outside"}},
           "tabs": [{"title": "Old", "systemImage": "clock", "value": "old", "customizationID": "old"}]}
         ]}
        """

    /// The result of the reader.
    enum State: String, CaseIterable {
        case good, broken, brokenFromTheStart
    }

    private static let files = FixedFiles(texts: ["App/AppView.swift": .text("let a = \"CANARY in the file\"")])

    private func handling(_ state: State, _ pictures: FakePictures) async throws -> Handling {
        let handling = try await Handling(
            reading: nil,
            file: "AppView.swift",
            source: Self.files,
            renderer: try realPages(),
            pictures: pictures
        )
        let text = Array(Self.spec.utf8)
        let decoded = SpecReader.read(text, format: .json, file: "App/AppView.swift")
        try #require(decoded.spec != nil, "\(decoded.diagnostics)")
        let files = ["App/AppView.swift"]
        if state != .brokenFromTheStart {
            await handling.session.receive(.imported(ImportedSpec(text: text, decoded: decoded, files: files)))
        }
        guard state != .good else { return handling }
        let place = SourceLocation(line: 7, column: 9)
        let error = Diagnostic(
            id: "syntax",
            text: "unexpected code.",
            quote: "= \"CANARY\" )(",
            file: files[0],
            location: place
        )
        let note = Diagnostic(severity: .info, id: "unresolved-title", text: "\"CANARY\" is unknown.", file: files[0])
        let broken = ImportedSpec(
            text: text,
            decoded: DecodedSpec(spec: nil, diagnostics: [error, note]),
            files: files,
            lines: [SourceOrigin(file: files[0], location: place): "let plan = \"CANARY\" )("],
            reading: 1
        )
        await handling.session.receive(.imported(broken))
        return handling
    }

    private static let queries = [
        "", "?select=home&inspector=open&platform=iPad", "?if.isSignedIn=true&inspector=open&select=home",
        "?select=mail&inspector=open", "?view=all", "?mode=design&source=open&select=home", "?of=customization",
        "?of=customization&diff=now", "?platform=iPhone&more=true", "?platform=mac&editing=true", "?moment=before",
    ]
    private static let bodies = [
        #"[{"op": "hide", "id": "home"}, {"op": "hide", "id": "mail"}]"#, #"{"op": "moveInBar", "id": "home"}"#,
        #"{"kind": "comment", "name": "Zoe", "text": "Why?", "tab": "home"}"#, #"{"resolved": true}"#, "[]", "{",
    ]

    /// Asks every route but that of events in many ways, and gives what it answers.
    private func answers(_ handling: Handling, below folder: String) async throws -> [(request: String, text: String)] {
        var answers: [(String, String)] = []
        func ask(_ method: String, _ path: String, _ fields: [String: String], body: String = "") async throws {
            let reply = try await handling.ask(method, path, fields, body: body, peer: "192.168.1.9")
            let fields = reply.fields.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
            answers.append(("\(method) \(path)", fields + reply.body))
        }
        for sample in RouteSample.all where sample.path != "events" {
            for method in sample.methods where method != .get && method != .delete {
                for body in Self.bodies {
                    let fields = ["Content-Type": "application/json", "If-Match": "*", "Accept": "application/json"]
                    try await ask(method.rawValue, folder + sample.path, fields, body: body)
                }
            }
            guard sample.methods.contains(.get) else { continue }
            // Only refusals depend on what is accepted.
            try await ask("GET", folder + sample.path, ["Accept": "application/json"])
            for query in Self.queries {
                try await ask("GET", folder + sample.path + query, ["Accept": "text/html"])
            }
        }
        return answers
    }

    @Test(arguments: State.allCases)
    func `source is in no answer to a link that may not read it (S67, S94)`(state: State) async throws {
        let handling = try await handling(state, FakePictures())
        // What editors and the owner get is kept, and must not be given to others.
        let editor = try await handling.link(ShareTerms(role: .edit))
        let read = try await answers(handling, below: editor) + answers(handling, below: "/s/\(Handling.token)/")
        #expect(read.contains { $0.text.contains(Self.secret) }, "nothing would be found")

        for role in [ShareRole.view, .comment, .customize] {
            for isPinned in state == .good ? [false, true] : [false] {
                let link = try await handling.link(ShareTerms(role: role, isPinned: isPinned))
                let found = try await answers(handling, below: link)
                for answer in found where answer.text.contains(Self.secret) {
                    Issue.record("\(role) \(answer.request): \(answer.text.excerpt(around: Self.secret))")
                }
                #expect(found.contains { $0.text.contains(state == .brokenFromTheStart ? "unexpected code" : "Mail") })
            }
        }
    }

    @Test(arguments: [
        ("tabs.json", #"{"CANARY": 1, "tabs": [{"title": "CANARY" "value": CANARY}]}"#),
        ("tabs.json", #"{"CANARYS": true, "tabs": [{"titel": "CANARY", "role": "CANARY", "badge": ["CANARY"]}]}"#),
        ("tabs.yaml", "CANARY: [\ntabs:\n  - title: \"CANARY\n"), ("tabs.yaml", "tabs: *CANARY\n"),
        ("tabs.yaml", "CANARY"),
    ])
    func `a text that has never been a spec is the owner's alone, in errors too (S58, S94)`(
        file: String,
        text: String
    ) async throws {
        let handling = try await Handling(
            reading: Array(text.utf8),
            file: file,
            renderer: try realPages(),
            pictures: FakePictures()
        )
        #expect(try await handling.ask("GET", "/spec").body.contains(Self.secret))
        #expect(try await handling.ask("GET", "/history/1").body.contains(Self.secret), "the numbers count from 1")
        for role in [ShareRole.view, .comment, .customize, .edit] {
            let folder = try await handling.link(ShareTerms(role: role))
            let found = try await answers(handling, below: folder)
            for answer in found where answer.text.contains(Self.secret) {
                Issue.record("\(role) \(answer.request): \(answer.text.excerpt(around: Self.secret))")
            }
            #expect(found.contains { $0.text.contains("There is an error here") })
        }
    }
}

extension String {
    /// Some characters before and after a word.
    fileprivate func excerpt(around word: String) -> String {
        guard let range = firstRange(of: word) else { return "" }
        let start = index(range.lowerBound, offsetBy: -120, limitedBy: startIndex) ?? startIndex
        return String(self[start...].prefix(260))
    }
}
