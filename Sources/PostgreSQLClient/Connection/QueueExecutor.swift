#if PostgreSQL
    import Dispatch

    /// Runs an actor on a queue of its own.
    ///
    /// libpq looks up names and shakes hands for TLS in calls that block; there they hold up nobody else.
    final class QueueExecutor: SerialExecutor {
        let queue = DispatchQueue(label: "tabpreview.postgresql")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }
#endif
