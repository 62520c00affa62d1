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
