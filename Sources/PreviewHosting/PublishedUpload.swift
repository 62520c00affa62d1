/// What a team's server gives back of a preview: what is there now, and the tag by which it is meant.
public struct PublishedUpload: Codable, Hashable, Sendable {
    /// The newest text, which may have been edited on the server, and the published files.
    public var upload: Upload
    /// The tag of the text.
    public var tag: String

    /// Makes an answer.
    public init(upload: Upload, tag: String) {
        (self.upload, self.tag) = (upload, tag)
    }
}

/// What a team's server answers to a publication.
public struct PublishReceipt: Codable, Hashable, Sendable {
    /// The preview's name.
    public var name: String
    /// Where it is, relative to the server's own address: `p/NAME/`.
    public var path: String
    /// Where people reach it, `https://tabs.example.com/p/NAME/`; nil where the server was not told its public URL.
    public var url: String?
    /// The number of the revision that shows it.
    public var revision: Int
    /// The tag of its text.
    public var tag: String

    /// Makes a receipt.
    public init(name: String, path: String, url: String?, revision: Int, tag: String) {
        (self.name, self.path, self.url, self.revision, self.tag) = (name, path, url, revision, tag)
    }
}
