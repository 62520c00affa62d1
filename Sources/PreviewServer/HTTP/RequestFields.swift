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
    var upgradeInsecureRequests: String?
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
        case "upgrade-insecure-requests": upgradeInsecureRequests = value
        default: wasForwarded = wasForwarded || RequestHead.isForwardingField(name)
        }
    }
}

extension RequestFields {
    /// Whether somebody opens a page, rather than the page fetching itself again.
    ///
    /// Browsers say so in `Sec-Fetch-Dest`, and on plain HTTP beyond this machine, where they leave that out, by asking
    /// for an upgrade to TLS. Whoever asks for anything else but HTML is no page of ours.
    var opensPage: Bool {
        if let fetchDestination { return fetchDestination == "document" }
        return upgradeInsecureRequests != nil || accept?.lowercased() != "text/html"
    }
}
