import PreviewCore

/// What came with a request that changes something, or asks with a body.
struct SentContent: Sendable {
    /// The body.
    var bytes: [UInt8]
    /// Its media type without parameters, in lower case; nil if there is none.
    var type: String?
    /// The media types that the answer may have, as the field says.
    var accept: String?
    /// What the state must be; nil where the writer does not say.
    var condition: WriteCondition?
    /// Whose change it is.
    var author: ChangeAuthor

    init(_ bytes: [UInt8], _ fields: RequestFields, by author: ChangeAuthor) {
        self.bytes = bytes
        type = MediaRange.type(of: fields.contentType)
        accept = fields.accept
        condition = Self.condition(fields)
        self.author = author
    }

    /// `If-Match`, else `If-None-Match: *`, which asks that there be nothing yet.
    private static func condition(_ fields: RequestFields) -> WriteCondition? {
        if let tags = fields.ifMatch { return EntityTagList(tags).condition }
        return fields.ifNoneMatch.map { EntityTagList($0) } == .any ? .nothing : nil
    }
}
