import SwiftUIMessages
import TabModel
import Testing

@Suite struct ReaderLineTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// A line without its end, as the other side gets it.
    private func sent(_ line: [UInt8]) throws -> [UInt8] {
        #expect(line.last == 0x0A && line.dropLast().allSatisfy { $0 != 0x0A }, "one line")
        return line.dropLast()
    }

    private static let project = ReaderProject(
        path: "/Users/ü/My App\n/🙂",
        flags: ["DEBUG", "A=\"b\""],
        locale: "de",
        setAside: [.init(file: "App/Hard.swift", why: "the reader was terminated by signal 11")]
    )

    @Test(arguments: [
        ReaderRequest.Method.open(project), .open(ReaderProject(path: "App")), .changed([]),
        .changed(["A.swift", "B c/\u{2028}.swift"]), .views(), .views(within: 0), .views(within: 20_000),
        .source(view: 0, file: 12), .close,
        .edit(view: "V.body #2", act: .move(.id("a\n"), to: TabPlace(1, in: .path([2])))),
        .edit(view: "", act: .set([TabMemberChange("badge", nil), TabMemberChange("title", "ü")], of: .path([0, 1]))),
    ])
    func `a request is read as it was written`(method: ReaderRequest.Method) throws {
        let request = ReaderRequest(7, method)

        #expect(try ReaderRequest(sent(request.line)) == request)
    }

    @Test(arguments: [
        ReaderResponse.progress(nil), .progress(ReaderProgress(.scan, "A.swift")),
        .progress(ReaderProgress(.parse, "a\n\"b\".swift")), .progress(ReaderProgress(.evaluate, "ü.swift")),
        .result(ReaderResult(1, .success([:]))), .result(ReaderResult(2, .success(["tabs": [1, "a\nb", .null]]))),
        .result(ReaderResult(3, .failure(ReaderError(.noProject, "There is none.")))),
        .result(
            ReaderResult(
                4,
                .failure(
                    ReaderError(
                        .notEdited,
                        "It is shared.",
                        reason: "shared",
                        at: .init(file: "App/Tabs.swift", location: SourceLocation(line: 3, column: 7))
                    )
                )
            )
        ),
        .result(ReaderResult(nil, .failure(ReaderError(.badRequest, "not JSON")))),
    ])
    func `a reply is read as it was written`(reply: ReaderResponse) throws {
        #expect(try ReaderResponse(sent(reply.line)) == reply)
    }

    @Test(arguments: [0, 1, 2_000_000])
    func `a greeting is read as it was written`(version: Int) throws {
        #expect(try ReaderGreeting(sent(ReaderGreeting(version: version).line)).version == version)
    }

    @Test(arguments: [
        ("", "not JSON"), ("{", "not JSON"), ("{\"version\":1", "not JSON"), ("hello", "not JSON"),
        ("{\"version\":1}}", "not JSON"), ("\u{0}", "not JSON"), ("[1]", "expected an object"),
        ("1", "expected an object"), ("null", "expected an object"), ("{}", "\"version\" is missing"),
        ("{\"version\":\"1\"}", "a nonnegative number"), ("{\"version\":-1}", "a nonnegative number"),
        ("{\"version\":1.5}", "a nonnegative number"), ("{\"version\":null}", "a nonnegative number"),
        ("{\"version\":99999999999999999999}", "a nonnegative number"),
    ])
    func `a malformed greeting is refused`(text: String, expected: String) {
        let error = #expect(throws: ReaderLineError.self) { try ReaderGreeting(bytes(text)) }

        #expect(error?.text.contains(expected) == true, "\(error?.text ?? "")")
    }

    @Test(arguments: [
        ("", nil, "not JSON"), ("{\"id\":1,\"method\":\"views\"", nil, "not JSON"), ("[]", nil, "expected an object"),
        ("{\"method\":\"views\",\"params\":{}}", nil, "\"id\" is missing"),
        ("{\"id\":\"1\",\"method\":\"views\",\"params\":{}}", nil, "\"id\": expected a nonnegative number"),
        ("{\"id\":1,\"params\":{}}", 1, "\"method\" is missing"),
        ("{\"id\":1,\"method\":2,\"params\":{}}", 1, "\"method\": expected a string"),
        ("{\"id\":1,\"method\":\"write\",\"params\":{}}", 1, "\"method\": expected \"open\""),
        ("{\"id\":1,\"method\":\"views\"}", 1, "\"params\" is missing"),
        ("{\"id\":1,\"method\":\"views\",\"params\":[]}", 1, "\"params\": expected an object"),
        ("{\"id\":1,\"method\":\"open\",\"params\":{}}", 1, "\"path\" is missing"),
        ("{\"id\":1,\"method\":\"open\",\"params\":{\"path\":1}}", 1, "\"path\": expected a string"),
        (
            "{\"id\":1,\"method\":\"open\",\"params\":{\"path\":\"a\",\"flags\":\"DEBUG\"}}", 1,
            "\"flags\": expected an array"
        ),
        (
            "{\"id\":1,\"method\":\"open\",\"params\":{\"path\":\"a\",\"flags\":[1],\"setAside\":[]}}", 1,
            "\"flags\": expected strings"
        ),
        (
            "{\"id\":1,\"method\":\"open\",\"params\":{\"path\":\"a\",\"flags\":[],\"locale\":3,\"setAside\":[]}}", 1,
            "\"locale\": expected a string"
        ),
        (
            "{\"id\":1,\"method\":\"open\",\"params\":{\"path\":\"a\",\"flags\":[]}}", 1, "\"setAside\" is missing"
        ),
        (
            "{\"id\":1,\"method\":\"open\",\"params\":{\"path\":\"a\",\"flags\":[],\"setAside\":[\"b\"]}}", 1,
            "\"setAside\": expected objects"
        ),
        (
            "{\"id\":1,\"method\":\"open\",\"params\":{\"path\":\"a\",\"flags\":[],\"setAside\":[{\"file\":\"b\"}]}}",
            1, "\"why\" is missing"
        ),
        ("{\"id\":1,\"method\":\"changed\",\"params\":{}}", 1, "\"paths\" is missing"),
        ("{\"id\":1,\"method\":\"changed\",\"params\":{\"paths\":[null]}}", 1, "\"paths\": expected strings"),
        ("{\"id\":1,\"method\":\"source\",\"params\":{\"view\":0}}", 1, "\"file\" is missing"),
        (
            "{\"id\":1,\"method\":\"source\",\"params\":{\"view\":-1,\"file\":0}}", 1,
            "\"view\": expected a nonnegative number"
        ),
    ])
    func `a malformed request is refused, with its number where it has one`(
        text: String,
        number: Int?,
        expected: String
    ) {
        let error = #expect(throws: ReaderRequestError.self) { try ReaderRequest(bytes(text)) }

        #expect(error?.number == number)
        #expect(error?.text.contains(expected) == true, "\(error?.text ?? "")")
    }

    @Test(arguments: [
        ("", "not JSON"), ("warning: something", "not JSON"), ("[]", "expected an object"),
        ("{}", "\"id\" is missing"), ("{\"id\":1}", "\"result\" is missing"),
        ("{\"id\":true,\"result\":{}}", "\"id\": expected a nonnegative number"),
        ("{\"id\":1,\"error\":\"bad\"}", "\"error\": expected an object"),
        ("{\"id\":1,\"error\":{\"text\":\"bad\"}}", "\"code\" is missing"),
        ("{\"id\":1,\"error\":{\"code\":\"other\",\"text\":\"bad\"}}", "\"code\": expected one of"),
        ("{\"id\":1,\"error\":{\"code\":\"noFile\"}}", "\"text\" is missing"),
        ("{\"id\":null,\"step\":\"parse\"}", "\"file\" is missing"),
        ("{\"id\":null,\"step\":\"link\",\"file\":\"A.swift\"}", "\"step\": expected"),
        ("{\"id\":null,\"step\":1,\"file\":\"A.swift\"}", "\"step\": expected a string"),
        ("{\"id\":null,\"step\":\"parse\",\"file\":[]}", "\"file\": expected a string"),
    ])
    func `a malformed reply is refused`(text: String, expected: String) {
        let error = #expect(throws: ReaderLineError.self) { try ReaderResponse(bytes(text)) }

        #expect(error?.text.contains(expected) == true, "\(error?.text ?? "")")
    }

    @Test func `every part of a line is refused`() throws {
        let line = ReaderRequest(1, .open(Self.project)).line.dropLast()

        for end in line.indices {
            #expect(throws: ReaderRequestError.self) { try ReaderRequest(Array(line[..<end])) }
        }
    }

    @Test func `nesting deeper than any answer's is refused`() {
        func line(_ depth: Int) -> [UInt8] {
            let nested = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
            return bytes("{\"id\":1,\"result\":\(nested)}")
        }

        #expect(throws: Never.self) { try ReaderResponse(line(512)) }
        let error = #expect(throws: ReaderLineError.self) { try ReaderResponse(line(513)) }
        #expect(error?.text.contains("not JSON") == true)
    }

    @Test func `bytes that are no UTF-8 are refused`() {
        #expect(throws: ReaderLineError.self) {
            try ReaderResponse(bytes("{\"id\":1,\"result\":\"") + [0xFF, 0x22, 0x7D])
        }
    }
}
