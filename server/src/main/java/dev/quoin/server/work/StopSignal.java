package dev.quoin.server.work;

/// Tells a computation when to stop.
@FunctionalInterface
public interface StopSignal {
    /// Whether to stop now, with the result so far. A search asks every few milliseconds; the call returns late when
    /// more urgent work needs the CPU.
    boolean isEnough();
}
