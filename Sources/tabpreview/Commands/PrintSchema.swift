import ArgumentParser
import TabSpecCoding

/// `tabpreview schema`: the JSON Schema of a spec, for completion in editors.
struct PrintSchema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of specs, which editors use for completion."
    )

    func run() throws {
        try Streams.output(JSONSchema.json)
    }
}
