/// An element of an SVG file; text between elements is not kept, since no shape has any.
struct MarkupElement: Equatable {
    /// The name without `svg:`; another prefix is kept and tells that it belongs to a drawing program.
    let name: String
    /// In the file's order; each name once.
    let attributes: [MarkupAttribute]
    /// In the file's order.
    var children: [MarkupElement] = []
    /// Where its `<` is, in bytes from the start of the file.
    let offset: Int

    /// The value of an attribute, if it is there.
    subscript(name: String) -> MarkupAttribute? {
        attributes.first { $0.name == name }
    }
}

/// An attribute with its value, references replaced.
struct MarkupAttribute: Equatable {
    /// The name with its prefix, if it has one.
    let name: String
    /// The value.
    let value: [UInt8]
    /// Where the value's first byte is in the file.
    let offset: Int

    /// The value as text, for messages and words.
    var text: String { String(decoding: value, as: UTF8.self) }
}
