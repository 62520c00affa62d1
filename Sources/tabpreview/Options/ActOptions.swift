import ArgumentParser
import TabModel
import TabResolver
import TabSpecCoding

/// The actions before a spec is resolved: `--then`, once for each action.
struct ActOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            An action to perform first (repeatable): choose ID, chooseMore, back, search, cancel, leave, scroll up \
            or down, 
            """
                + "form, edit, done, sizeClass, orientation, pose, platform, os, sdk.",
            valueName: "act"
        ),
        transform: ActArgument.init
    )
    var then: [ActArgument] = []

    /// Returns the state after the actions, and a sentence for each that changed nothing.
    func outcome(
        _ resolver: LayoutResolver,
        of spec: TabSpec,
        from start: ResolutionEnvironment,
        customization: TabViewCustomization?
    ) -> (state: ResolutionEnvironment, warnings: [String]) {
        var state = start
        var warnings: [String] = []
        for written in then {
            let next = resolver.environment(state, after: [written.act], customization: customization)
            if next == state {
                let unknown = written.choice.flatMap { id in
                    EnvironmentOptions.unknown([id], givenBy: "--then", in: spec).first
                }
                warnings.append(unknown ?? "--then \"\(written.text)\" changed nothing\(written.hint).")
            }
            state = next
        }
        return (state, warnings)
    }
}

/// An action as written on the command line.
struct ActArgument: Sendable {
    let text: String
    let act: TabAct

    /// Creates an action from text; an invalid one is an error of the command line.
    init(text: String) throws {
        self.text = text
        do {
            act = try TabAct(text: text)
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// The entry to choose; nil for another act.
    fileprivate var choice: EntryID? {
        if case .choosing(let id) = act { id } else { nil }
    }

    /// The possible reason why nothing changed, as the end of a sentence.
    fileprivate var hint: String {
        choice == nil ? " here" : ": the tab can't be chosen here, or it is already selected"
    }
}

/// An operation in words, such as `addToBar drafts before home`.
struct OperationArgument {
    private let words: [String]

    /// Creates an operation from its words; nil for JSON.
    init?(_ text: String) {
        words = text.split(separator: " ").map(String.init)
        guard let first = words.first?.first, !"{[".contains(first) else { return nil }
    }

    /// The operation as JSON; words that don't belong to it become unknown keys.
    var json: String {
        var members = [JSONMember("op", .string(words[0]))]
        var rest = words.dropFirst()
        if let id = rest.popFirst() {
            members.append(JSONMember(words[0] == "resetTabOrder" ? "section" : "id", .string(id)))
        }
        if rest.first == "end" {
            rest = rest.dropFirst()
            members.append(JSONMember("before", .null))
        } else if rest.first == "before", rest.count > 1 {
            rest = rest.dropFirst()
            members.append(JSONMember("before", .string(rest.removeFirst())))
        }
        return JSONValue.object(members + rest.map { JSONMember($0, .null) }).text()
    }
}
