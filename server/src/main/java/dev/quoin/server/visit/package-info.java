/// Clients that visit a server: for its warm-up, for benchmarks and for bots. Start with
/// [dev.quoin.server.visit.WarmUp].
@NullMarked
package dev.quoin.server.visit;

import org.jspecify.annotations.NullMarked;
