package dev.quoin.server.work;

/// Signals a computation when to stop.
@FunctionalInterface
public interface StopSignal {
    /// Returns whether to stop now, with the result so far. A search calls it every few milliseconds; the
    /// call blocks while more urgent work needs the CPU.
    boolean isEnough();
}
