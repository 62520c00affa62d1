extension StandIn.Reason: KeyWord { static let noun = "a reason" }

extension Repetition: KeyConvertible {
    static var shape: Shape {
        let keys = [
            KeyRow("over", .text, "The data that the entry is repeated over, as written in the source."),
            KeyRow(
                "shown",
                .number(allowed),
                "The number of placeholders; by default \(usual)."
            ),
        ]
        return .object(ObjectShape("a repetition", keys: keys, required: ["over"]))
    }

    var keyValue: KeyValue {
        .members([KeyMember("over", .text(over))] + (shown.map { [KeyMember("shown", .number($0))] } ?? []))
    }

    init?(_ value: KeyValue) {
        guard let over = value["over"]?.string else { return nil }
        self.init(over: over)
        if case .number(let number)? = value["shown"] { shown = number }
    }
}

extension StandIn {
    /// The shape of a stand-in.
    public static let shape = ObjectShape(
        "a stand-in",
        keys: [
            KeyRow("text", .text, "The value as written in the source: an expression, or a key without a translation."),
            KeyRow("why", StandIn.Reason.shape, "The reason that the value is unknown."),
        ],
        required: ["text", "why"],
        definition: "standIn"
    )
}

extension StandIns: KeyConvertible {
    /// The name of the key, which entries and the tab view both have.
    static let name = "standIns"

    static var shape: Shape { shape("the entry", StandIn.Key.ofEntry) }

    /// Returns the shape of stand-ins for some keys of a part of the spec; `owner` is the name of the part.
    static func shape(_ owner: String, _ keys: [StandIn.Key]) -> Shape {
        let rows = keys.map { key in
            KeyRow(key.rawValue, .object(StandIn.shape), "The source of \(owner)'s \(key.rawValue).")
        }
        return .object(ObjectShape("stand-ins", keys: rows))
    }

    var keyValue: KeyValue {
        .members(
            keys.compactMap { key in
                self[key].map { standIn in
                    let members = [KeyMember("text", .text(standIn.text)), KeyMember("why", standIn.why.keyValue)]
                    return KeyMember(key.rawValue, .members(members))
                }
            }
        )
    }

    init?(_ value: KeyValue) {
        guard case .members(let members) = value else { return nil }
        self.init()
        for member in members {
            guard let key = StandIn.Key(rawValue: member.key), let text = member.value["text"]?.string,
                let why = member.value["why"].flatMap({ StandIn.Reason($0) })
            else { continue }
            self[key] = StandIn(text, why: why)
        }
    }
}
