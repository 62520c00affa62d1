import Testing

@testable import PreviewServer

struct HTTPErrorTests {
    @Test(arguments: [(1, "1"), (1000, "1"), (1001, "2"), (2500, "3")])
    func `names the seconds after which a change that came too often is possible`(milliseconds: Int, seconds: String) {
        let error = HTTPError.tooOften(.milliseconds(milliseconds))

        #expect(error.status == 429)
        #expect(error.fields["Retry-After"] == seconds)
    }
}
