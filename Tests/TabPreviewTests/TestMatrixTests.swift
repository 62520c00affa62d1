import TabModel
import TabSpecCoding
import Testing

@testable import tabpreview

@Suite struct TestMatrixTests {
    private let spec = TabSpec(tabs: [])

    private func names(_ json: String, platforms: [Platform] = [.iPhone, .iPad, .mac]) throws -> [String] {
        var spec = spec
        spec.platforms = platforms
        let reading = try TestMatrixReading(text: #"{"a": \#(json)}"#)
        #expect(reading.problems.isEmpty)
        return try #require(reading.matrices.first).environments(of: spec).map(\.layoutName)
    }

    @Test func `without axes it is what a spec's platforms show`() throws {
        let names = try names("{}")

        #expect(names.count == 15)
        #expect(names.prefix(2) == ["iPhone compact, OS 18", "iPhone compact, OS 26"])
        #expect(names.last == "mac, OS 27")
        #expect(Set(names).count == names.count)
    }

    @Test func `axes choose, and a device that leaves no choice is there anyway`() throws {
        let chosen = try names(
            #"{"platforms": ["ios", "macOS", "iPhoneDuo"], "os": [27], "sizeClasses": ["compact"], "poses": ["innerLandscape"]}"#
        )

        #expect(
            chosen == [
                "iPhone compact, OS 27", "iPhoneDuo innerLandscape, OS 27.1", "mac, OS 27",
            ]
        )
        #expect(try names(#"{"os": ["27.1"]}"#, platforms: [.tv]) == ["tv, OS 27"])
    }

    @Test func `SDKs, languages and answers multiply`() throws {
        let names = try names(
            #"{"os": ["27"], "sdk": ["26", "27"], "locales": ["de", "ar"], "colorSchemes": ["light", "dark"]}"#,
            platforms: [.tv]
        )

        #expect(
            names == [
                "tv, OS 27, SDK 26, de", "tv, OS 27, SDK 27, de", "tv, OS 27, SDK 26, ar", "tv, OS 27, SDK 27, ar",
            ]
        )
    }

    @Test func `conditions of other specs are left out`() throws {
        let text =
            #"{"a": {"platforms": ["tv"], "os": ["27"], "conditions": {"isSignedIn": [true, false], "other": [true]}}}"#
        let matrix = try #require(try TestMatrixReading(text: text).matrices.first)
        let bytes = Array(
            "conditions:\n  isSignedIn: { usually: true }\ntabs:\n  - { title: Home, value: home }\n".utf8
        )
        let signed = SpecReader.read(bytes, format: .yaml, file: "tabs.yaml").spec

        #expect(matrix.environments(of: spec).map(\.layoutName) == ["tv, OS 27"])
        if let signed {
            #expect(
                matrix.environments(of: signed).map(\.layoutName) == [
                    "tv, OS 27, isSignedIn=true", "tv, OS 27, isSignedIn=false",
                ]
            )
        } else {
            Issue.record("\(SpecReader.read(bytes, format: .yaml, file: "tabs.yaml").diagnostics)")
        }
    }

    @Test(arguments: [
        ("[]", "expected an object with at most 100 matrices by name."),
        (#"{"a b": {}}"#, #""a b" is not a valid matrix name. Use only letters, digits, '-', '_' and '.'."#),
        (#"{"a": []}"#, #"a: expected an object, such as {"platforms": ["iPhone"]}."#),
        (#"{"a": {"platform": ["iPhone"]}}"#, #"a: "platform" is not an axis of a matrix. Did you mean "platforms"?"#),
        (#"{"a": {"os": "27"}}"#, "a.os: expected a list of 1 to 100 strings."),
        (#"{"a": {"os": []}}"#, "a.os: expected a list of 1 to 100 strings."),
        (#"{"a": {"os": [true]}}"#, "a.os: expected a string."),
        (#"{"a": {"os": ["27", "27"]}}"#, #"a.os: "27" appears twice. Remove one."#),
        (
            #"{"a": {"os": ["28"]}}"#,
            #"a.os: "28" is not valid. "28" is not a supported OS version. Expected 18, 26, 27 or 27.1."#
        ),
        (
            #"{"a": {"conditions": {"isSignedIn": true}}}"#,
            #"a.conditions: expected lists of true and false by name, such as {"isSignedIn": [true, false]}."#
        ),
        (
            #"{"a": {"conditions": {"isSignedIn": [true, true]}}}"#,
            #"a.conditions: expected lists of true and false by name, such as {"isSignedIn": [true, false]}."#
        ),
    ])
    func `what is wrong is said once`(text: String, sentence: String) throws {
        #expect(try TestMatrixReading(text: text).problems.map(\.text) == [sentence])
    }

    @Test func `a platform that is not known has a suggestion`() throws {
        let problems = try TestMatrixReading(text: #"{"a": {"platforms": ["iPhon"]}}"#).problems.map(\.text)

        #expect(problems.first?.hasSuffix(#"Did you mean "iPhone"?"#) == true)
    }

    @Test func `matrices are read again from their text`() throws {
        let text = #"{"a":{"platforms":["iPhone"],"os":["27.1"],"conditions":{"b":[true,false],"c":[false]}},"d":{}}"#
        let matrices = try TestMatrixReading(text: text).matrices

        #expect(matrices.count == 2)
        #expect(try TestMatrixReading(text: matrices.settingText).matrices == matrices)
    }
}
