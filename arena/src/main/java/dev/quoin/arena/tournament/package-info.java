/// Tournament formats: the pairings of each round, and the standings. Start with
/// [dev.quoin.arena.tournament.TournamentFormat].
@NullMarked
package dev.quoin.arena.tournament;

import org.jspecify.annotations.NullMarked;
