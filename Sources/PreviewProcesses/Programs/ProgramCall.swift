/// Another program to run: its name and its arguments, each passed on as it is, never through a shell.
public struct ProgramCall: Hashable, Sendable {
    /// A name, looked up in the folders of `PATH`, or a path, which has a slash in it.
    public var program: String
    /// The arguments, without the program itself.
    public var arguments: [String]
    /// The bytes the program reads on its standard input.
    public var input: [UInt8]
    /// The folder it runs in; nil for ours.
    public var folder: String?
    /// The variables it sees; nothing else is passed on (see ``ProcessEnvironment``).
    public var environment: [String: String]
    /// How long it may take before it is ended.
    public var deadline: Duration
    /// How many bytes each of its two outputs may have; where it is talked with, each message.
    public var outputLimit: Int
    /// How many bytes of memory it may take with all that it starts, where it is talked with; nil for any number.
    var memoryLimit: Int?

    /// Makes a call; the limits are ten seconds and one mebibyte unless said.
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

    /// A Boolean value that indicates whether everything reaches the program as it is: the system cuts texts off at a
    /// NUL.
    var isPassable: Bool {
        let texts = [program] + arguments + [folder ?? ""] + environment.flatMap { [$0.key, $0.value] }
        return texts.allSatisfy { !$0.utf8.contains(0) }
    }
}

/// What a program wrote before it ended well.
public struct ProgramOutput: Hashable, Sendable {
    /// Its standard output.
    public var standardOutput: [UInt8]
    /// Its standard error.
    public var standardError: [UInt8]

    /// The standard output as UTF-8; what is not is replaced.
    public var text: String { String(decoding: standardOutput, as: UTF8.self) }
}

/// Which environment variables another program may see.
///
/// Programs get a list of names, not everything: tokens and passwords often live in the environment.
public enum ProcessEnvironment {
    /// What every program may see: where programs and the home folder are, language, time zone, temporary folder.
    public static let plain = ["PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "LC_*", "TZ", "TMPDIR"]

    /// What a program with windows needs besides: the screen, the session, the desktop's settings.
    public static let desktop =
        plain + [
            "BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_*", "DBUS_SESSION_BUS_ADDRESS", "SHELL",
            "DESKTOP_SESSION", "GNOME_DESKTOP_SESSION_ID", "KDE_*", "MOZ_*", "GTK_*", "QT_*", "WSL_*", "WSLENV",
            "__CFBundleIdentifier", "__CF_USER_TEXT_ENCODING",
        ]

    /// The variables whose names are on the list; a name that ends with `*` represents all that begin so.
    public static func variables(of environment: [String: String], allowing names: [String]) -> [String: String] {
        environment.filter { name, _ in names.contains { allows($0, name) } }
    }

    private static func allows(_ pattern: String, _ name: String) -> Bool {
        pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
    }
}
