import FlyingFox

/// The statuses that this server sends, with their phrases.
enum StatusPhrase {
    private static let phrases: [Int: String] = [
        200: "OK", 201: "Created", 204: "No Content", 304: "Not Modified", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        408: "Request Timeout", 409: "Conflict", 412: "Precondition Failed",
        413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type",
        421: "Misdirected Request", 422: "Unprocessable Content", 428: "Precondition Required",
        429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable", 507: "Insufficient Storage",
    ]

    static func status(_ code: Int) -> HTTPStatusCode {
        HTTPStatusCode(code, phrase: phrases[code] ?? "Status")
    }
}
