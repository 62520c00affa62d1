import Dispatch

/// A separate thread for work that keeps a processor busy, so that the shared threads stay free for responses.
///
/// All tasks share as many threads as there are processors, and a page of thousands of tabs keeps one busy for a tenth
/// of a second or more.
public final class WorkThread: TaskExecutor {
    private let queue = DispatchQueue(label: "tabpreview.work")

    /// Creates a thread; the system starts it when there is work.
    public init() {}

    /// Runs one part of a task, up to its next suspension.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Runs some work on this thread, and all that it calls.
    public func run<Value: Sendable>(_ work: @concurrent () async throws -> Value) async throws -> Value {
        try await withTaskExecutorPreference(self, operation: work)
    }
}
