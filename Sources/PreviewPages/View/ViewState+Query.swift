import PreviewCore
import TabModel

extension ViewState {
    /// Creates a view from the parameters of a URL, decoded, in their order.
    ///
    /// Of a repeated parameter the first counts. Unknown ones are ignored, an empty value counts as absent, and a wrong
    /// one falls back to the default and is reported in ``problems``.
    public init(query: [(String, String)]) {
        self.init()
        let values = Dictionary(query) { first, _ in first }
        for parameter in Parameter.all.dropLast() { take(parameter, from: values) }
        for (name, _) in query where name.hasPrefix(Parameter.conditionPrefix) && !values[name, default: ""].isEmpty {
            let id = String(name.dropFirst(Parameter.conditionPrefix.count))
            guard conditions[id] == nil else { continue }
            take(Parameter.condition(id), from: values)
        }
        inspector = usualInspector
        take(.inspector, from: values)
        reportPoses()
    }

    /// Reports parameters that conflict with poses: on iPhone Duo the pose sets size class and orientation (R1.101).
    private mutating func reportPoses() {
        if platform == .iPhoneDuo {
            let given = [("sizeClass", sizeClass != nil), ("orientation", orientation != nil)]
            problems += given.filter(\.1).map { "\($0.0) has no effect on iPhone Duo: use pose." }
            (sizeClass, orientation) = (nil, nil)
        } else if pose != nil {
            problems.append("pose has no effect here: only platform=iPhoneDuo has poses.")
            pose = nil
        }
    }

    /// The end of a problem on a page, which shows the default instead.
    public static let fallback = " The default is shown instead."

    private mutating func take(_ parameter: Parameter, from values: [String: String]) {
        guard let text = values[parameter.name], !text.isEmpty, !parameter.read(text, &self) else { return }
        let expected = WordList.or(parameter.expected)
        problems.append("\(parameter.name): \"\(text)\" can't be shown. Expected \(expected).\(Self.fallback)")
    }

    /// The parameters that are not at their default, encoded, in a fixed order; empty if all are.
    public var queryText: String { text(of: Parameter.all(of: self)) }

    /// The parameters that set switches and answer conditions, encoded; empty if none does.
    var switchesText: String { text(of: Parameter.switches + Parameter.conditions(of: self)) }

    private func text(of parameters: [Parameter]) -> String {
        var text = ""
        for parameter in parameters {
            guard let value = parameter.text(self) else { continue }
            text +=
                "\(text.isEmpty ? "" : "&")\(PercentEncoding.encoded(parameter.name))=\(PercentEncoding.encoded(value))"
        }
        return text
    }

    /// The names of all parameters that a page's URL can have.
    public static var parameterNames: [String] { Parameter.all.map(\.name) }

    /// Returns a Boolean value that indicates whether a page's URL can have a parameter.
    ///
    /// It can have those of ``parameterNames``, and answers to conditions.
    public static func isParameter(_ name: String) -> Bool {
        parameterNames.contains(name) || name.hasPrefix(Parameter.conditionPrefix)
    }

    /// Returns the problems of answers to conditions that a spec doesn't have, a sentence each.
    func conditionProblems(in spec: TabSpec) -> [String] {
        let known = spec.conditions.map(\.id)
        return conditions.keys.sorted().filter { !known.contains($0) }.map { id in
            let guess = Suggestion.nearest(to: id, among: known).map { " Did you mean \"\($0)\"?" } ?? ""
            return "\(Parameter.conditionPrefix)\(id): the tab view has no condition \"\(id)\".\(guess)"
        }
    }

    /// The parameters that are not at their default, in that order.
    var parameters: [(String, String)] {
        Parameter.all(of: self).compactMap { parameter in parameter.text(self).map { (parameter.name, $0) } }
    }

    /// The inspector's state without a parameter: closed, because the devices need its place, unless the mode needs it.
    fileprivate var usualInspector: PaneState { mode == .design ? .open : .closed }
}

/// A parameter of a page's URL, with its reading and its writing.
private struct Parameter: Sendable {
    let name: String
    /// The valid values, for the sentence about an invalid one.
    let expected: [String]
    /// A closure that takes over a value; it returns false for an invalid one.
    let read: @Sendable (String, inout ViewState) -> Bool
    /// A closure that returns the text of the value, or nil for the default.
    let text: @Sendable (ViewState) -> String?

    static let all = environment + switches + page + [inspector]

    static let environment: [Self] = [
        Self("platform", Platform.allCases.map(\.rawValue), Platform.init(named:), { $0.platform = $1 }) {
            $0.platform?.rawValue
        },
        choice("pose", of: Pose.self, { $0.pose = $1 == .outerPortrait ? nil : $1 }) { $0.pose },
        choice("sizeClass", of: UserInterfaceSizeClass.self, { $0.sizeClass = $1 }) { $0.sizeClass },
        choice("os", of: OSVersion.self, { $0.os = $1 }) { $0.os == ViewState().os ? nil : $0.os },
        choice("sdk", of: OSVersion.self, { $0.sdk = $1 == .newest ? nil : $1 }) { $0.sdk },
        choice("orientation", of: Orientation.self, { $0.orientation = $1 }) { $0.orientation },
        Self(
            "locale",
            LocaleIdentifier.allCases.map(\.rawValue),
            LocaleIdentifier.init(tag:),
            { $0.locale = $1 },
            text: { $0.locale?.rawValue }
        ),
        choice("direction", of: LayoutDirection.self, { $0.direction = $1 }) { $0.direction },
        choice("form", of: AdaptableForm.self, { $0.form = $1 }) { $0.form },
        Self("select", [], { $0 }, { $0.interaction.select = $1 }) { $0.interaction.select },
        flag("editing", { $0.interaction.editing = $1 }) { $0.interaction.editing ? true : nil },
        Self("profile", [profileNames], { ProfileName.isValid($0) ? $0 : nil }, { $0.profile = $1 }) {
            $0.profile == ViewState.defaultProfile ? nil : $0.profile
        },
        list("path", { $0.interaction.path = $1 }) { $0.interaction.path },
        Self("previous", [], { $0 }, { $0.interaction.previous = $1 }) { $0.interaction.previous },
        list("last", { $0.interaction.last = $1 }) { $0.interaction.last },
        flag("more", { $0.interaction.more = $1 }) { $0.interaction.more ? true : nil },
        flag("search", { $0.interaction.search = $1 }) { $0.interaction.search ? true : nil },
        flag("scrolled", { $0.interaction.scrolled = $1 }) { $0.interaction.scrolled },
    ]

    static let switches: [Self] = ResolverSwitch.allCases.map { one in
        Self(one.rawValue, one.values, { one.values.contains($0) ? $0 : nil }, { $0.switches[one] = $1 }) {
            $0.switches[one]
        }
    }

    /// The prefix of parameters that answer a condition.
    static let conditionPrefix = "if."

    /// Returns the parameter that answers a condition.
    static func condition(_ id: ConditionID) -> Self {
        flag(conditionPrefix + id, { $0.conditions[id] = $1 }) { $0.conditions[id] }
    }

    /// Returns the parameters of the conditions that a view answers, by their names.
    static func conditions(of view: ViewState) -> [Self] { view.conditions.keys.sorted().map(condition) }

    /// Returns all parameters that a view can have.
    static func all(of view: ViewState) -> [Self] { all + conditions(of: view) }

    static let page: [Self] = [
        choice("view", of: StageView.self, { $0.view = $1 }) { $0.view },
        choice("colorScheme", of: ColorScheme.self, { $0.colorScheme = $1 }) { $0.colorScheme },
        choice("dynamicTypeSize", of: DynamicTypeSize.self, { $0.dynamicTypeSize = $1 }) {
            $0.dynamicTypeSize == .large ? nil : $0.dynamicTypeSize
        },
        choice("contrast", of: ColorSchemeContrast.self, { $0.contrast = $1 }) {
            $0.contrast == .standard ? nil : $0.contrast
        },
        flag("reduceMotion", { $0.reduceMotion = $1 }) { $0.reduceMotion ? true : nil },
        flag("reduceTransparency", { $0.reduceTransparency = $1 }) { $0.reduceTransparency ? true : nil },
        Self("zoom", ["fit", "a whole number from 50 to 150"], Zoom.init(text:), { $0.zoom = $1 }) {
            $0.zoom == .fit ? nil : $0.zoom.text
        },
        flag("before", { $0.before = $1 }) { $0.before ? true : nil },
        choice("moment", of: PinMoment.self, { $0.moment = $1 }) { $0.moment == .after ? nil : $0.moment },
        Self("embed", ["1"], { $0 == "1" ? true : nil }, { $0.embed = $1 }) { $0.embed ? "1" : nil },
        choice("mode", of: PageMode.self, { $0.mode = $1 }) { $0.mode == .preview ? nil : $0.mode },
        choice("source", of: PaneState.self, { $0.source = $1 }) { $0.source == .closed ? nil : $0.source },
        choice("tab", of: InspectorTab.self, { $0.tab = $1 }) { $0.tab == .why ? nil : $0.tab },
        Self(
            "rows",
            ["names of lists, each with a number: ipad-regular.sidebar:400"],
            ListStarts.init(text:),
            { $0.rows = $1 }
        ) {
            $0.rows.text
        },
    ]

    /// The last parameter, since its default depends on others.
    static let inspector = choice("inspector", of: PaneState.self, { $0.inspector = $1 }) {
        $0.inspector == $0.usualInspector ? nil : $0.inspector
    }

    private static let profileNames = "1 to 64 characters of A-Z, a-z, 0-9, dot, underscore and hyphen"
}

extension Parameter {
    init<Value>(
        _ name: String,
        _ expected: [String],
        _ value: @escaping @Sendable (String) -> Value?,
        _ set: @escaping @Sendable (inout ViewState, Value) -> Void,
        text: @escaping @Sendable (ViewState) -> String?
    ) {
        self.init(
            name: name,
            expected: expected,
            read: { text, view in
                guard let value = value(text) else { return false }
                set(&view, value)
                return true
            },
            text: text
        )
    }

    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String,
        of type: Value.Type,
        _ set: @escaping @Sendable (inout ViewState, Value) -> Void,
        _ value: @escaping @Sendable (ViewState) -> Value?
    ) -> Self {
        Self(name, Value.allCases.map(\.rawValue), { Value(rawValue: $0) }, set) { value($0)?.rawValue }
    }

    static func flag(
        _ name: String,
        _ set: @escaping @Sendable (inout ViewState, Bool) -> Void,
        _ value: @escaping @Sendable (ViewState) -> Bool?
    ) -> Self {
        Self(name, ["true", "false"], { Bool($0) }, set) { value($0).map { $0 ? "true" : "false" } }
    }

    static func list(
        _ name: String,
        _ set: @escaping @Sendable (inout ViewState, [EntryID]) -> Void,
        _ value: @escaping @Sendable (ViewState) -> [EntryID]
    ) -> Self {
        Self(name, [], { EntryIDList.read($0) }, set) { value($0).isEmpty ? nil : EntryIDList.text(value($0)) }
    }
}
