import PreviewPages
import TabModel
import Testing

@Suite struct PictureTitleTests {
    @Test(arguments: [
        ("", "Mail – iPad and iPhone"), ("view=all", "Mail – all devices"), ("platform=iPhone", "Mail – iPhone"),
        ("platform=iPad&form=sidebar&colorScheme=dark", "Mail – iPad sidebar, dark"),
        ("platform=iPad&form=tabBar&os=18", "Mail – iPad top bar, OS 18"),
        ("platform=iPad&sizeClass=compact&direction=rtl", "Mail – iPad compact, right to left"),
        ("platform=watch&colorScheme=light", "Mail – Apple Watch"),
    ])
    func `names the device and what is special about the picture`(query: String, title: String) {
        let pairs = query.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=").map(String.init)
            return (parts[0], parts[1])
        }
        let subject = ExportSubject(spec: SampleSpec.library, title: "Mail", view: ViewState(query: pairs))

        #expect(subject.pictureTitle == title)
    }
}
