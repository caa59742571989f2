/// Scheduling of searches and other long computations: which of them run, in which order, and for how long.
///
/// Replies in games come first, then analyses, then background work. Within each kind, the client that has
/// used the least CPU time recently is served first. Start with [dev.quoin.server.work.WorkScheduler].
@NullMarked
package dev.quoin.server.work;

import org.jspecify.annotations.NullMarked;
