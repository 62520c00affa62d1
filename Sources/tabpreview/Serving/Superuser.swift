import CLibrary

/// What the rights of this process mean for others (S55).
enum Superuser {
    /// Why a server must not listen; nil if it may.
    ///
    /// With root's rights a mistake in this program would give whoever reaches it the whole machine.
    static func refusal(host: String, isRoot: Bool = geteuid() == 0, isAllowed: Bool) -> String? {
        guard isRoot, !isAllowed, !NetworkAddresses.isLoopback(host) else { return nil }
        return """
            This is root, and on \(TerminalText.escaped(host)) others could reach it: a mistake in this program would \
            give them the whole machine. Run it as another user, or listen on 127.0.0.1. Where there is no other user, \
            as in a container, insist with --allow-root.
            """
    }

    /// Makes all files that this process creates unreadable for others, whatever creates them.
    static func keepFilesPrivate() {
        umask(0o077)
    }
}
