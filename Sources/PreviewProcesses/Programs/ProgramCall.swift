/// A call of another program: its name and its arguments, each passed on unchanged, never through a shell.
public struct ProgramCall: Hashable, Sendable {
    /// The program: a name, looked up in the folders of `PATH`, or a path, which has a slash in it.
    public var program: String
    /// The arguments, without the program itself.
    public var arguments: [String]
    /// The bytes of its standard input.
    public var input: [UInt8]
    /// The working directory; nil for that of this process.
    public var folder: String?
    /// The variables that the program sees; no others are passed on (see ``ProcessEnvironment``).
    public var environment: [String: String]
    /// The maximum duration, after which the program is ended.
    public var deadline: Duration
    /// The maximum size of each of its two outputs, in bytes; in a conversation, of each message.
    public var outputLimit: Int
    /// The maximum memory of the program with all that it starts, in bytes, in a conversation; nil for no limit.
    var memoryLimit: Int?

    /// Creates a call; by default the limits are ten seconds and one mebibyte.
    public init(
        _ program: String,
        _ arguments: [String] = [],
        input: [UInt8] = [],
        folder: String? = nil,
        environment: [String: String],
        deadline: Duration = .seconds(10),
        outputLimit: Int = 1_048_576
    ) {
        self.program = program
        self.arguments = arguments
        self.input = input
        self.folder = folder
        self.environment = environment
        self.deadline = deadline
        self.outputLimit = outputLimit
    }

    /// A Boolean value that indicates whether everything reaches the program unchanged.
    ///
    /// The system cuts strings off at a NUL.
    var isPassable: Bool {
        let texts = [program] + arguments + [folder ?? ""] + environment.flatMap { [$0.key, $0.value] }
        return texts.allSatisfy { !$0.utf8.contains(0) }
    }
}

/// The output of a program that succeeded.
public struct ProgramOutput: Hashable, Sendable {
    /// The standard output.
    public var standardOutput: [UInt8]
    /// The standard error.
    public var standardError: [UInt8]

    /// The standard output as UTF-8; invalid bytes are replaced.
    public var text: String { String(decoding: standardOutput, as: UTF8.self) }
}

/// The environment variables that another program may see.
///
/// Programs get a list of names, not everything: tokens and passwords often are in the environment.
enum ProcessEnvironment {
    /// The variables for every program: the paths of programs and the home folder, language, time zone, temporary
    /// folder.
    static let plain = ["PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "LC_*", "TZ", "TMPDIR"]

    /// The variables for a program with windows: additionally the screen, the session, the desktop's settings.
    static let desktop =
        plain + [
            "BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_*", "DBUS_SESSION_BUS_ADDRESS", "SHELL",
            "DESKTOP_SESSION", "GNOME_DESKTOP_SESSION_ID", "KDE_*", "MOZ_*", "GTK_*", "QT_*", "WSL_*", "WSLENV",
            "__CFBundleIdentifier", "__CF_USER_TEXT_ENCODING",
        ]

    /// Returns the variables whose names are on the list; a name that ends with `*` represents all with that prefix.
    static func variables(of environment: [String: String], allowing names: [String]) -> [String: String] {
        environment.filter { name, _ in names.contains { allows($0, name) } }
    }

    private static func allows(_ pattern: String, _ name: String) -> Bool {
        pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
    }
}
