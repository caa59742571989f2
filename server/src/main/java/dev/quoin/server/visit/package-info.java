/// Clients that visit a server: for its warm-up, and for benchmarks. Start with [dev.quoin.server.visit.WarmUp].
@NullMarked
package dev.quoin.server.visit;

import org.jspecify.annotations.NullMarked;
