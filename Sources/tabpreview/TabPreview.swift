import ArgumentParser

/// The program: one command for each thing it does.
@main
struct TabPreview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tabpreview",
        abstract: "Shows what a SwiftUI TabView becomes on every platform, live, in the browser.",
        discussion: """
            Start with `tabpreview init`, then `tabpreview serve`. Exit codes: 0 done, 1 the input is wrong, 64 the \
            command line or configuration is wrong, 69 can't listen, 74 can't read or write a file.
            """,
        version: ProgramVersion.text,
        subcommands: [
            Serve.self, Resolve.self, Customize.self, Check.self, Initialize.self, ShowConfiguration.self,
            PrintSchema.self, Rules.self,
        ]
    )
}

/// The program's version, as `--version` prints it.
enum ProgramVersion {
    static let text = "0.1.0"
}
