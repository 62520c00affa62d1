import Foundation
import TabModel
import Testing

@testable import TabResolver

/// The rulebook applied to situations that its own table does not have; each file of Situations is one subject.
@Suite struct SituationTests {
    @Test(arguments: situations.filter { !$0.isOperation })
    func `resolves as the rulebook says`(situation: Situation) {
        let layout = layout(situation.tabSpec, situation.parts[0], state: situation.state)
        if situation.parts.count > 1, situation.parts[1] != "_" {
            #expect(layout.text == situation.parts[1], "\(situation)")
        }
        for check in situation.parts.dropFirst(2) {
            let failure = SituationCheck.failure(check, layout)
            #expect(failure == nil, "\(situation)")
        }
    }

    @Test(arguments: situations.filter(\.isOperation))
    func `customizes or refuses as the rulebook says`(situation: Situation) {
        let acts = String(situation.parts[0].dropFirst(3))
        #expect(OperationNotation.outcome(acts, situation) == situation.parts[1], "\(situation)")
    }

    @Test func `finds the situations`() {
        #expect(situations.count > 600)
    }
}

/// All situations, read once.
private let situations: [Situation] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Situations")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.flatMap { file in
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return SituationReader.situations(in: text, file: file.lastPathComponent)
    }
}()
