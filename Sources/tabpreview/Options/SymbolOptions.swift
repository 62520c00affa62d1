import ArgumentParser
import Configuration

/// The option that adds symbols to those of the preview.
struct SymbolOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("A folder of your own symbols, one SVG file for each name.", valueName: "folder"),
        completion: .directory
    )
    var symbols: String?

    /// What it says about settings.
    var commandLine: [Setting: ConfigContent] {
        symbols.map { [.symbols: .string($0)] } ?? [:]
    }
}
