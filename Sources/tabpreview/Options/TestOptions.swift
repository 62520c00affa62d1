import ArgumentParser
import TabModel
import TabReports

/// The options of `test`.
struct TestOptions: ParsableArguments {
    @Option(
        name: .customLong("matrix"),
        help: ArgumentHelp(
            "Test only the matrix with this name in test.matrices (repeatable or comma-separated).",
            valueName: "name"
        ),
        transform: words
    )
    var matrices: [[String]] = []

    @Flag(
        name: .long,
        help: """
            Accept the layouts: write the lock files, and delete those of specs that no longer exist.
            """
    )
    var update = false

    @Option(
        name: .long,
        help: ArgumentHelp("Draw each layout that differs, before and after, to this directory.", valueName: "dir"),
        completion: .directory
    )
    var pictures: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "With --pictures, the Git revision to draw the earlier layouts from (default: HEAD).",
            valueName: "rev"
        )
    )
    var base: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "With --pictures, the percentage of pixels up to which no difference is drawn (default: 0).",
            valueName: "percent"
        )
    )
    var threshold: Double?

    @Option(
        name: .long,
        help: "text, json, junit or markdown (default: text).",
        completion: .list(TestOptions.formats.map(\.rawValue)),
        transform: { try ReportFormat.named($0, among: TestOptions.formats) }
    )
    var format: ReportFormat = .text

    /// The names of the chosen matrices; empty for all.
    var matrix: [String] { matrices.flatMap(\.self) }

    /// The output formats of `test`.
    static let formats: [ReportFormat] = [.text, .json, .junit, .markdown]

    /// Throws an error for options that have an effect only with `--pictures`, and for an invalid threshold.
    func checkPictures() throws(ValidationError) {
        let given = [("--base", base != nil), ("--threshold", threshold != nil)].first { $0.1 }
        if let (name, _) = given, pictures == nil { throw ValidationError("\(name) requires --pictures.") }
        if let threshold, !(0...100).contains(threshold) {
            throw ValidationError("--threshold: expected a percentage from 0 to 100, not \(threshold).")
        }
    }

    /// Throws an error for names that are not a matrix of the configuration.
    func check(in matrices: [TestMatrix]) throws(ValidationError) {
        let names = matrices.map(\.name)
        guard let unknown = matrix.first(where: { !names.contains($0) }) else { return }
        let hint = Suggestion.nearest(to: unknown, among: names).map { "Did you mean \"\($0)\"?" }
        let all = names.isEmpty ? "It has no matrices." : "It has \(WordList.and(names))."
        throw ValidationError(
            "--matrix: test.matrices has no \"\(TerminalText.escaped(unknown))\". \(hint ?? all)"
        )
    }
}
