package import Dispatch

/// A separate thread for work that blocks or keeps a processor busy, so that the shared threads stay free.
///
/// All tasks share as many threads as there are processors, and a page of thousands of tabs keeps one busy for a tenth
/// of a second or more. A thread does one part of its work at a time.
package final class WorkThread: TaskExecutor {
    private let queue: DispatchQueue

    /// Creates a thread; the system starts it when there is work.
    package init(qos: DispatchQoS = .unspecified) {
        queue = DispatchQueue(label: "tabpreview.work", qos: qos)
    }

    /// Runs one part of a task, up to its next suspension.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Runs some work on this thread, and all that it calls.
    package func run<Value: Sendable, Failure: Error>(
        _ work: @concurrent () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await withTaskExecutorPreference(self, operation: work)
    }
}
