import ArgumentParser
import TabModel
import TabResolver
import TabSpecCoding

/// The command `tabpreview customize`, which applies operations to a customization and prints the result.
struct Customize: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "customize",
        abstract: "Apply customization operations and print the result.",
        discussion: """
            Write operations in words or as JSON, as the preview does:

            addToBar ID [before ID | end], removeFromBar ID, moveInBar ID before ID, hide ID, show ID, \
            moveInSection ID end, resetVisibility, resetSectionOrder, resetTabOrder SECTION, resetAll

            Applies either all operations or none. If a rule forbids an operation, exits with 1 and names the rule.
            """
    )

    @OptionGroup var input: SpecInput
    @OptionGroup(title: "Swift source") var swift: SwiftOptions
    @Option(name: .long, help: ArgumentHelp("The customization to start from.", valueName: "file"))
    var customization: String?
    @Option(
        name: .customLong("op"),
        help: ArgumentHelp(
            "An operation, such as \"addToBar drafts before home\" (repeatable).",
            valueName: "operation"
        )
    )
    var operations: [String]
    @OptionGroup var switches: SwitchOptions
    @OptionGroup var conditions: ConditionOptions
    @OptionGroup(title: "General") var shared: SharedOptions

    func validate() throws {
        _ = try parsed()
    }

    func run() async throws {
        let source = try await ExitReason.onFailure { try input.source(swift.choice(nil)) }
        let settings = try await shared.settings(for: source.settingsFile, adding: swift.flags.commandLine)
        let named = try await ExitReason.onFailure { try await source.spec(settings) }
        var spec = try DiagnosticPrinter.spec(of: named, format: .text)
        try conditions.check(in: [spec])
        spec.switches = switches.overrides.applied(to: spec.switches)
        let start = try await ExitReason.onFailure {
            try customization.map { try CustomizationInput.read($0, format: .text) } ?? TabViewCustomization()
        }
        let editor = CustomizationEditor(spec: spec, conditions: conditions.values, customization: start)
        do {
            try Streams.output(CustomizationCoding.text(try editor.applying(try parsed())))
        } catch let refusal as OperationError {
            Streams.error("\(TerminalText.escaped(refusal.text)) [\(refusal.rule)]")
            throw ExitStatus.input
        }
    }

    private func parsed() throws -> [CustomizationOperation] {
        do {
            return try operations.flatMap { text in
                let json = OperationArgument(text)?.json ?? text
                return try OperationCoding.read(Array(json.utf8), file: "--op")
            }
        } catch let error as OperationSyntaxError {
            throw ValidationError("--op: \(error.text)")
        }
    }
}
