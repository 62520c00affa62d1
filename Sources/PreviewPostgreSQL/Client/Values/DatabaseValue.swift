#if PostgreSQL
    /// A value that goes to the database as a parameter or comes from it in a column.
    public enum DatabaseValue: Hashable, Sendable {
        /// SQL's NULL.
        case null
        /// `smallint`, `integer`, `bigint`.
        case integer(Int64)
        /// `real`, `double precision`.
        case double(Double)
        /// `boolean`.
        case bool(Bool)
        /// `text` and similar types, `json`, `jsonb`, `uuid`. PostgreSQL's text has no NUL.
        case text(String)
        /// `bytea`.
        case bytes([UInt8])
        /// `text[]` of one dimension, without NULL.
        case texts([String])
    }

    extension DatabaseValue {
        /// Creates the value, or NULL for nil.
        public init(_ value: (some DatabaseConvertible)?) { self = value?.databaseValue ?? .null }

        /// The name of the type in SQL.
        var typeName: String {
            switch self {
            case .null: "NULL"
            case .integer: "bigint"
            case .double: "double precision"
            case .bool: "boolean"
            case .text: "text"
            case .bytes: "bytea"
            case .texts: "text[]"
            }
        }
    }

    /// A Swift type that is stored in one column.
    public protocol DatabaseConvertible {
        /// The value in the database's form.
        var databaseValue: DatabaseValue { get }
        /// Creates a value from a column; nil if the column holds another type.
        init?(databaseValue: DatabaseValue)
    }

    extension Int64: DatabaseConvertible {
        /// A `bigint`.
        public var databaseValue: DatabaseValue { .integer(self) }
        /// Creates an integer from a whole number.
        public init?(databaseValue: DatabaseValue) {
            guard case .integer(let value) = databaseValue else { return nil }
            self = value
        }
    }

    extension Int: DatabaseConvertible {
        /// A `bigint`.
        public var databaseValue: DatabaseValue { .integer(Int64(self)) }
        /// Creates an integer from a whole number.
        public init?(databaseValue: DatabaseValue) {
            guard case .integer(let value) = databaseValue else { return nil }
            self.init(exactly: value)
        }
    }

    extension Double: DatabaseConvertible {
        /// A `double precision`.
        public var databaseValue: DatabaseValue { .double(self) }
        /// Creates a number from a `double precision` or a `real`.
        public init?(databaseValue: DatabaseValue) {
            guard case .double(let value) = databaseValue else { return nil }
            self = value
        }
    }

    extension Bool: DatabaseConvertible {
        /// A `boolean`.
        public var databaseValue: DatabaseValue { .bool(self) }
        /// Creates a Boolean value from a `boolean`.
        public init?(databaseValue: DatabaseValue) {
            guard case .bool(let value) = databaseValue else { return nil }
            self = value
        }
    }

    extension String: DatabaseConvertible {
        /// A `text`.
        public var databaseValue: DatabaseValue { .text(self) }
        /// Creates a string from a `text` or a type that is read like one.
        public init?(databaseValue: DatabaseValue) {
            guard case .text(let value) = databaseValue else { return nil }
            self = value
        }
    }

    extension [UInt8]: DatabaseConvertible {
        /// A `bytea`.
        public var databaseValue: DatabaseValue { .bytes(self) }
        /// Creates bytes from a `bytea`.
        public init?(databaseValue: DatabaseValue) {
            guard case .bytes(let value) = databaseValue else { return nil }
            self = value
        }
    }
#endif
