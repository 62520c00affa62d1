extension HexColor: KeyConvertible {
    static var shape: Shape { .color }
    var keyValue: KeyValue { .text(text) }
    init?(_ value: KeyValue) {
        guard let text = value.string else { return nil }
        self.init(text)
    }
}

/// The value of the key: a word of the system, or an object with a color for each appearance.
extension Tint: KeyConvertible {
    static var shape: Shape {
        let keys = [
            KeyRow("light", .color, "In light appearance."),
            KeyRow("dark", .color, "In dark appearance, if it is different."),
            KeyRow("name", .text, "Its name in the asset catalog."),
        ]
        return .either(TintColor.shape, .object(ObjectShape("a color", keys: keys, required: ["light"])))
    }

    var keyValue: KeyValue {
        switch self {
        case .system(let color): color.keyValue
        case .own(let color):
            .members(
                [("light", color.light.keyValue), ("dark", color.dark.keyValue), ("name", color.name.keyValue)]
                    .filter { $1 != .nothing }.map { KeyMember($0, $1) }
            )
        }
    }

    init?(_ value: KeyValue) {
        if let color = TintColor(value) {
            self = .system(color)
        } else {
            guard let light = value["light"].flatMap({ HexColor($0) }) else { return nil }
            self = .own(OwnColor(light, dark: value["dark"].flatMap { HexColor($0) }, name: value["name"]?.string))
        }
    }
}

extension OwnColor {
    /// Creates the color from a key's value; nil if that is none.
    public init?(key value: KeyValue) {
        guard case .own(let color)? = Tint(value) else { return nil }
        self = color
    }
}
