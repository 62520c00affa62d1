import PreviewCore
import GRDBSQLite
import StorePromises
import Testing

@testable import PreviewStore

/// Each operation of the disk fails once, in turn: an act is either stored and acknowledged, or refused and not there.
@Suite struct FaultyDiskTests {
    struct Fault: CustomTestStringConvertible {
        var operations: [FaultyDisk.Operation]
        var code: Int32
        var goesOn: Bool
        var testDescription: String

        static let all = [
            Fault(operations: [.write, .truncate], code: SQLITE_FULL, goesOn: true, testDescription: "full disk"),
            Fault(operations: [.write], code: SQLITE_IOERR | (3 << 8), goesOn: false, testDescription: "failed write"),
            Fault(operations: [.sync], code: SQLITE_IOERR | (4 << 8), goesOn: false, testDescription: "failed fsync"),
            Fault(operations: [.sync], code: SQLITE_IOERR | (4 << 8), goesOn: true, testDescription: "no fsync"),
        ]

        func plan(after goodOnes: Int) -> FaultyDisk.Plan {
            .init(operations: operations, code: code, goodOnes: goodOnes, goesOn: goesOn)
        }
    }

    init() { FaultyDisk.install() }

    @Test(arguments: Fault.all)
    func `an act that meets a failing disk is refused and leaves the old state`(fault: Fault) async throws {
        var refusals = 0
        for goodOnes in 0..<12 {
            let folder = try TemporaryFolder()
            let opened = try OpenedStore(folder.location)
            try await opened.store.save(.sample("old"))

            FaultyDisk.plan(fault.plan(after: goodOnes), for: folder.store)
            let error = await refusal { try await opened.store.save(.sample("new")) }
            let failures = FaultyDisk.repair(folder.store)

            #expect((error != nil) == (failures > 0), "after \(goodOnes) good operations")
            if let error { expect(error, for: fault) }
            refusals += error == nil ? 0 : 1
            let expected = error == nil ? "new" : "old"
            #expect(try await opened.store.sampleID() == expected)
            try await opened.store.save(.sample("later", profile: "other", revision: 3))
            await opened.close()
            #expect(try await OpenedStore(folder.location).store.sampleID() == expected)
            #expect(try await OpenedStore(folder.location).store.sampleID("other") == "later")
        }
        #expect(refusals > 0)
    }

    @Test(arguments: Fault.all)
    func `a link that meets a failing disk is refused and leaves the old state`(fault: Fault) async throws {
        var refusals = 0
        for goodOnes in 0..<12 {
            let folder = try TemporaryFolder()
            let opened = try OpenedStore(folder.location)
            try await opened.store.save(.sample(1))
            var rotated = ShareRecord.sample(1)
            rotated.digest = ContentDigest(of: "rotated").bytes

            FaultyDisk.plan(fault.plan(after: goodOnes), for: folder.store)
            let error = await refusal { try await opened.store.save(rotated) }
            let failures = FaultyDisk.repair(folder.store)

            #expect((error != nil) == (failures > 0), "after \(goodOnes) good operations")
            if let error { expect(error, for: fault) }
            refusals += error == nil ? 0 : 1
            let expected = error == nil ? rotated : .sample(1)
            #expect(try await opened.store.shares(of: "tabs.json") == [expected])
            await opened.close()
            #expect(try await OpenedStore(folder.location).store.shares(of: "tabs.json") == [expected])
        }
        #expect(refusals > 0)
    }

    @Test(arguments: Fault.all)
    func `no number is given when the disk fails, and none twice afterwards`(fault: Fault) async throws {
        for goodOnes in 0..<6 {
            let folder = try TemporaryFolder()
            let opened = try OpenedStore(folder.location)
            #expect(try await opened.store.commit(.customize(.sample("a")), to: "tabs.json")?.revision == 1)

            FaultyDisk.plan(fault.plan(after: goodOnes), for: folder.store)
            let given = try? await opened.store.commit(.customize(.sample("b")), to: "tabs.json")
            FaultyDisk.repair(folder.store)

            let next = try await opened.store.commit(.customize(.sample("c")), to: "tabs.json")
            #expect(next?.revision == (given?.revision ?? 1) + 1)
        }
    }

    @Test(arguments: Fault.all)
    func `a first start that fails half-way leaves nothing damaged behind`(fault: Fault) async throws {
        for goodOnes in 0..<25 {
            let folder = try TemporaryFolder()

            FaultyDisk.plan(fault.plan(after: goodOnes), for: folder.store)
            do {
                let opened = try OpenedStore(folder.location)
                if FaultyDisk.repair(folder.store) == 0 { #expect(opened.warnings.isEmpty) }
                await opened.close()
            }

            let opened = try OpenedStore(folder.location)
            #expect(opened.warnings.isEmpty, "after \(goodOnes) good operations")
            #expect(try folder.names().contains { $0.hasSuffix(".tmp") || $0.contains("damaged") } == false)
        }
    }

    private func refusal(_ act: () async throws -> Void) async -> StoreError? {
        do {
            try await act()
            return nil
        } catch {
            return error as? StoreError
        }
    }

    private func expect(_ error: StoreError, for fault: Fault) {
        switch error {
        case .full: #expect(fault.code == SQLITE_FULL)
        case .unavailable: #expect(fault.code != SQLITE_FULL)
        default: Issue.record("\(error)")
        }
    }
}
