import PreviewPages
import TabModel

/// The devices and choices for which `test` checks a spec, with a name: each combination is a layout.
///
/// The default of an axis is that of `resolve --all`: the spec's platforms, all widths, poses and forms, and each OS.
struct TestMatrix: Hashable, Sendable {
    var name = ""
    var platforms: [Platform] = []
    var poses: [Pose] = []
    var sizeClasses: [UserInterfaceSizeClass] = []
    var forms: [AdaptableForm] = []
    var os: [OSVersion] = []
    var sdk: [OSVersion] = []
    var locales: [LocaleIdentifier] = []
    var conditions: [ConditionID: [Bool]] = [:]
    /// The sizes of text, which change pictures but no layout, like directions and color schemes.
    var dynamicTypeSizes: [DynamicTypeSize] = []
    var directions: [LayoutDirection] = []
    var colorSchemes: [ColorScheme] = []

    /// An axis other than the conditions: its key, and the functions that read and write its values.
    struct Axis {
        let key: String
        let append: (String, inout TestMatrix) throws -> Void
        let write: (TestMatrix) -> [String]

        fileprivate init<Value: RawRepresentable<String>>(
            _ key: String,
            _ path: WritableKeyPath<TestMatrix, [Value]>,
            _ value: @escaping (String) throws -> Value
        ) {
            self.key = key
            append = { word, matrix in matrix[keyPath: path].append(try value(word)) }
            write = { $0[keyPath: path].map(\.rawValue) }
        }
    }

    /// The axes, in the order of the documentation.
    static var axes: [Axis] {
        [
            Axis("platforms", \.platforms, platform), Axis("poses", \.poses, choice),
            Axis("sizeClasses", \.sizeClasses, choice), Axis("forms", \.forms, choice),
            Axis("os", \.os, EnvironmentOptions.version), Axis("sdk", \.sdk, EnvironmentOptions.sdkVersion),
            Axis("locales", \.locales, locale), Axis("dynamicTypeSizes", \.dynamicTypeSizes, choice),
            Axis("directions", \.directions, choice), Axis("colorSchemes", \.colorSchemes, choice),
        ]
    }
}

// MARK: - Combinations

extension TestMatrix {
    /// Returns the number of combinations of answers, languages and SDKs for a spec, each on all devices.
    func combinations(of spec: TabSpec) -> Int {
        answers(of: spec).count * max(1, locales.count) * max(1, sdk.count)
    }

    /// Returns the environments of a spec.
    func environments(of spec: TabSpec) -> [ResolutionEnvironment] {
        let selected = platforms.isEmpty ? spec.platforms : platforms
        var table = spec
        table.platforms = selected
        return answers(of: spec).flatMap { answers in
            choices(locales).flatMap { locale in
                choices(sdk).flatMap { sdk in
                    var start = ResolutionEnvironment(sdk: sdk)
                    (start.locale, start.conditions) = (locale, answers)
                    return EnvironmentTable.all(of: table, like: start)
                        .filter { selected.contains($0.platform) && isWanted($0) }
                }
            }
        }
    }

    /// Returns a Boolean value that indicates whether an environment belongs to the matrix.
    ///
    /// A device that leaves no choice belongs to it regardless of the chosen values.
    private func isWanted(_ environment: ResolutionEnvironment) -> Bool {
        func isAmong<Value: Equatable>(_ value: Value?, _ values: [Value]) -> Bool {
            values.isEmpty || value.map(values.contains) ?? true
        }
        if environment.platform == .iPhoneDuo { return isAmong(environment.pose, poses) }
        let sizeClass = environment.onlySizeClass == nil ? environment.sizeClass : nil
        return isAmong(sizeClass, sizeClasses) && isAmong(environment.form, forms)
            && isAmong(environment.os, os.map(\.generation))
    }

    /// Returns every combination of answers to those conditions that the spec has.
    private func answers(of spec: TabSpec) -> [[ConditionID: Bool]] {
        spec.conditions.map(\.id).reduce([[:]]) { answers, id in
            guard let values = conditions[id] else { return answers }
            return answers.flatMap { answer in values.map { answer.merging([id: $0]) { $1 } } }
        }
    }

    private func choices<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }
}

extension ResolutionEnvironment {
    /// The name of the layout in a lock file: the device, and the chosen values.
    var layoutName: String {
        let width = platform.onlySizeClass == nil ? sizeClass.rawValue : nil
        let device = [
            platform.rawValue, platform == .iPhoneDuo ? pose.rawValue : width, form?.rawValue,
        ]
        let answers = conditions.sorted { $0.key < $1.key }.map { "\(TerminalText.escaped($0.key))=\($0.value)" }
        let chosen = [sdk.map { "SDK \($0.rawValue)" }, locale?.rawValue].compactMap(\.self) + answers
        return ([device.compactMap(\.self).joined(separator: " "), "OS \(os.rawValue)"] + chosen)
            .joined(separator: ", ")
    }
}
