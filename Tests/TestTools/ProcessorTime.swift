import CLibrary

/// The time that the processor spent on a closure: other work on the machine, which no test can know, is no part of it.
package func processorTime(_ body: () throws -> Void) rethrows -> Duration {
    let start = spentByThread()
    try body()
    return spentByThread() - start
}

private func spentByThread() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
