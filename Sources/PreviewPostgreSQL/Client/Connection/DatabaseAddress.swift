#if PostgreSQL
    import CPostgreSQL

    /// The address of a database and the user to connect as.
    ///
    /// It is a URL such as `postgres://user@host:5432/name?sslmode=verify-full`, or libpq's keywords, such as
    /// `host=/run/postgresql dbname=name`. Missing parts come from libpq's environment variables, service file,
    /// password file and defaults. A description never shows the password.
    public struct DatabaseAddress: Hashable, Sendable {
        /// The original text, with the password.
        let text: String
        /// The limit that the address sets for connecting; nil if it sets none.
        let connectTimeout: Duration?
        let secrets: Secrets
        private let place: String

        /// Creates an address from text; throws `invalidAddress` if libpq can't read it.
        public init(_ text: String) throws(PostgreSQLError) {
            let options = try Self.parse(text)
            self.text = text
            secrets = ["password", "sslpassword"].reduce(into: Secrets()) { $0.insert(options[$1]) }
            // For libpq, 0 means no limit, and 1 means 2.
            connectTimeout = options["connect_timeout"].flatMap(Int.init).flatMap {
                $0 > 0 ? .seconds(max($0, 2)) : nil
            }
            place = ["user", "host", "hostaddr", "port", "dbname", "service", "sslmode"]
                .compactMap { key in options[key].map { "\(key)=\($0)" } }.joined(separator: " ")
        }

        private static func parse(_ text: String) throws(PostgreSQLError) -> [String: String] {
            guard !text.utf8.contains(0) else { throw .invalidAddress(reason: "it contains a NUL character") }
            guard text.contains("=") || ["postgres://", "postgresql://"].contains(where: text.hasPrefix) else {
                throw .invalidAddress(reason: "it is neither a URL nor a list of keywords")
            }
            var message: UnsafeMutablePointer<CChar>?
            guard let options = PQconninfoParse(text, &message) else {
                defer { PQfreemem(message) }
                throw .invalidAddress(reason: message.map { reason(String(cString: $0)) } ?? "out of memory")
            }
            defer { PQconninfoFree(options) }
            var values: [String: String] = [:]
            var option = options
            while let keyword = option.pointee.keyword {
                if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
                option += 1
            }
            return values
        }

        /// Returns libpq's message without its quotations, which may be a piece of the password.
        private static func reason(_ message: String) -> String {
            let sentence = Secrets().sentence(message)
            guard let first = sentence.firstIndex(of: "\""), let last = sentence.lastIndex(of: "\"") else {
                return sentence
            }
            return sentence[..<first] + "…" + sentence[sentence.index(after: last)...]
        }
    }

    extension DatabaseAddress: CustomStringConvertible, CustomReflectable {
        /// The host, port, name and user as keywords, without the password.
        public var description: String { place.isEmpty ? "libpq's defaults" : place }

        /// A mirror that shows only ``description``.
        public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
    }
#endif
