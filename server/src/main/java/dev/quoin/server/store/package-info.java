/// The database of the server: SQLite in a file by default, or PostgreSQL, with the same SQL for both.
///
/// To store more, add a file `V2__….sql`, `V3__….sql` to the resources of this package, in SQL that both
/// databases accept (TEXT, INTEGER, BIGINT, `ON CONFLICT`), and never change an older one. Then add a class
/// next to [dev.quoin.server.store.Games] that uses [dev.quoin.server.store.Database#read] and
/// [dev.quoin.server.store.Database#write]. Changes are always committed before the response is sent.
///
/// Several servers may share a PostgreSQL database: a change of a game is conditional on its revision,
/// background work is assigned by [dev.quoin.server.store.Leases], and changes are announced through
/// [dev.quoin.server.store.Announcements]. Start with [dev.quoin.server.store.Database].
@NullMarked
package dev.quoin.server.store;

import org.jspecify.annotations.NullMarked;
