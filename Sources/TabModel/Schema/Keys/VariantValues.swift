extension OSVersion: KeyWord {
    static let noun = "a system"
    static var choice: Choice { Choice(noun, allCases.map(\.rawValue), areNumbers: true) }
    static var shape: Shape { .choice(choice) }
}

extension When: KeyConvertible {
    /// The name for all platforms of iOS at once.
    private static let iOS = OperatingSystem.iOS.rawValue

    static var shape: Shape { .object(object) }

    /// The largest number of alternatives of an entry's `when`.
    public static let most = 20

    /// The key of the condition under which an entry is declared: one object, or an array of alternatives.
    static var key: SpecKey<TabModifiers> {
        let row = KeyRow(
            "when",
            .either(shape, .list(shape, atLeast: 1, atMost: most)),
            "The platforms, systems, width and state of the app in which the entry is declared, "
                + "or an array of alternatives.",
            rules: ["R1.118"],
            decidesPlace: true,
            isFixed: true
        )
        return SpecKey(row, usual: .nothing) { modifiers in
            let values = modifiers.when.map(\.keyValue)
            return values.count > 1 ? .list(values) : values.first ?? .nothing
        } setter: { value, modifiers in
            modifiers.when = (value.elements ?? [value]).compactMap { When($0) }
        }
    }

    /// The object with its members.
    public static var object: ObjectShape {
        let platforms = Choice(
            Platform.noun,
            Platform.allCases.map(\.rawValue) + [iOS],
            aliases: Platform.systemNames.map(\.key).filter { $0 != iOS }
        )
        let conditions = Shape.list(.condition, atLeast: 0)
        return ObjectShape(
            "a when",
            keys: [
                KeyRow(
                    "platforms",
                    .list(.choice(platforms), atLeast: 0),
                    "The platforms; iOS includes iPhone, iPhone Duo and iPad."
                ),
                KeyRow("fromOS", OSVersion.shape, "The oldest system."),
                KeyRow("beforeOS", OSVersion.shape, "The first system on which it no longer applies."),
                KeyRow("sizeClass", UserInterfaceSizeClass.shape, "The horizontal size class."),
                KeyRow("if", conditions, "The conditions that must all be true."),
                KeyRow("unless", conditions, "The conditions that must all be false."),
            ],
            definition: "when"
        )
    }

    var keyValue: KeyValue {
        let members: [(String, KeyValue)] = [
            ("platforms", platforms.map(Self.names)?.keyValue ?? .nothing), ("fromOS", fromOS.keyValue),
            ("beforeOS", beforeOS.keyValue), ("sizeClass", sizeClass.keyValue),
            ("if", `if`.isEmpty ? .nothing : `if`.keyValue), ("unless", unless.isEmpty ? .nothing : unless.keyValue),
        ]
        return .members(members.filter { $1 != .nothing }.map { KeyMember($0, $1) })
    }

    init?(_ value: KeyValue) {
        guard case .members = value else { return nil }
        self.init()
        platforms = value["platforms"]?.elements.map { Set($0.compactMap(\.string).flatMap(Self.platforms)) }
        fromOS = value["fromOS"].flatMap { OSVersion($0) }
        beforeOS = value["beforeOS"].flatMap { OSVersion($0) }
        sizeClass = value["sizeClass"].flatMap { UserInterfaceSizeClass($0) }
        `if` = value["if"].flatMap { [String]($0) } ?? []
        unless = value["unless"].flatMap { [String]($0) } ?? []
    }

    /// Returns the platforms in the order of the format, those of iOS as one if all are included.
    private static func names(of platforms: Set<Platform>) -> [String] {
        let areAllOfIOS = Platform.iOS.isSubset(of: platforms)
        let others = Platform.allCases.filter { platforms.contains($0) && !(areAllOfIOS && Platform.iOS.contains($0)) }
        return (areAllOfIOS ? [iOS] : []) + others.map(\.rawValue)
    }

    private static func platforms(named name: String) -> Set<Platform> {
        name == iOS ? Platform.iOS : Set(Platform(named: name).map { [$0] } ?? [])
    }
}

extension Variant: KeyConvertible {
    /// The key of a part's variants.
    public static let keyName = "variants"

    /// The largest number of variants of one part: the number of its possible forms grows with their product.
    private static let most = 20

    private static let whenKey = KeyRow(
        "when",
        When.shape,
        "The environments in which the variant applies.",
        rules: ["R1.118"]
    )

    static var shape: Shape { shape("a variant", of: []) }

    /// Returns the shape of a list of variants of a part of the spec that has these keys.
    static func shape(_ noun: String, of rows: [KeyRow]) -> Shape {
        let object = ObjectShape(
            noun,
            keys: [whenKey] + rows.filter { !$0.isFixed }.map(KeyRow.init(inVariant:)),
            required: [whenKey.name],
            fixed: rows.filter(\.isFixed).map(\.name) + ["tabs", "lint", keyName]
        )
        return .list(.object(object), atLeast: 0, atMost: most)
    }

    /// Returns the key of a part's variants.
    static func key<Owner: KeyOwner>(
        _ path: any WritableKeyPath<Owner, [Variant]> & Sendable,
        _ text: String,
        shape: Shape
    ) -> SpecKey<Owner> {
        SpecKey(keyName, path, text, shape: shape, rules: ["R1.118"], decidesPlace: true, isFixed: true)
    }

    var keyValue: KeyValue {
        .members([KeyMember(Self.whenKey.name, when.keyValue)] + values.map { KeyMember($0.key, $0.value) })
    }

    init?(_ value: KeyValue) {
        guard case .members(let members) = value, let when = value[Self.whenKey.name].flatMap({ When($0) }) else {
            return nil
        }
        self.init(when, members.filter { $0.key != Self.whenKey.name }.map { Value($0.key, $0.value) })
    }
}

extension Condition {
    private static var shape: Shape {
        let keys = [
            KeyRow("text", .text, "A description for readers."),
            KeyRow("usually", .bool, "The default value."),
        ]
        return .conditions(.object(ObjectShape("a condition", keys: keys, required: ["usually"])))
    }

    /// Returns the key of a spec's conditions.
    static func key(_ path: any WritableKeyPath<TabSpec, [Condition]> & Sendable) -> SpecKey<TabSpec> {
        let row = KeyRow(
            "conditions",
            shape,
            "Conditions that only the running app can determine, by the name of a property.",
            rules: ["R1.118"],
            findings: ["R5.77"],
            isFixed: true
        )
        return SpecKey(row, usual: .members([])) { spec in
            .members(spec[keyPath: path].map { KeyMember($0.id, $0.keyValue) })
        } setter: { value, spec in
            guard case .members(let members) = value else { return }
            spec[keyPath: path] = members.compactMap { Condition($0.key, $0.value) }
        }
    }

    private var keyValue: KeyValue {
        .members((text.map { [KeyMember("text", .text($0))] } ?? []) + [KeyMember("usually", .flag(usually))])
    }

    private init?(_ id: ConditionID, _ value: KeyValue) {
        guard let usually = value["usually"].flatMap({ Bool($0) }) else { return nil }
        self.init(id, text: value["text"]?.string, usually: usually)
    }
}
