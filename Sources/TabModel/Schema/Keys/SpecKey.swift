/// A part of the spec that has keys.
protocol KeyOwner: Sendable {
    /// The part with its defaults, as without any key.
    static var blank: Self { get }
}

extension TabSpec: KeyOwner { static let blank = Self(tabs: []) }
extension Tab: KeyOwner { static let blank = Self() }
extension TabSection: KeyOwner { static let blank = Self(tabs: []) }
extension TabModifiers: KeyOwner { static let blank = Self() }
extension TabLabel: KeyOwner { static let blank = Self() }
extension ResolverSwitches: KeyOwner { static let blank = Self() }

/// A key of a part of the spec: its row, and the property with its value.
///
/// All code that iterates over the keys of a spec uses these: reading, writing, comparing, explaining, forms, the JSON
/// Schema and the tables of the documentation. So a key is added at one place. It is a class, because every pass over
/// an entry iterates over its keys, and each is one reference.
public final class SpecKey<Owner: Sendable>: Sendable {
    /// The facts about the key.
    public let row: KeyRow
    /// The value of a key that is not written.
    public let usual: KeyValue
    /// The keys below it, for an object whose members have their own defaults; empty for all others.
    public let children: [SpecKey]
    private let getter: @Sendable (Owner) -> KeyValue
    private let setter: @Sendable (KeyValue, inout Owner) -> Void

    /// The name.
    public var name: String { row.name }

    /// Returns the value of this key in a part of the spec.
    public func value(in owner: Owner) -> KeyValue { getter(owner) }

    /// Returns a Boolean value that indicates whether a part of the spec has another value than the default for this
    /// key.
    public func isStated(in owner: Owner) -> Bool { value(in: owner) != usual }

    /// Assigns a value of this key to a part of the spec; a value of another type changes nothing.
    public func assign(_ value: KeyValue, to owner: inout Owner) { setter(value, &owner) }

    /// Creates a key from a row and the accessors of its value.
    init(
        _ row: KeyRow,
        usual: KeyValue,
        children: [SpecKey] = [],
        getter: @escaping @Sendable (Owner) -> KeyValue,
        setter: @escaping @Sendable (KeyValue, inout Owner) -> Void
    ) {
        self.row = row
        self.usual = usual
        self.children = children
        self.getter = getter
        self.setter = setter
    }
}

extension SpecKey where Owner: KeyOwner {
    /// Creates a key of a property; by default, `shape` is that of the property's type.
    convenience init<Value: KeyConvertible>(
        _ name: String,
        _ path: any WritableKeyPath<Owner, Value> & Sendable,
        _ text: String,
        shape: Shape = Value.shape,
        words: String? = nil,
        rules: [String] = [],
        findings: [String] = [],
        wordRules: [String: String] = [:],
        decidesPlace: Bool = false,
        showsWithEntry: Bool = false,
        isForTabs: Bool = false,
        isFixed: Bool = false,
        swiftUI: SwiftUIForm = .elsewhere,
        strings: TextUse? = nil,
        field: FormField? = nil
    ) {
        let row = KeyRow(
            name,
            shape,
            text,
            words: words,
            rules: rules,
            findings: findings,
            wordRules: wordRules,
            decidesPlace: decidesPlace,
            showsWithEntry: showsWithEntry,
            isForTabs: isForTabs,
            isFixed: isFixed,
            swiftUI: swiftUI,
            strings: strings,
            field: field
        )
        let read = Self.reader(of: path)
        self.init(row, usual: Owner.blank[keyPath: path].keyValue) {
            read($0).keyValue
        } setter: { value, owner in
            if let value = Value(value) { owner[keyPath: path] = value }
        }
    }

    /// Returns a reader of a property: a stored one at its place in memory, in a tenth of the time that its key path
    /// takes.
    private static func reader<Value>(of path: any KeyPath<Owner, Value> & Sendable) -> @Sendable (Owner) -> Value {
        guard let offset = MemoryLayout<Owner>.offset(of: path) else { return { $0[keyPath: path] } }
        return { owner in
            withUnsafeBytes(of: owner) { $0.load(fromByteOffset: offset, as: Value.self) }
        }
    }

    /// Creates a key without a property: it belongs to the structure, or is ignored.
    convenience init(_ row: KeyRow) { self.init(row, usual: .nothing, getter: { _ in .nothing }, setter: { _, _ in }) }

    /// Creates a key whose value is an object of keys of a part.
    convenience init<Part: KeyOwner>(
        _ name: String,
        _ path: any WritableKeyPath<Owner, Part> & Sendable,
        _ noun: String,
        _ keys: [SpecKey<Part>],
        _ text: String
    ) {
        let row = KeyRow(name, .object(ObjectShape(noun, keys: keys.map(\.row))), text, isFixed: true)
        let children = keys.map { $0.on(path) }
        self.init(row, usual: .members([]), children: children) { owner in
            .members(children.filter { $0.isStated(in: owner) }.map { KeyMember($0.name, $0.value(in: owner)) })
        } setter: { value, owner in
            for child in children {
                if let value = value[child.name] { child.assign(value, to: &owner) }
            }
        }
    }

    /// Returns the key for the owner of this part.
    func on<Outer: KeyOwner>(_ path: any WritableKeyPath<Outer, Owner> & Sendable) -> SpecKey<Outer> {
        SpecKey<Outer>(
            row,
            usual: usual,
            children: children.map { $0.on(path) },
            getter: { [getter] in getter($0[keyPath: path]) },
            setter: { [setter] in setter($0, &$1[keyPath: path]) }
        )
    }
}
