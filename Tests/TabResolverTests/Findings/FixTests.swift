import TabModel
import TabSpecCoding
import Testing

@testable import TabResolver

/// Fixes of findings, all of a spec's at once.
@Suite struct FixTests {
    @Test(arguments: ExampleTests.all)
    func `fixes lead to no other finding`(example: FindingExample) throws {
        var bytes = Array(SpecWriting.text(example.spec).utf8)
        let before = try findings(bytes, example)
        var after = before
        for _ in 0..<4 {
            let repairs = SpecRepairs.repairs(of: after.findings, in: after.spec)
            guard !repairs.isEmpty else { break }
            bytes = try SpecText(bytes, format: .json, file: "tabs.json").edited(repairs.map(\.edits)).bytes
            after = try findings(bytes, example)
        }

        let new = Set(after.findings.map(\.id)).subtracting(before.findings.map(\.id))
        #expect(new == [], "\(after.findings.filter { new.contains($0.id) }.map(\.line))")
    }

    private func findings(
        _ bytes: [UInt8],
        _ example: FindingExample
    ) throws -> (spec: TabSpec, findings: [Diagnostic]) {
        let read = SpecReader.read(bytes, format: .json, file: "tabs.json")
        let spec = try #require(read.spec, "\(read.diagnostics.map(\.line))")
        let resolver = LayoutResolver(spec, file: "tabs.json")
        return (spec, resolver.findings(os: example.systems + [.v27], sdk: example.sdks))
    }
}
