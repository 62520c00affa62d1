import Logging
import PreviewCore
import Synchronization
import Testing

@testable import PreviewServer

@Suite struct PictureQueueTests {
    private func queue(_ pictures: FakePictures?, timeout: Duration = .seconds(60)) -> PictureQueue {
        PictureQueue(pictures, logger: Logger(label: "test"), timeout: timeout)
    }

    private func refusal(_ queue: PictureQueue, _ html: String = "a") async -> HTTPError? {
        await #expect(throws: HTTPError.self) { try await queue.picture(of: html, scale: 1, for: .owner) }
    }

    /// Waits until so many pictures are being drawn or wait for it.
    private func wait(until count: Int, in queue: PictureQueue) async throws {
        while queue.runningCount < count { try await Task.sleep(for: .milliseconds(2)) }
    }

    @Test func `draws a picture once for each document and scale`() async throws {
        let pictures = FakePictures()
        let queue = queue(pictures)

        let first = try await queue.picture(of: "a", scale: 1, for: .owner)
        #expect(try await queue.picture(of: "a", scale: 1, for: .owner) == first)
        #expect(try await queue.picture(of: "a", scale: 2, for: .owner) != first)

        #expect(pictures.asked == ["a", "a"])
    }

    @Test func `draws one at a time, has four wait and sends the sixth away`() async throws {
        let pictures = FakePictures(isOpen: false)
        let queue = queue(pictures)
        let asking = (0..<PictureQueue.places.total).map { number in
            Task { try await queue.picture(of: "\(number)", scale: 1, for: .owner) }
        }
        try await wait(until: PictureQueue.places.total, in: queue)

        let refusal = await refusal(queue, "one more")
        #expect(refusal?.status == 503 && refusal?.fields["Retry-After"] == "5")

        pictures.open()
        for task in asking { _ = try await task.value }
        #expect(pictures.state.withLock(\.mostRunning) == 1)
        #expect(pictures.asked.count == PictureQueue.places.total)
        #expect(try await queue.picture(of: "one more", scale: 1, for: .owner).isEmpty == false)
    }

    @Test func `draws once what several ask for at the same time`() async throws {
        let pictures = FakePictures(isOpen: false)
        let queue = queue(pictures)
        let asking = (0..<20).map { _ in Task { try await queue.picture(of: "same", scale: 1, for: .owner) } }
        try await wait(until: 1, in: queue)
        pictures.open()

        for task in asking { #expect(try await task.value == Array("same × 1".utf8)) }
        #expect(pictures.asked == ["same"])
    }

    @Test func `sends away who waits too long, and has the picture ready for the next time`() async throws {
        let pictures = FakePictures(isOpen: false)
        let queue = queue(pictures, timeout: .milliseconds(20))

        #expect(await refusal(queue) == .slowPicture)
        pictures.open()
        while queue.runningCount > 0 { try await Task.sleep(for: .milliseconds(2)) }

        #expect(try await queue.picture(of: "a", scale: 1, for: .owner) == Array("a × 1".utf8))
        #expect(pictures.asked == ["a"])
    }

    @Test func `goes on when those who asked have left`() async throws {
        let pictures = FakePictures(isOpen: false)
        let queue = queue(pictures)
        let gone = Task { try await queue.picture(of: "gone", scale: 1, for: .owner) }
        try await wait(until: 1, in: queue)
        gone.cancel()
        _ = await gone.result
        let next = Task { try await queue.picture(of: "next", scale: 1, for: .owner) }
        pictures.open()

        #expect(try await next.value == Array("next × 1".utf8))
    }

    @Test func `goes on after a failure`() async throws {
        let pictures = FakePictures(failure: .failed("secret reason"))
        let queue = queue(pictures)

        #expect(await refusal(queue) == .failedPicture)
        pictures.state.withLock { $0.failure = nil }

        #expect(try await queue.picture(of: "a", scale: 1, for: .owner) == Array("a × 1".utf8))
    }

    @Test func `says that there is no browser without telling where it was looked for (S29)`() async {
        let refusal = await refusal(queue(FakePictures(failure: .noBrowser("/secret/path"))))

        #expect(refusal == .noBrowser)
        #expect(refusal?.text.contains("secret") == false)
    }

    @Test func `says that it draws nothing where there is nothing to draw with`() async {
        #expect(await refusal(queue(nil)) == .noPictures)
        #expect(!queue(nil).isAvailable && queue(FakePictures()).isAvailable)
    }

    @Test func `draws the owner's picture next, however many guests wait (S42)`() async throws {
        let pictures = FakePictures(isOpen: false)
        let queue = queue(pictures)
        let guests = (0..<3).map { number in
            Task { try await queue.picture(of: "guest \(number)", scale: 1, for: .link("link\(number)")) }
        }
        try await wait(until: 3, in: queue)
        while pictures.asked.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
        let drawn = try #require(pictures.asked.first)
        await #expect(throws: HTTPError.manyPictures) {
            try await queue.picture(of: "one more", scale: 1, for: .link("another"))
        }
        let owner = Task { try await queue.picture(of: "owner", scale: 1, for: .owner) }
        try await wait(until: 4, in: queue)

        pictures.open()
        for task in guests + [owner] { _ = try await task.value }

        #expect(pictures.asked.prefix(2) == [drawn, "owner"])
        #expect(pictures.state.withLock(\.mostRunning) == 1)
    }

    @Test func `draws a guest's picture next once the owner asks for it too (S42)`() async throws {
        let pictures = FakePictures(isOpen: false)
        let queue = queue(pictures, timeout: .milliseconds(20))
        for name in ["a", "b", "c"] {
            await #expect(throws: HTTPError.slowPicture) {
                try await queue.picture(of: name, scale: 1, for: .link(name))
            }
        }
        #expect(await refusal(queue, "c") == .slowPicture)
        while pictures.asked.isEmpty { try await Task.sleep(for: .milliseconds(2)) }

        pictures.open()
        while queue.runningCount > 0 { try await Task.sleep(for: .milliseconds(2)) }

        #expect(pictures.asked == ["a", "c", "b"])
    }

    @Test func `lets go of those who wait when it is closed`() async throws {
        let pictures = FakePictures(isOpen: false)
        let queue = queue(pictures)
        let asking = (0..<4).map { number in
            Task { try await queue.picture(of: "\(number)", scale: 1, for: .owner) }
        }
        while queue.runningCount < 4 || pictures.asked.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
        async let closed: Void = queue.close()
        while queue.runningCount == 4 { try await Task.sleep(for: .milliseconds(2)) }
        pictures.open()
        await closed

        #expect(queue.runningCount == 0)
        #expect(pictures.asked.count == 1)
        var drawn = 0
        for task in asking where (try? await task.value) != nil { drawn += 1 }
        #expect(drawn == 1)
    }

    @Test func `takes nothing on once it is closed`() async {
        let pictures = FakePictures()
        let queue = queue(pictures)
        await queue.close()

        #expect(await refusal(queue) == .manyPictures)
        let isClosed = pictures.state.withLock(\.isClosed)
        #expect(isClosed)
    }
}
