#if PostgreSQL
    /// A reader of one column of a result in PostgreSQL's binary format, by the number of its type (PostgreSQL:
    /// pg_type).
    struct BinaryColumn {
        let type: UInt32
        let bytes: UnsafeRawBufferPointer

        /// The value; nil for an unsupported type, or bytes that are not in the form of the type.
        var value: DatabaseValue? {
            switch type {
            case 20: integer(Int64.self).map(DatabaseValue.integer)
            case 23: integer(Int32.self).map { .integer(Int64($0)) }
            case 21: integer(Int16.self).map { .integer(Int64($0)) }
            case 16: bytes.first.map { .bool($0 != 0) }
            case 17: .bytes([UInt8](bytes))
            // char, name, text, json, unknown, bpchar, varchar
            case 18, 19, 25, 114, 705, 1042, 1043: text(bytes).map(DatabaseValue.text)
            case 3802: jsonb
            case 2950: uuid.map(DatabaseValue.text)
            case 701: integer(UInt64.self).map { .double(Double(bitPattern: $0)) }
            case 700: integer(UInt32.self).map { .double(Double(Float(bitPattern: $0))) }
            case 1009, 1015: texts.map(DatabaseValue.texts)
            // void, of functions such as pg_notify
            case 2278: .null
            default: nil
            }
        }

        private func integer<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
            guard bytes.count == MemoryLayout<Number>.size else { return nil }
            return Number(bigEndian: bytes.loadUnaligned(as: Number.self))
        }

        private func text(_ bytes: some Collection<UInt8>) -> String? { String(validating: bytes, as: UTF8.self) }

        /// The value of a `jsonb`: a version, which is 1, and the text.
        private var jsonb: DatabaseValue? {
            bytes.first == 1 ? text(bytes.dropFirst()).map(DatabaseValue.text) : nil
        }

        private var uuid: String? {
            guard bytes.count == 16 else { return nil }
            let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
            return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
        }

        /// The value of a `text[]`.
        ///
        /// Its bytes are dimensions, a flag for NULLs, the elements' type; per dimension its length and first index;
        /// then the elements.
        private var texts: [String]? {
            var rest = bytes[...]
            func next() -> Int? {
                guard rest.count >= 4 else { return nil }
                defer { rest = rest.dropFirst(4) }
                return rest.prefix(4).reduce(Int32(0)) { $0 << 8 | Int32($1) }.int
            }
            guard let dimensions = next(), next() != nil, next() != nil else { return nil }
            guard dimensions > 0 else { return [] }
            guard dimensions == 1, let count = next(), next() != nil else { return nil }
            var texts: [String] = []
            for _ in 0..<count {
                // NULL has the length -1.
                guard let length = next(), length >= 0, rest.count >= length, let text = text(rest.prefix(length))
                else {
                    return nil
                }
                rest = rest.dropFirst(length)
                texts.append(text)
            }
            return texts
        }
    }

    extension Int32 {
        fileprivate var int: Int { Int(self) }
    }
#endif
