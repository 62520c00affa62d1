/// The response of a team's server with a published preview and its tag.
public struct PublishedUpload: Codable, Hashable, Sendable {
    /// The newest text, which may have been edited on the server, and the published files.
    public var upload: Upload
    /// The tag of the text.
    public var tag: String

    /// Creates a response.
    public init(upload: Upload, tag: String) {
        (self.upload, self.tag) = (upload, tag)
    }
}

/// The response of a team's server to a publication.
public struct PublishReceipt: Codable, Hashable, Sendable {
    /// The preview's name.
    public var name: String
    /// The path of the preview, relative to the server's address: `p/NAME/`.
    var path: String
    /// The public URL of the preview, `https://tabs.example.com/p/NAME/`; nil if the server has no public URL.
    public var url: String?
    /// The number of the published revision.
    public var revision: Int
    /// The tag of the revision's text.
    public var tag: String

    /// Creates a receipt.
    public init(name: String, path: String, url: String?, revision: Int, tag: String) {
        (self.name, self.path, self.url, self.revision, self.tag) = (name, path, url, revision, tag)
    }
}
