import HTTPServing

extension RequestHead {
    /// A Boolean value that indicates whether a user opens a page, rather than the page fetching itself again.
    ///
    /// Browsers show that by `Sec-Fetch-Dest`, and on plain HTTP beyond this machine, where they leave that out, by a
    /// request for an upgrade to TLS. A request for anything else but HTML is not from a page of this server.
    var opensPage: Bool {
        if let destination = self["sec-fetch-dest"] { return destination == "document" }
        return self["upgrade-insecure-requests"] != nil || self["accept"]?.lowercased() != "text/html"
    }

    /// The tag of the page that the sender shows: the response may leave out unchanged parts.
    var shownTag: String? {
        self["tabpreview-shown"].flatMap { (1...16).contains($0.utf8.count) && $0.allSatisfy(\.isHexDigit) ? $0 : nil }
    }
}

extension RequestTarget {
    /// A Boolean value that indicates whether the page is for a frame of another page.
    var isEmbedded: Bool { parameter("embed") == "1" }
}
