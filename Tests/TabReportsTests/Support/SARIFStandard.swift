/// The objects of SARIF 2.1.0 that our logs use, with their required members (section 3).
enum SARIFStandard {
    static let log = StandardShape.object(
        required: ["version", "runs"],
        members: ["$schema": .uri, "version": .oneOf(["2.1.0"]), "runs": .list(of: run)]
    )
    static let run = StandardShape.object(
        required: ["tool"],
        members: [
            "tool": .object(required: ["driver"], members: ["driver": component]),
            "invocations": .list(of: invocation), "results": .list(of: result),
            "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
        ]
    )
    static let component = StandardShape.object(
        required: ["name"],
        members: [
            "name": .text, "version": .text, "semanticVersion": .text, "informationUri": .uri,
            "rules": .list(of: descriptor),
        ]
    )
    static let descriptor = StandardShape.object(
        required: ["id"],
        members: [
            "id": .text, "shortDescription": multiformat, "fullDescription": multiformat, "help": multiformat,
            "helpUri": .uri, "defaultConfiguration": .object(required: [], members: ["level": level]),
        ]
    )
    static let result = StandardShape.object(
        required: ["message"],
        members: [
            "ruleId": .text, "ruleIndex": .least(-1), "level": level, "message": message,
            "locations": .list(of: location), "partialFingerprints": .texts,
        ]
    )
    static let location = StandardShape.object(
        required: [],
        members: [
            "physicalLocation": .object(
                required: ["artifactLocation"],
                members: [
                    "artifactLocation": .object(required: ["uri"], members: ["uri": .uriReference]),
                    "region": .object(required: [], members: ["startLine": .least(1), "startColumn": .least(1)]),
                ]
            ),
            "logicalLocations": .list(of: .object(required: [], members: ["name": .text, "kind": .text])),
        ]
    )
    static let invocation = StandardShape.object(
        required: ["executionSuccessful"],
        members: ["executionSuccessful": .bool, "toolExecutionNotifications": .list(of: notification)]
    )
    static let notification = StandardShape.object(
        required: ["message"],
        members: ["message": message, "level": level, "locations": .list(of: location)]
    )
    static let level = StandardShape.oneOf(["none", "note", "warning", "error"])
    static let message = StandardShape.object(required: ["text"], members: ["text": .text])
    static let multiformat = StandardShape.object(required: ["text"], members: ["text": .text, "markdown": .text])
}
