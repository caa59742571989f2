/// A conformance kit for games: random playthroughs that prove the contract of [dev.quoin.game.Game]. Start with
/// [dev.quoin.game.check.GameChecker].
@NullMarked
package dev.quoin.game.check;

import org.jspecify.annotations.NullMarked;
