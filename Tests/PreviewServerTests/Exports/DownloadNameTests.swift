import Testing

@testable import PreviewServer

@Suite struct DownloadNameTests {
    @Test(arguments: [
        ("Mail", "Mail.png"), ("Destination Video", "Destination Video.png"), ("", "Preview.png"),
        ("../../etc/passwd", "etc passwd.png"), ("...", "Preview.png"), ("a/b\\c:d", "a b c d.png"),
        ("line\r\nbreak\u{0}", "line break.png"), ("\u{202E}gnp.exe", "gnp.exe.png"), ("CON", "Preview.png"),
        ("com1.txt", "Preview.png"), ("end. ", "end.png"), ("größe 🙂", "größe 🙂.png"),
        (String(repeating: "x", count: 500), String(repeating: "x", count: 80) + ".png"),
    ])
    func `makes a name that every system takes`(title: String, name: String) {
        #expect(DownloadName(title: title, ending: "png").name == name)
    }

    @Test(arguments: [
        ("Mail", "attachment; filename=\"Mail.png\""),
        ("größe", "attachment; filename=\"gr__e.png\"; filename*=UTF-8''gr%C3%B6%C3%9Fe.png"),
        ("a\"; filename=b", "attachment; filename=\"a _ filename_b.png\"; filename*=UTF-8''a%20%3B%20filename%3Db.png"),
        (
            "Mail – iPad", "attachment; filename=\"Mail - iPad.png\"; filename*=UTF-8''Mail%20%E2%80%93%20iPad.png"
        ),
        ("e\u{301}", "attachment; filename=\"_.png\"; filename*=UTF-8''e%CC%81.png"),
    ])
    func `says it in ASCII and as it is meant (RFC 8187)`(title: String, field: String) {
        #expect(DownloadName(title: title, ending: "png").field == field)
    }

    @Test func `the field is always one line of visible ASCII (S37)`() {
        for scalar in (0...0x2FFF).compactMap(Unicode.Scalar.init) {
            let field = DownloadName(title: "a\(scalar)b", ending: "html").field
            #expect(field.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(scalar.value)")
        }
    }
}
