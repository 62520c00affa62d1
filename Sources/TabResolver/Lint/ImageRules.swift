public import TabModel

/// Findings about images (R5.75, R5.83).
enum ImageRules {
    static let all = [unfitImage, unshownImage]

    /// The largest height of an image in a bar, in points (R2.114).
    private static let highest = 28.0

    static let unfitImage = LintRule("R5.75", .warning) { subject in
        guard let images = subject.images else { return [] }
        return subject.outline.entries.compactMap { entry in
            guard let image = entry.label.drawnImage(in: images.catalog), let facts = images.facts[image.file.path]
            else { return nil }
            let height = facts.height / Double(image.file.scale)
            if height > highest {
                return Mark(
                    entry.index,
                    "The image of \(entry.name) is \(points(height)) points high, so bars clip it.",
                    fix: "Make it at most 28 points high. The preview scales it down."
                )
            }
            guard image.isTemplate, facts.isOpaque else { return nil }
            return Mark(
                entry.index,
                "The image of \(entry.name) has no transparency. "
                    + "It is drawn as a template, so it appears as a filled box.",
                fix: "Use an image with transparency, or set imageRendering to original."
            )
        }
    }

    static let unshownImage = LintRule("R5.83", .warning) { subject in
        guard let images = subject.images, images.problems != nil else { return [] }
        return catalog(of: subject, images)
            + subject.outline.entries.flatMap { entry in
                [("image", entry.source.label.image), ("content image", entry.tab?.content?.imagePath)]
                    .compactMap { key, path in
                        guard let path, let problem = images.problems?[path] else { return nil }
                        let text = "The \(key) \"\(path)\" of \(entry.name) can't be shown: \(problem.reason)."
                        return Mark(entry.index, text, fix: problem.fix(of: path))
                    } + asset(of: entry, subject, images)
            }
    }

    /// Returns the mark on an asset catalog that can't be read at all.
    private static func catalog(of subject: LintSubject, _ images: ReferencedImages) -> [Mark] {
        guard let path = subject.spec.assetCatalog, let problem = images.catalogProblem else { return [] }
        return [
            Mark(
                "The asset catalog \"\(path)\" can't be read: \(problem.reason(ofCatalog: true)).",
                fix: "Set it to the path of an .xcassets folder in the spec's directory."
            )
        ]
    }

    /// Returns the mark on a name that the catalog lacks, or on an image set of which nothing can be drawn.
    private static func asset(of entry: OutlineEntry, _ subject: LintSubject, _ images: ReferencedImages) -> [Mark] {
        guard let name = entry.source.label.imageAsset, images.catalogProblem == nil else { return [] }
        let text = "The image \"\(name)\" of \(entry.name) can't be shown: "
        guard subject.spec.assetCatalog != nil else {
            // An app's source names no catalog: its images are those of the app.
            guard subject.spec.sourceMap == nil else { return [] }
            return [
                Mark(
                    entry.index,
                    text + "the spec names no asset catalog.",
                    fix: "Set assetCatalog to the path of an .xcassets folder."
                )
            ]
        }
        if let problem = images.setProblems[name] {
            return [Mark(entry.index, text + problem.reason, fix: problem.fix)]
        }
        let files = images.catalog.sets[name].map { [$0.file, $0.dark].compactMap(\.self) } ?? []
        return files.compactMap { file in
            guard !file.isPDF, let problem = images.problems?[file.path] else { return nil }
            return Mark(
                entry.index,
                text + "\(problem.reason(at: file.path)).",
                fix: problem.fixOfAsset
            )
        }
    }

    /// Returns a number without a needless fraction.
    private static func points(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\((number * 10).rounded() / 10)"
    }
}

extension SpecLint {
    /// Returns the findings about images that can't be shown or don't suit, which need no layout (R5.75, R5.83).
    public func imageFindings(in spec: LintedSpec) -> [Diagnostic] {
        var lint = self
        lint.rules.off.formUnion(Set(Linter.rules.map(\.id)).subtracting(ImageRules.all.map(\.id)))
        return lint.findings(in: [spec])
    }
}
