import EditorServices
import TabModel
import TabSpecCoding
import Testing

/// A message is a request, a notification, an answer, or is refused with what is wrong.
struct MessageTests {
    private func message(_ text: String) throws(RPCRequestError) -> RPCMessage {
        try RPCMessage(reading: Array(text.utf8), limits: .http)
    }

    @Test func `tells requests, notifications and answers apart`() throws {
        let request = try message(#"{"jsonrpc":"2.0","id":"a","method":"m","params":{"x":1}}"#)
        #expect(request == .request(RPCRequest(id: .text("a"), method: "m", parameters: RPCParameters(["x": 1]))))
        #expect(try message(#"{"jsonrpc":"2.0","method":"m"}"#) == .notification(RPCNotification(method: "m")))
        #expect(
            try message(#"{"jsonrpc":"2.0","method":"m","params":null}"#) == .notification(RPCNotification(method: "m"))
        )
        #expect(try message(#"{"jsonrpc":"2.0","id":7,"result":null}"#) == .response)
        #expect(try message(#"{"jsonrpc":"2.0","id":7,"error":{}}"#) == .response)
    }

    @Test(
        arguments: [
            ("{", nil, RPCError.Code.parseError),
            ("\u{FF}", nil, .parseError),
            (#"{"jsonrpc":"2.0","id":1,"method":"m"} x"#, nil, .parseError),
            ("[]", nil, .invalidRequest),
            ("1", nil, .invalidRequest),
            (#"{"id":3,"method":"m"}"#, .number(3), .invalidRequest),
            (#"{"jsonrpc":"1.0","id":"x","method":"m"}"#, .text("x"), .invalidRequest),
            (#"{"jsonrpc":"2.0","id":3}"#, .number(3), .invalidRequest),
            (#"{"jsonrpc":"2.0","id":3,"method":7}"#, .number(3), .invalidRequest),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, nil, .invalidRequest),
            (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, nil, .invalidRequest),
            (#"{"jsonrpc":"2.0","id":3,"method":"m","params":[1]}"#, .number(3), .invalidRequest),
            (#"{"jsonrpc":"2.0","id":3,"method":"m","params":"x"}"#, .number(3), .invalidRequest),
        ] as [(String, RPCID?, RPCError.Code)]
    )
    func `refuses what is no message`(text: String, id: RPCID?, code: RPCError.Code) {
        let refusal = #expect(throws: RPCRequestError.self) { try message(text) }
        #expect(refusal?.id == id)
        #expect(refusal?.error.code == code)
    }

    @Test func `refuses nesting that is too deep`() {
        func nested(_ depth: Int) -> String {
            let value = String(repeating: "[", count: depth - 2) + String(repeating: "]", count: depth - 2)
            return #"{"jsonrpc":"2.0","method":"m","params":{"t":\#(value)}}"#
        }
        #expect(throws: Never.self) { try message(nested(64)) }
        let refusal = #expect(throws: RPCRequestError.self) { try message(nested(65)) }
        #expect(refusal?.error.code == .parseError)
    }

    @Test(arguments: [
        (#"\ud83d\ude00"#, "😀"), (#"a\ud83d"#, "a\u{FFFD}"), (#"\ude00b"#, "\u{FFFD}b"),
        (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"), (#"\\ud83d"#, #"\ud83d"#), (#"\ud83d\n"#, "\u{FFFD}\n"),
        (#"\uD83Dx\u0041"#, "\u{FFFD}xA"),
    ])
    func `takes half surrogate pairs for one replacement character`(escaped: String, text: String) throws {
        let found = try message(#"{"jsonrpc":"2.0","method":"m","params":{"t":"\#(escaped)"}}"#)
        let expected = RPCParameters(["t": .string(text)])
        #expect(found == .notification(RPCNotification(method: "m", parameters: expected)))
    }

    @Test(arguments: [
        ("text", "\"o.n\": expected a string."), ("missing", "\"o.missing\" is missing: expected a string."),
    ])
    func `says where a parameter is wrong`(kind: String, sentence: String) throws {
        let inner = try RPCParameters(["o": ["n": 1]]).object("o")
        let error = #expect(throws: RPCError.self) { _ = try inner.text(kind == "text" ? "n" : kind) }
        #expect(error == RPCError(.invalidParameters, sentence))
    }

    @Test func `says which key is unknown and which may be meant`() {
        let error = #expect(throws: RPCError.self) { try RPCParameters(["fil": "a"]).check(known: ["file", "text"]) }
        #expect(error?.text == "\"fil\" is unknown. Did you mean \"file\"?")
    }
}
