import Dispatch

/// A thread of its own for work that keeps a processor: those that all tasks share stay free to answer.
///
/// All tasks share as many threads as there are processors, and a page of thousands of tabs keeps one for a tenth of a
/// second or more.
public final class WorkThread: TaskExecutor {
    private let queue = DispatchQueue(label: "tabpreview.work")

    /// Makes a thread; the system starts it when there is something to do.
    public init() {}

    /// Does one part of a task, up to where it waits.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Does some work on this thread, and all that it calls.
    public func run<Value: Sendable>(_ work: @concurrent () async throws -> Value) async throws -> Value {
        try await withTaskExecutorPreference(self, operation: work)
    }
}
