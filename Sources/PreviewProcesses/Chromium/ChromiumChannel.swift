import Foundation

/// The calls to a browser, one at a time: each message is JSON that ends with a NUL.
struct ChromiumChannel {
    private struct Call<Parameters: Encodable>: Encodable {
        var id: Int
        var method: String
        var params: Parameters
        var sessionId: String?
    }

    private struct Head: Decodable {
        struct Failure: Decodable { var message: String }

        var id: Int?
        var error: Failure?
    }

    private struct Response<Result: Decodable>: Decodable { var result: Result }

    /// The page that receives the calls; nil for the browser itself.
    var session: String?
    private(set) var pipes: ProgramPipes
    private let program: String
    private var number = 0

    init(pipes: ProgramPipes, program: String) {
        self.pipes = pipes
        self.program = program
    }

    /// Calls a method without parameters.
    mutating func call<Result: Decodable>(_ method: String) async throws(ChromiumError) -> Result {
        try await call(method, Nothing())
    }

    /// Calls a method and waits for its response; events that come meanwhile are ignored.
    mutating func call<Result: Decodable>(
        _ method: String,
        _ parameters: some Encodable
    ) async throws(ChromiumError) -> Result {
        try read(try await exchange(try message(method, parameters)))
    }

    private mutating func message(_ method: String, _ parameters: some Encodable) throws(ChromiumError) -> [UInt8] {
        number += 1
        let call = Call(id: number, method: method, params: parameters, sessionId: session)
        do {
            return [UInt8](try JSONEncoder().encode(call)) + [0]
        } catch {
            throw .endedEarly(program: program)
        }
    }

    /// Sends a message and returns the response.
    ///
    /// Only this part waits, and it is not generic: Swift 6.3's optimizer fails on waiting generic functions that catch
    /// errors.
    private mutating func exchange(_ message: [UInt8]) async throws(ChromiumError) -> Data {
        do {
            try await pipes.write(message)
        } catch {
            throw .endedEarly(program: program)
        }
        return try await response()
    }

    private mutating func response() async throws(ChromiumError) -> Data {
        while true {
            guard let message = try await message() else { throw .endedEarly(program: program) }
            guard let head = try? JSONDecoder().decode(Head.self, from: message) else {
                throw .garbled(program: program)
            }
            guard head.id == number else { continue }
            if let error = head.error { throw .refused(program: program, text: error.message) }
            return message
        }
    }

    private mutating func message() async throws(ChromiumError) -> Data? {
        do throws(ProgramError) {
            return try await pipes.read(until: 0).map { Data($0) }
        } catch {
            throw .failed(error.naming(program))
        }
    }

    private func read<Result: Decodable>(_ message: Data) throws(ChromiumError) -> Result {
        guard let response = try? JSONDecoder().decode(Response<Result>.self, from: message) else {
            throw .garbled(program: program)
        }
        return response.result
    }
}

// The messages to a browser and its responses, by their names in the DevTools protocol.

struct BrowserContext: Codable { var browserContextId: String }
struct NewTarget: Encodable { var url: String, browserContextId: String }
struct Attachment: Encodable { var targetId: String, flatten: Bool }
struct Metrics: Encodable { var width: Int, height: Int, deviceScaleFactor: Int, mobile: Bool }
struct Network: Encodable { var offline: Bool, latency: Int, downloadThroughput: Int, uploadThroughput: Int }
struct DocumentContent: Encodable { var frameId: String, html: String }
struct Evaluation: Encodable { var expression: String, awaitPromise: Bool, returnByValue: Bool }
struct Capture: Encodable { var format: String, captureBeyondViewport: Bool, optimizeForSpeed: Bool, clip: Clip }
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

struct Evaluated<Value: Decodable>: Decodable {
    struct Result: Decodable { var value: Value? }

    var result: Result
}

/// The empty parameters of a call, or an empty response.
struct Nothing: Codable {}
