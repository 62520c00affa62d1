/// The series in Prometheus' text format, version 0.0.4: a metric's help and type, then its series.
struct PrometheusText {
    /// A series, the suffix of its name, and its value.
    typealias Line = (series: PrometheusRegistry.Series, suffix: String, value: String)

    private let help: [String: String]
    private(set) var text = ""

    init(help: [String: String]) {
        self.help = help
    }

    /// Adds metrics of one type, in the order of their names and labels.
    mutating func add<Value: SeriesValue>(_ values: [Value], type: String, lines: (Value) -> [Line]) {
        let named = Dictionary(grouping: values) { $0.series.name }
        for (name, values) in named.sorted(by: { $0.key < $1.key }) {
            if let help = help[name] { text += "# HELP \(name) \(help)\n" }
            text += "# TYPE \(name) \(type)\n"
            for value in values.sorted(by: { Self.labels($0.series) < Self.labels($1.series) }) {
                for line in lines(value) {
                    text += "\(name)\(line.suffix)\(Self.labels(line.series)) \(line.value)\n"
                }
            }
        }
    }

    /// Returns the text of a number, without a fraction that is zero.
    static func number(_ value: Double) -> String {
        Int64(exactly: value).map(String.init) ?? String(value)
    }

    private static func labels(_ series: PrometheusRegistry.Series) -> String {
        guard !series.labels.isEmpty else { return "" }
        return "{\(series.labels.map { "\($0.name)=\"\(escaped($0.value))\"" }.joined(separator: ","))}"
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
