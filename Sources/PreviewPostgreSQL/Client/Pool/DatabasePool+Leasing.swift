#if PostgreSQL
    import Dispatch
    import Foundation
    import Synchronization

    extension DatabasePool {
        /// The deadline of a caller that begins to wait now: in an outage, that of one that began at its start.
        var deadline: ContinuousClock.Instant {
            guard case .unreachable(let since, _) = availability else { return .now + limits.wait }
            return .now + limits.wait - min(.seconds(max(0, Date().timeIntervalSince(since))), limits.wait)
        }

        /// Returns a connection that works, as far as can be determined without a request to the server.
        func lease(until deadline: ContinuousClock.Instant) async throws(PostgreSQLError) -> PoolState.Lease {
            while true {
                let lease = try await next(until: deadline).get()
                if !lease.wasUsed { return lease }
                if await lease.connection.isUsable { return lease }
                await giveBack(lease)
            }
        }

        /// Returns a connection to the pool, which leases it again or closes it.
        func giveBack(_ lease: PoolState.Lease) async {
            let isUsable = await lease.connection.settle()
            let waiter = state.withLock { $0.returned(lease.connection, isUsable: isUsable) }
            waiter?.resume(returning: .success(PoolState.Lease(connection: lease.connection, wasUsed: true)))
            openMore()
            planSweep()
        }

        private func next(until deadline: ContinuousClock.Instant) async -> Result<PoolState.Lease, PostgreSQLError> {
            let id = state.withLock { $0.nextNumber() }
            return await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let result: Result<PoolState.Lease, PostgreSQLError>? = state.withLock { state in
                        if state.isClosed { return .failure(.closed) }
                        if let lease = state.takeIdle() { return .success(lease) }
                        state.append(id, continuation)
                        return nil
                    }
                    if let result { return continuation.resume(returning: result) }
                    openMore()
                    expire(id, at: deadline)
                    // A cancellation that came earlier found no waiter to refuse.
                    if Task.isCancelled { refuse(id, .cancelled) }
                }
            } onCancel: {
                refuse(id, .cancelled)
            }
        }

        private func expire(_ id: Int, at deadline: ContinuousClock.Instant) {
            let wait = ContinuousClock.now.duration(to: deadline)
            guard wait > .zero else { return refuse(id, lateness) }
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(wait.milliseconds))) { [weak self] in
                guard let self else { return }
                refuse(id, lateness)
            }
        }

        /// The error for a caller that got no connection in time.
        private var lateness: PostgreSQLError {
            guard case .unreachable(let since, let reason) = availability else {
                let isExhausted = state.withLock { $0.open } >= limits.maximum
                return isExhausted ? .exhausted(maximum: limits.maximum) : .cannotConnect(reason: "it takes too long")
            }
            return .unreachable(since: since, reason: reason)
        }

        private func refuse(_ id: Int, _ error: PostgreSQLError) {
            state.withLock { $0.removeWaiter(id) }?.resume(returning: .failure(error))
        }

        private func planSweep() {
            guard state.withLock({ $0.planSweep(limits) }) else { return }
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(limits.idle.milliseconds))) {
                [weak self] in
                guard let self else { return }
                state.withLock { $0.sweep(limits) }
                planSweep()
            }
        }
    }
#endif
