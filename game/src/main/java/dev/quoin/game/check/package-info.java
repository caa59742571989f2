/// Conformance tests for games: random playthroughs that test the contract of [dev.quoin.game.Game]. Start
/// with [dev.quoin.game.check.GameChecker].
@NullMarked
package dev.quoin.game.check;

import org.jspecify.annotations.NullMarked;
