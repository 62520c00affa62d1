import TabModel
import TestTools
import Testing

import TabResolver

@Suite struct BarFitTests {
    @Test(
        .proves("R2.123"),
        arguments: [
            (["Home", "New", "Radio", "Library", "More"], false, false),
            (["Recommendations for You", "T2", "T3", "T4"], false, true),
            (["Kontenübersicht", "Karten", "Suchen", "Mehr"], false, true),
            (["Übersicht", "Karten", "Suchen", "Mehr"], false, false),
            (["Notifications", "Home", "Search"], false, false),
            (["Recommended", "Home", "Search", "Me"], true, true),
            (["收件箱", "草稿", "已发送"], true, false),
            (["الإشعارات", "الرئيسية", "المحفوظات"], false, false),
            (["", "", "", "", ""], false, false),
        ]
    )
    func `a title has its own place, however short its neighbors are`(titles: [String], apart: Bool, isCut: Bool) {
        let fit = BarFit(on: .iPhone, level: .v27, hasDetached: apart)
        #expect(fit.tooWide(titles).contains(true) == isCut)
    }

    @Test func `there is less room in an iPad's compact width, and more before OS 26`() {
        let titles = ["Timeline", "Recommendations", "Favorites", "Messages"]

        #expect(BarFit(on: .iPad, level: .v27, hasDetached: false).tooWide(titles) == [false, true, false, false])
        #expect(BarFit(on: .iPad, level: .v18, hasDetached: false).tooWide(titles) == [false, false, false, false])
    }
}
