import Mustache

/// A part of a page as templates draw it: a struct of ready strings, flags, further values, and lists of these.
protocol TemplateValue: Encodable, Hashable, Sendable {}

extension TemplateValue {
    fileprivate var fields: TemplateFields { TemplateFields(self) }
}

/// A list of values.
private protocol TemplateList {
    var fields: [TemplateFields] { get }
}

extension Array: TemplateList where Element: TemplateValue {
    fileprivate var fields: [TemplateFields] { map(\.fields) }
}

/// A value as the template library sees it: its properties by their names.
///
/// The library would reflect on a value for each name that a template has, a third of the time a page takes. So the
/// properties are read once, by the coding that the compiler makes for each struct: 3 % slower than a switch over the
/// names, written by hand beside every struct.
struct TemplateFields: MustacheParent {
    private let properties: Properties

    init(_ value: some TemplateValue) {
        properties = Properties()
        try? value.encode(to: properties)
    }

    /// The property of that name; nil where there is none, or where it is nil.
    func child(named name: String) -> Any? {
        guard let index = properties.names.firstIndex(of: name) else { return nil }
        let value = properties.values[index]
        return switch value {
        case is String, is Bool: value
        case let value as any TemplateValue: value.fields
        case let values as any TemplateList: values.fields
        default: value
        }
    }
}

/// Gathers the properties of one value, without what is in them; those that are nil are left out.
private final class Properties: Encoder {
    fileprivate(set) var names: [String] = []
    fileprivate(set) var values: [Any] = []
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init() {
        names.reserveCapacity(40)
        values.reserveCapacity(40)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Named(reader: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { Nameless(reader: self) }

    func singleValueContainer() -> any SingleValueEncodingContainer { Nameless(reader: self) }

    private struct Named<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let reader: Properties
        var codingPath: [any CodingKey] { [] }

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
            reader.names.append(key.stringValue)
            reader.values.append(value)
        }

        func encodeNil(forKey key: Key) {}
        func nestedContainer<Inner>(keyedBy: Inner.Type, forKey: Key) -> KeyedEncodingContainer<Inner> {
            reader.container(keyedBy: Inner.self)
        }
        func nestedUnkeyedContainer(forKey: Key) -> any UnkeyedEncodingContainer { reader.unkeyedContainer() }
        func superEncoder() -> any Encoder { reader }
        func superEncoder(forKey: Key) -> any Encoder { reader }
    }

    /// What the coding of a struct never asks for.
    private struct Nameless: UnkeyedEncodingContainer, SingleValueEncodingContainer {
        let reader: Properties
        var codingPath: [any CodingKey] { [] }
        var count: Int { 0 }

        func encode(_ value: some Encodable) {}
        func encodeNil() {}
        func nestedContainer<Inner>(keyedBy: Inner.Type) -> KeyedEncodingContainer<Inner> {
            reader.container(keyedBy: Inner.self)
        }
        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
        func superEncoder() -> any Encoder { reader }
    }
}
