import CLibrary

/// What the rights of this process mean for others (S55).
enum Superuser {
    /// Why a server must not listen; nil if it may.
    ///
    /// With root's rights an error in this program would give anyone who reaches it the whole machine.
    static func refusal(host: String, isRoot: Bool = geteuid() == 0, isAllowed: Bool) -> String? {
        guard isRoot, !isAllowed, !NetworkAddresses.isLoopback(host) else { return nil }
        return """
            You are root, and on \(TerminalText.escaped(host)) others could reach the server: a bug in this program \
            could give them the whole machine. Run it as another user, or listen on 127.0.0.1. If there is no other \
            user, as in a container, use --allow-root.
            """
    }

    /// Makes all files that this process creates unreadable for others, whatever creates them.
    static func keepFilesPrivate() {
        umask(0o077)
    }
}
