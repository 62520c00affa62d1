/// A string of a string table, with its forms for numbers and devices.
public struct LocalizedFormat: Hashable, Sendable {
    /// Its forms.
    public var forms: TextForms
    /// The parts that `%#@name@` represents, by their names.
    public var substitutions: [String: Substitution]

    /// A part of a string that has forms of its own.
    public struct Substitution: Hashable, Sendable {
        /// The number of the argument that chooses the form, from 1; nil for the next one.
        public var argument: Int?
        /// The conversion that `%arg` represents in the part, such as `lld`.
        var specifier: String
        /// Its forms.
        public var forms: TextForms

        /// Creates a part.
        public init(argument: Int? = nil, specifier: String = "lld", forms: TextForms) {
            (self.argument, self.specifier, self.forms) = (argument, specifier, forms)
        }
    }

    /// Creates a string from its forms.
    public init(_ forms: TextForms, substitutions: [String: Substitution] = [:]) {
        (self.forms, self.substitutions) = (forms, substitutions)
    }

    /// Creates a string with one form.
    public init(_ text: String) { self.init(.text(text)) }

    /// A Boolean value that indicates whether the string is the same for all arguments and devices.
    public var isPlain: Bool { if case .text = forms { substitutions.isEmpty } else { false } }

    /// A Boolean value that indicates whether the string has forms for devices.
    public var variesByDevice: Bool {
        forms.variesByDevice || substitutions.values.contains { $0.forms.variesByDevice }
    }

    /// Returns the string with arguments inserted as Foundation does; nil if it has no form for the platform.
    ///
    /// Numbers choose the forms by the rules of the language. Without a platform, and where no number is known, the
    /// form for all others is used.
    public func text(
        with arguments: [FormatArgument] = [],
        in language: LocaleIdentifier,
        on platform: Platform? = nil
    ) -> String? {
        let number = arguments.lazy.compactMap(\.number).first
        guard let format = forms.text(for: number, in: language, on: platform) else { return nil }
        if arguments.isEmpty, substitutions.isEmpty { return format }
        var filling = FormatFilling(arguments, substitutions, language: language, platform: platform)
        return filling.fill(format)
    }
}

/// A value that is inserted for a placeholder.
public enum FormatArgument: Hashable, Sendable {
    case text(String)
    case number(Int)

    /// The number; nil for a string.
    var number: Int? { if case .number(let number) = self { number } else { nil } }
}

/// The forms of a string.
public indirect enum TextForms: Hashable, Sendable {
    /// A single form.
    case text(String)
    /// A form for each category of numbers.
    case byNumber([PluralCategory: TextForms])
    /// A form for each device, by the names of Xcode's tables: `iphone`, `other`.
    case byDevice([String: TextForms])

    /// A Boolean value that indicates whether any of the forms is for devices.
    var variesByDevice: Bool {
        switch self {
        case .text: false
        case .byNumber(let forms): forms.values.contains(where: \.variesByDevice)
        case .byDevice: true
        }
    }

    /// Returns the form for a number on a platform; nil if there is none.
    ///
    /// A form for zero is used for the number 0 in every language.
    func text(for number: Int?, in language: LocaleIdentifier, on platform: Platform?) -> String? {
        switch self {
        case .text(let text): return text
        case .byNumber(let forms):
            let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
            let form = number == 0 ? forms[.zero] ?? forms[category] : forms[category]
            return (form ?? forms[.other])?.text(for: number, in: language, on: platform)
        case .byDevice(let forms):
            let form = platform.flatMap { forms[$0.tableName] } ?? forms["other"]
            return form?.text(for: number, in: language, on: platform)
        }
    }
}

extension [String: TextForms] {
    /// The forms by the categories of numbers; all others are left out.
    public var byCategory: [PluralCategory: TextForms] {
        reduce(into: [:]) { forms, form in
            if let category = PluralCategory(rawValue: form.key) { forms[category] = form.value }
        }
    }
}

extension Platform {
    /// The name of the device in string tables.
    fileprivate var tableName: String {
        switch self {
        case .iPhone, .iPhoneDuo: "iphone"
        case .iPad: "ipad"
        case .mac: "mac"
        case .tv: "appletv"
        case .vision: "applevision"
        case .watch: "applewatch"
        }
    }
}
