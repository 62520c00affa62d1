import ArgumentParser
import Configuration

/// The option that adds symbols to those of the preview.
struct SymbolOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("A directory of your own symbols, one SVG file per name.", valueName: "dir"),
        completion: .directory
    )
    var symbols: String?

    /// What it says about settings.
    var commandLine: [Setting: ConfigContent] {
        symbols.map { [.symbols: .string($0)] } ?? [:]
    }
}
