/// Searches and other long computations: which of them run, in which order, and until when.
///
/// Replies in games come first, then analyses, then work in the background. Within each kind, the client that used the
/// least CPU time lately is served first. Start with [dev.quoin.server.work.WorkScheduler].
@NullMarked
package dev.quoin.server.work;

import org.jspecify.annotations.NullMarked;
