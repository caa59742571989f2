/// What the server keeps: SQLite in a file by default, PostgreSQL by configuration, one SQL for both.
///
/// To keep more: a further file `V2__….sql`, `V3__….sql` in the resources of this package, in SQL that both
/// databases take (TEXT, INTEGER, BIGINT, `ON CONFLICT`), never a change of an older one; and a class beside
/// [dev.quoin.server.store.Games] that uses [dev.quoin.server.store.Database#read] and
/// [dev.quoin.server.store.Database#write]. What has been answered to a player has been committed before.
///
/// Several servers may share a PostgreSQL: a change of a game is conditional on its revision, work without a request is
/// taken by [dev.quoin.server.store.Leases], and changes are heard through [dev.quoin.server.store.Announcements].
/// Start
/// with [dev.quoin.server.store.Database].
@NullMarked
package dev.quoin.server.store;

import org.jspecify.annotations.NullMarked;
