import TestTools
import Testing

import TabResolver

struct FilledSymbolsTests {
    @Test(arguments: [
        ("house", "house.fill"), ("bell.badge", "bell.badge.fill"), ("rectangle.3.group", "rectangle.3.group.fill"),
        ("person.crop.circle", "person.crop.circle.fill"), ("a.circle", "a.circle.fill"),
        ("50.square", "50.square.fill"),
    ])
    func `R2.75 puts fill at the end of most names`(outline: String, filled: String) {
        #expect(FilledSymbols.variant(of: outline) == filled)
    }

    @Test(arguments: [
        ("person.crop.circle.badge.plus", "person.crop.circle.fill.badge.plus"),
        ("folder.badge.plus", "folder.fill.badge.plus"),
        ("rectangle.stack.badge.plus", "rectangle.stack.fill.badge.plus"),
        ("person.badge.plus", "person.fill.badge.plus"), ("video.badge.plus", "video.fill.badge.plus"),
        ("rectangle.badge.plus", "rectangle.fill.badge.plus"),
        ("photo.on.rectangle", "photo.fill.on.rectangle.fill"),
        ("plus.square.on.square", "plus.square.fill.on.square.fill"),
        ("rectangle.on.rectangle", "rectangle.fill.on.rectangle.fill"),
    ])
    func `R2.76 fills the part that the catalog fills`(outline: String, filled: String) {
        #expect(FilledSymbols.variant(of: outline) == filled)
    }

    @Test(
        .proves("R2.76"),
        arguments: [
            "magnifyingglass", "list.bullet", "calendar", "calendar.badge.plus", "gear", "chart.bar.xaxis", "globe",
            "person.badge", "housing", "House", "", ".", "51.circle", "07.circle", "é.circle", "ab.circle",
        ]
    )
    func `R2.76 leaves a symbol without a filled form as it is`(name: String) {
        #expect(FilledSymbols.variant(of: name) == nil)
    }

    @Test(.proves("R2.76"), arguments: ["house.fill", "person.fill.badge.plus", "tram.fill.tunnel", "unheard.of.fill"])
    func `R2.76 keeps a name that is filled already`(name: String) {
        #expect(FilledSymbols.variant(of: name) == name)
    }
}
