/// The methods of HTTP: what stands in none of its registries is not implemented here, rather than not allowed.
enum RegisteredMethods {
    /// Whether IANA's registry of HTTP methods has a name; case counts (RFC 9110 9.1).
    static func contains(_ name: String) -> Bool { names.contains(Substring(name)) }

    private static let names = Set(
        """
        ACL BASELINE-CONTROL BIND CHECKIN CHECKOUT CONNECT COPY DELETE GET HEAD LABEL LINK LOCK MERGE MKACTIVITY \
        MKCALENDAR MKCOL MKREDIRECTREF MKWORKSPACE MOVE OPTIONS ORDERPATCH PATCH POST PRI PROPFIND PROPPATCH PUT QUERY \
        REBIND REPORT SEARCH TRACE UNBIND UNCHECKOUT UNLINK UNLOCK UPDATE UPDATEREDIRECTREF VERSION-CONTROL
        """.split(separator: " ")
    )
}
