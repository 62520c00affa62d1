public import TabModel

/// An error of a team's server.
public enum HostError: Error, Hashable, Sendable {
    /// A name that no preview can have.
    case name(String)
    /// The server has no preview of that name.
    case unknownPreview(String)
    /// The preview was published by another token, which alone may remove it.
    case notPublisher(String)
    /// The published preview is not the one that the publisher expects; the tag of the published text, nil if there is
    /// none.
    case changed(EntityTag?)
    /// The text isn't a spec; its problems.
    case invalidSpec([Diagnostic])
    /// The body isn't a publication; the reason.
    case body(String)
    /// A file can't be published; the reason.
    case file(path: String, reason: String)
    /// The server has the maximum number of previews.
    case tooManyPreviews(limit: Int)
    /// The server has the maximum number of tokens.
    case tooManyTokens(limit: Int)
    /// The label of a token is empty, too long, or has control characters.
    case label
    /// The server has no such token.
    case unknownToken(String)

    /// A message of one or two sentences: the failure and its remedy.
    public var text: String {
        switch self {
        case .name:
            "A preview's name must have 1 to 64 characters of A-Z, a-z, 0-9, hyphen and underscore, and can't "
                + "begin with a "
                + "hyphen. Choose one with --name."
        case .unknownPreview(let name): "There is no preview \"\(name)\" on this server. Publish it first."
        case .notPublisher(let name):
            "\"\(name)\" was published with another token. Only that token or the owner can remove it."
        case .changed: "The preview has changed since you published it. To get the changes, run tabpreview pull."
        case .invalidSpec: "The spec has errors, so it was not published. See the diagnostics."
        case .body(let reason): "The body is not a publication: \(reason)."
        case .file(let path, let reason):
            "The file \"\(path)\" can't be published: \(reason). Publish only images and catalogs that the spec names."
        case .tooManyPreviews(let limit):
            "The server has reached its limit of \(limit) previews. Remove some, or raise host.previews."
        case .tooManyTokens(let limit): "The server has reached its limit of \(limit) tokens. Revoke some."
        case .label:
            "A token's label must have 1 to \(HostTokens.longestLabel) characters, without control characters."
        case .unknownToken(let id): "There is no token \"\(id)\". List them with: tabpreview host token list"
        }
    }
}
