// What is said to a browser and what it answers, by the names that the DevTools protocol gives them.

struct NewTarget: Encodable { var url: String }
struct Attachment: Encodable { var targetId: String, flatten: Bool }
struct Metrics: Encodable { var width: Int, height: Int, deviceScaleFactor: Int, mobile: Bool }
struct Network: Encodable { var offline: Bool, latency: Int, downloadThroughput: Int, uploadThroughput: Int }
struct DocumentContent: Encodable { var frameId: String, html: String }
struct Evaluation: Encodable { var expression: String, awaitPromise: Bool, returnByValue: Bool }
struct Capture: Encodable { var format: String, captureBeyondViewport: Bool, clip: Clip }
struct Clip: Encodable { var x: Double, y: Double, width: Double, height: Double, scale: Int }

struct Background: Encodable {
    struct Color: Encodable { var r: Int, g: Int, b: Int, a: Int }

    var color: Color
}

struct Target: Decodable { var targetId: String }
struct Session: Decodable { var sessionId: String }
struct Screenshot: Decodable { var data: String }
struct Box: Decodable { var x: Double, y: Double, width: Double, height: Double }

struct FrameTree: Decodable {
    struct Tree: Decodable {
        struct Frame: Decodable { var id: String }

        var frame: Frame
    }

    var frameTree: Tree
}

struct Evaluated: Decodable {
    struct Result: Decodable { var value: Box? }

    var result: Result
}

/// Parameters of a call that needs none, and an answer that says nothing.
struct Nothing: Codable {}
