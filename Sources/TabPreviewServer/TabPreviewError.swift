import PreviewServer

/// A failure to create a preview, or to show another string in it.
public enum TabPreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path to mount the preview at can't be used; the sentences describe the reason and the remedy.
    case path(String)
    /// The names of hosts can't be used; the sentences describe the reason and the remedy.
    case trustedHosts(String)
    /// The files that come with tabpreview are missing beside the program, or can't be used.
    case missingFiles(String)
    /// The storage can't be opened or read; the sentences describe the reason and the remedy.
    case storage(String)
    /// The preview shows a file, which a string can't replace.
    case hasFile

    /// Sentences for people.
    public var description: String {
        switch self {
        case .path(let text), .trustedHosts(let text), .missingFiles(let text), .storage(let text): text
        case .hasFile: "This preview shows a file. Write the spec to that file instead."
        }
    }
}

extension TabPreviewError {
    /// Checks the names of hosts in a configuration.
    static func check(_ configuration: ServerConfiguration) throws(TabPreviewError) {
        guard let name = configuration.unusableTrustedHosts.first else { return }
        throw .trustedHosts(
            "\"\(name)\" is not the name of a host. Expected a name or an address, and optionally a port, such as "
                + "tabs.example.com."
        )
    }

    /// Returns the prefix of all paths of a preview that is mounted at a path.
    static func prefix(_ path: String) throws(TabPreviewError) -> PathPrefix {
        do throws(PublicURLError) {
            return try PathPrefix(path)
        } catch {
            switch error {
            case .reserved: throw .path("\"\(path)\" \(error)")
            case .form:
                throw .path(
                    "\"\(path)\" is not a path to mount a preview at. Expected a slash, then names of letters, digits, "
                        + "hyphens, dots, underscores and tildes, such as /tabs."
                )
            }
        }
    }
}
