import Testing

import TabResolver

@Suite struct BarFitTests {
    @Test(arguments: [
        (["Timeline", "Notifications", "Favorites", "Messages"], true, false),
        (["Home", "New", "Radio", "Library", "More"], false, false),
        (["Confederated", "Communications", "Administration", "Reports"], true, true),
        (["Confederated", "Communications", "Administration", "Reports"], false, false),
        (["收件箱", "草稿", "已发送"], true, false),
        (["", "", "", "", ""], false, false),
    ])
    func `keeps titles whole where their widths together find room`(titles: [String], search: Bool, isTight: Bool) {
        #expect(BarFit(width: 402, hasDetached: search).isTight(titles) == isTight)
    }

    @Test func `lets a long title take from narrow neighbors`() {
        #expect(!BarFit(width: 375, hasDetached: true).isTight(["Timeline", "Notifications", "Profile", "Lists"]))
    }

    @Test func `finds less room in an iPad's compact width`() {
        let titles = ["Timeline", "Notifications", "Favorites", "Messages"]

        #expect(BarFit(width: 375, hasDetached: true).isTight(titles))
        #expect(!BarFit(width: 375, hasDetached: false).isTight(titles))
    }
}
