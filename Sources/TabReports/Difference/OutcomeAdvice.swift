import TabResolver

/// The advice for an author by which people keep their customizations.
struct OutcomeAdvice {
    let sentences: [DifferenceSentence]

    init(_ outcome: CustomizationOutcome) {
        var sentences: [DifferenceSentence] = []
        let mapping = outcome.mapping.sorted { $0.key < $1.key }
        for (old, new) in mapping.prefix(20) {
            sentences.append("Advice: keep the id \(old), or rename it to \(new) in the stored customization.")
        }
        if mapping.count > 20 {
            sentences.append(
                "Advice: \(words: "\(mapping.count - 20)") more ids can be kept or renamed; JSON lists them."
            )
        }
        let rules = Set((outcome.remarks + outcome.idOutcomes.flatMap(\.remarks)).map(\.rule))
        if rules.contains("R3.34") {
            sentences.append("Advice: to show the new order of a section to everyone, call resetTabOrder() for it.")
        }
        if rules.contains("R3.35") {
            sentences.append("Advice: keep the storage key, unless everyone should start over.")
        }
        self.sentences = sentences
    }
}
