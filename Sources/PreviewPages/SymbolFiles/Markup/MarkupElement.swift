/// An element of an SVG file; text between elements is not kept, since no shape has any.
struct MarkupElement: Equatable {
    /// The name without `svg:`; another prefix is kept and indicates an element of a drawing program.
    let name: String
    /// The attributes in the file's order; each name once.
    let attributes: [MarkupAttribute]
    /// The children in the file's order.
    var children: [MarkupElement] = []
    /// The offset of the element's `<`, in bytes from the start of the file.
    let offset: Int

    /// Accesses the attribute with a name, if the element has it.
    subscript(name: String) -> MarkupAttribute? {
        attributes.first { $0.name == name }
    }
}

/// An attribute with its value, with references replaced.
struct MarkupAttribute: Equatable {
    /// The name with its prefix, if it has one.
    let name: String
    /// The bytes of the value.
    let value: [UInt8]
    /// The offset of the value's first byte, in bytes from the start of the file.
    let offset: Int

    /// The value as a string, for messages and words.
    var text: String { String(decoding: value, as: UTF8.self) }
}
