#if PostgreSQL
    import Dispatch

    /// An executor that runs an actor on a separate queue.
    ///
    /// Name lookups and TLS handshakes of libpq block; on this queue they delay no other task.
    final class QueueExecutor: SerialExecutor {
        let queue = DispatchQueue(label: "tabpreview.postgresql")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }
#endif
