import TabModel
import Testing

/// The forms that numbers take: the samples of Unicode's plural rules.
@Suite struct PluralCategoryTests {
    @Test(
        arguments: [
            (.en, "0 other, 1 one, 2 other, 21 other"), (.de, "0 other, 1 one, 2 other"), (.sv, "1 one, 21 other"),
            (.fr, "0 one, 1 one, 2 other, 1000000 many, 1000001 other"), (.pt, "0 one, 1 one, 2 other, 2000000 many"),
            (.es, "0 other, 1 one, 2 other, 1000000 many"), (.it, "0 other, 1 one, 8 other, 1000000 many"),
            (.hi, "0 one, 1 one, 2 other"), (.ja, "0 other, 1 other, 2 other"), (.ko, "1 other"),
            (.simplifiedChinese, "1 other"), (.traditionalChinese, "1 other"),
            (.he, "0 other, 1 one, 2 two, 3 other, 20 other"),
            (.cs, "0 other, 1 one, 2 few, 4 few, 5 other, 22 other"),
            (.pl, "0 many, 1 one, 2 few, 4 few, 5 many, 12 many, 14 many, 21 many, 22 few, 112 many"),
            (.ru, "0 many, 1 one, 2 few, 5 many, 11 many, 12 many, 21 one, 22 few, 25 many, 111 many, 121 one"),
            (.uk, "1 one, 3 few, 11 many, 101 one, 104 few"),
            (.ar, "0 zero, 1 one, 2 two, 3 few, 10 few, 11 many, 99 many, 100 other, 102 other, 103 few, 111 many"),
            (.tr, "1 one, 2 other"), (.fi, "1 one, 2 other"), (.nb, "1 one"), (.da, "1 one"), (.nl, "1 one"),
            (.mirrored, "0 other, 1 one"), (.accented, "1 one, 2 other"),
        ] as [(LocaleIdentifier, String)]
    )
    func `are those of the language`(language: LocaleIdentifier, samples: String) throws {
        for sample in samples.split(separator: ", ") {
            let parts = sample.split(separator: " ")
            let number = try #require(Int(parts[0]))
            #expect(PluralCategory(of: number, in: language).rawValue == parts[1], "\(language) \(number)")
            #expect(PluralCategory(of: -number, in: language).rawValue == parts[1])
        }
    }
}
