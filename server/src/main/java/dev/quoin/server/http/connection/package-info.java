/// Open connections and event streams: how many there are, and which are too slow. Independent of routes and
/// players. Start with [dev.quoin.server.http.connection.OpenConnections].
@NullMarked
package dev.quoin.server.http.connection;

import org.jspecify.annotations.NullMarked;
