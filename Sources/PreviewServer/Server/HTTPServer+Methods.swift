import FlyingFox

extension HTTPServer {
    /// Lets requests with any registered method come to a handler, and so to the guard (S2).
    ///
    /// A route of FlyingFox takes the nine methods of RFC 9110 and 5789; others it answers itself, without our fields:
    /// ``UnhandledRequestLog`` ends their connections.
    func takeRegisteredMethods(to handler: some HTTPHandler) {
        appendRoute("*", for: Self.otherRegisteredMethods, to: handler)
    }

    /// IANA's registry of HTTP methods, without those that FlyingFox knows.
    private static var otherRegisteredMethods: [HTTPMethod] {
        let names = """
            ACL BASELINE-CONTROL BIND CHECKIN CHECKOUT COPY LABEL LINK LOCK MERGE MKACTIVITY MKCALENDAR MKCOL \
            MKREDIRECTREF MKWORKSPACE MOVE ORDERPATCH PRI PROPFIND PROPPATCH QUERY REBIND REPORT SEARCH UNBIND \
            UNCHECKOUT UNLINK UNLOCK UPDATE UPDATEREDIRECTREF VERSION-CONTROL
            """
        return names.split(separator: " ").map { HTTPMethod(String($0)) }
    }
}
