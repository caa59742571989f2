/// Games between agents in the browser, and the results of matches. Start with
/// [dev.quoin.server.watch.WatchRoutes].
@NullMarked
package dev.quoin.server.watch;

import org.jspecify.annotations.NullMarked;
