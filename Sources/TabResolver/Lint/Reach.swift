import TabModel

/// The combinations of device, system and conditions in which a finding holds.
struct Reach: Hashable {
    /// One combination.
    struct Cell: Hashable {
        let platform: Platform
        let build: AppBuild
        /// The values of conditions that aren't the usual ones.
        let answers: [ConditionID: Bool]
    }

    var cells: Set<Cell>

    /// Creates the combinations that a subject represents, on some of its platforms and builds.
    init(of subject: LintSubject, on platforms: Set<Platform>? = nil, _ builds: [AppBuild]? = nil) {
        let own = platforms.map(subject.platforms.intersection) ?? subject.platforms
        let builds = builds ?? subject.builds
        cells = Set(
            own.flatMap { platform in
                builds.map { Cell(platform: platform, build: $0, answers: subject.answers) }
            }
        )
    }

    init(_ cells: Set<Cell> = []) { self.cells = cells }

    mutating func formUnion(_ other: Reach) { cells.formUnion(other.cells) }

    func intersection(_ other: Reach) -> Reach { Reach(cells.intersection(other.cells)) }

    /// The platforms in their order.
    var platforms: [Platform] {
        let own = Set(cells.map(\.platform))
        return Platform.allCases.filter(own.contains)
    }

    /// Returns the combinations as the end of a sentence, such as "on iPhone, while isNew is true"; nil if they are all
    /// of `whole`.
    ///
    /// Findings with the usual values are not limited to a value of a condition.
    func words(of whole: Reach) -> String? {
        guard cells != whole.cells else { return nil }
        let parts = Dictionary(grouping: cells, by: \.answers).mapValues { Place($0) }
        if Set(parts.keys) == Set(whole.cells.map(\.answers)), Set(parts.values).count == 1 {
            return Self.words(Place(cells), of: Place(whole.cells), while: [])
        }
        let usual = parts[[:]]
        var places: [(place: Place, answers: [[ConditionID: Bool]])] = usual.map { [($0, [])] } ?? []
        for (answers, place) in parts.sorted(by: { Self.text($0.key) < Self.text($1.key) }) where !answers.isEmpty {
            if let usual, place.isSubset(of: usual) { continue }
            if let cache = places.firstIndex(where: { $0.place == place && !$0.answers.isEmpty }) {
                places[cache].answers.append(answers)
            } else {
                places.append((place, [answers]))
            }
        }
        let texts = places.compactMap { place, answers in
            Self.words(place, of: Place(whole.cells), while: answers)
        }
        return texts.count < places.count || texts.isEmpty ? nil : WordList.and(texts)
    }

    private static func words(_ place: Place, of whole: Place, while answers: [[ConditionID: Bool]]) -> String? {
        let platforms = place.platforms == whole.platforms ? nil : "on \(place.platformNames(of: whole))"
        let builds = place.builds == whole.builds ? nil : "with \(place.buildNames(of: whole))"
        let states = answers.isEmpty ? nil : "while \(WordList.or(answers.map(text)))"
        let words = [platforms, builds, states].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private static func text(_ answers: [ConditionID: Bool]) -> String {
        WordList.and(answers.sorted { $0.key < $1.key }.map { "\($0.key) is \($0.value)" })
    }

    /// Platforms and builds.
    private struct Place: Hashable {
        let platforms: Set<Platform>
        let builds: Set<AppBuild>

        init(_ cells: some Sequence<Cell>) {
            platforms = Set(cells.map(\.platform))
            builds = Set(cells.map(\.build))
        }

        func isSubset(of other: Place) -> Bool {
            platforms.isSubset(of: other.platforms) && builds.isSubset(of: other.builds)
        }

        func platformNames(of whole: Place) -> String { platforms.names(among: whole.platforms) }

        /// Returns the systems, with their SDKs if several were requested.
        func buildNames(of whole: Place) -> String {
            let own = builds.sorted { ($0.os, $0.sdk) < ($1.os, $1.sdk) }
            let names =
                Set(whole.builds.map(\.sdk)).count > 1
                ? own.map { "OS \($0.os.rawValue) and SDK \($0.sdk.rawValue)" } : own.map { "OS \($0.os.rawValue)" }
            return Listing.text(names)
        }
    }
}

/// The combinations that forms of a spec represent, by the entries that they declare.
struct Combinations {
    private struct Question: Hashable {
        let forms: [Int]
        let platforms: Set<Platform>
    }

    private let subjects: [LintSubject]
    /// The numbers of the forms that declare an entry, if there is more than one form.
    private let forms: [EntryID: [Int]]
    private var cache: [Question: Reach] = [:]

    init(of subjects: [LintSubject]) {
        self.subjects = subjects
        var forms: [EntryID: [Int]] = [:]
        if subjects.count > 1 {
            for (number, subject) in subjects.enumerated() {
                for entry in subject.outline.entries { forms[entry.id, default: []].append(number) }
            }
        }
        self.forms = forms
    }

    /// Returns the combinations on some platforms in which an entry is declared; nil is the whole, which is in all of
    /// them.
    mutating func declaring(_ entry: EntryID?, on platforms: Set<Platform>) -> Reach {
        let numbers = entry.flatMap { forms[$0] } ?? Array(subjects.indices)
        let question = Question(forms: numbers, platforms: platforms)
        if let answer = cache[question] { return answer }
        let answer = numbers.reduce(into: Reach()) { $0.formUnion(Reach(of: subjects[$1], on: platforms)) }
        cache[question] = answer
        return answer
    }
}

extension Set<Platform> {
    /// Returns the systems in a sentence; those on phones by their devices if both are among `whole`.
    func names(among whole: Set<Platform>) -> String {
        let hasBoth = whole.isSuperset(of: [.iPhone, .iPhoneDuo])
        return Listing.text(
            Platform.allCases.filter(contains).map { platform in
                hasBoth && [.iPhone, .iPhoneDuo].contains(platform) ? platform.productName : platform.systemName
            }
        )
    }
}
