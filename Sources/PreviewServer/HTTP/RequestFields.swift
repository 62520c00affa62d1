import FlyingFox

/// The fields of a request that this server reads, found in one pass.
///
/// FlyingFox compares names with Foundation, which costs a microsecond for each look-up: too much for the dozen that an
/// answer from the cache would need.
struct RequestFields: Sendable {
    var host: String?
    var origin: String?
    var fetchSite: String?
    var fetchMode: String?
    var fetchDestination: String?
    var accept: String?
    var connection: String?
    var contentEncoding: String?
    var contentLength: String?
    var contentType: String?
    var ifMatch: String?
    var ifNoneMatch: String?
    var transferEncoding: String?
    /// Whether a proxy has left its mark (S4).
    var wasForwarded = false

    init(_ headers: HTTPHeaders) {
        for (header, value) in headers { take(header.rawValue.lowercased(), value) }
    }

    private mutating func take(_ name: String, _ value: String) {
        switch name {
        case "host": host = value
        case "origin": origin = value
        case "sec-fetch-site": fetchSite = value
        case "sec-fetch-mode": fetchMode = value
        case "sec-fetch-dest": fetchDestination = value
        case "accept": accept = value
        case "connection": connection = value
        case "content-encoding": contentEncoding = value
        case "content-length": contentLength = value
        case "content-type": contentType = value
        case "if-match": ifMatch = value
        case "if-none-match": ifNoneMatch = value
        case "transfer-encoding": transferEncoding = value
        default: wasForwarded = wasForwarded || RequestHead.isForwardingField(name)
        }
    }
}
