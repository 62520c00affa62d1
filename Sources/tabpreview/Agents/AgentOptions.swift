import ArgumentParser
import EditorServices
import PreviewPages
import TabModel

/// The arguments of tools that are options of the command line: `sizeClass` is `--size-class`.
///
/// They are read with the command line's parser, so that there is one check and one message for both.
enum AgentOptions {
    /// The arguments for the device that a spec is resolved for, or drawn on.
    static let device = [
        AgentArgument("platform", "The device (default: iPad).", words: Platform.names),
        os, sdk,
        AgentArgument(
            "sizeClass",
            "The width (default: the device's usual width).",
            words: UserInterfaceSizeClass.names
        ),
        AgentArgument(
            "orientation",
            "The orientation (default: the device's usual orientation).",
            words: Orientation.names
        ),
        AgentArgument("pose", "The pose of an iPhone Duo (default: outerPortrait).", words: Pose.names),
        AgentArgument("form", "The form to show, on a wide iPad.", words: AdaptableForm.names),
        AgentArgument(
            "direction",
            "The layout direction (default: that of the language).",
            words: LayoutDirection.names
        ),
        AgentArgument(
            "locale",
            "The language of titles, such as de; the pseudolanguages en-XA and ar-XB reveal layout problems."
        ),
        AgentArgument("select", "The id of the entry to select: its value, or its customizationID."),
        AgentArgument("editing", "Turn on edit mode, on a wide iPad.", kind: .flag),
        AgentArgument("more", "Show the More list.", kind: .flag),
        AgentArgument("search", "Activate search.", kind: .flag),
        AgentArgument("if", "Values for the tab view's conditions, separated by commas: isSignedIn=false,isPro=true."),
    ]

    /// The arguments for the devices that a spec is checked for, or compared on.
    static let devices = [
        AgentArgument("platform", "The devices, separated by commas (default: all devices of the tab view)."), os, sdk,
        AgentArgument("locale", "The language of titles, such as de (default: all languages of the tab view)."),
    ]

    /// The arguments for the appearance of a picture.
    static let page = [
        AgentArgument(
            "view",
            "one device, compare some, or all (default: one if platform is given, otherwise compare).",
            words: StageView.names
        ),
        AgentArgument("colorScheme", "Light or dark (default: light).", words: ColorScheme.names),
        AgentArgument("dynamicTypeSize", "The text size (default: large).", words: DynamicTypeSize.names),
    ]

    private static let os = AgentArgument("os", "The OS version: 18, 26, 27 or 27.1 (default: 27).")
    private static let sdk = AgentArgument("sdk", "The SDK that the app is built with (default: 27.1).")

    /// Reads the options among the arguments.
    static func read<Options: ParsableArguments>(
        _ type: Options.Type,
        _ arguments: [AgentArgument],
        in parameters: RPCParameters
    ) throws -> Options {
        var words: [String] = []
        for argument in arguments {
            let option = option(argument.name)
            switch argument.kind {
            case .flag: if try parameters.flag(argument.name) { words.append(option) }
            case .number:
                if let number = try parameters.optionalNumber(argument.name) { words.append("\(option)=\(number)") }
            case .text:
                guard let text = try parameters.optionalText(argument.name) else { continue }
                let values = argument.name == "if" ? text.split(separator: ",").map(String.init) : [text]
                words += values.map { "\(option)=\($0)" }
            }
        }
        do {
            return try Options.parse(words)
        } catch {
            throw AgentFailure(inArguments(Options.message(for: error), arguments))
        }
    }

    /// Returns a message of the command line that names arguments instead of options.
    private static func inArguments(_ message: String, _ arguments: [AgentArgument]) -> String {
        arguments.reduce(message) { text, argument in
            let option = option(argument.name)
            return text.replacing("'\(option) <\(option.dropFirst(2))>'", with: "\"\(argument.name)\"")
                .replacing(option, with: "\"\(argument.name)\"")
        }
    }

    /// Returns the option for an argument.
    static func option(_ name: String) -> String {
        name.reduce(into: "--") { option, letter in
            option += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
        }
    }
}
