import ArgumentParser
import SwiftUIWriting
import TabModel

/// The options for the style of SwiftUI source.
struct SourceOptions: ParsableArguments {
    @Option(
        name: .long,
        help: "For swift: tabs, to omit screens, samples and the preview (default: the whole file).",
        completion: .list(SourcePart.allCases.map(\.rawValue)),
        transform: choice
    )
    var only: SourcePart?

    @Option(
        name: .long,
        help: ArgumentHelp("For swift: a prefix for the names of types, such as Music.", valueName: "name"),
        transform: SourceOptions.prefix
    )
    var prefix: TypePrefix?

    @Option(
        name: .customLong("minimum-os"),
        help: ArgumentHelp(
            "For swift: the oldest OS that the app runs on, 18, 26, 27 or 27.1 (default: 18).",
            valueName: "os"
        ),
        completion: .list(OSVersion.allCases.map(\.rawValue)),
        transform: EnvironmentOptions.version
    )
    var minimumOS: OSVersion?

    /// The writer that these options describe.
    var writer: SwiftUIWriter {
        SwiftUIWriter(minimumOS: minimumOS ?? .v18, prefix: prefix ?? .none, only: only)
    }

    /// The given options, as typed.
    var given: [String] {
        [only.map { _ in "--only" }, prefix.map { _ in "--prefix" }, minimumOS.map { _ in "--minimum-os" }]
            .compactMap(\.self)
    }

    /// Returns the prefix with a name.
    static func prefix(_ text: String) throws -> TypePrefix {
        guard let prefix = TypePrefix(text) else { throw ValidationError(TypePrefix.refusal(of: text)) }
        return prefix
    }
}
