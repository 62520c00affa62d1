import ArgumentParser

/// The program: one command for each thing it does.
@main
struct TabPreview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tabpreview",
        abstract: "Shows what a SwiftUI TabView becomes on every platform, live, in the browser.",
        discussion: """
            Start with `tabpreview init`, then `tabpreview serve`. Exit codes: 0 done, 1 the input is wrong, 2 found \
            what --fail-on names, 64 the command line or configuration is wrong, 69 can't listen, 74 can't read or \
            write a file.
            """,
        version: ProgramVersion.text,
        subcommands: [
            Serve.self, ShareLinks.self, History.self, Resolve.self, Export.self, Diff.self, Customize.self, Check.self,
            Lint.self,
            Rules.self,
            Initialize.self, ShowConfiguration.self, PrintSchema.self, JoinPipes.self,
        ]
    )
}

/// The program's version, as `--version` prints it.
enum ProgramVersion {
    static let text = "0.1.0"
}
