/// Environments for any game with a [dev.quoin.game.kit.GameKit] and an [dev.quoin.game.kit.ActionEncoding].
/// Start with [dev.quoin.env.game.GameEnvironments].
@NullMarked
package dev.quoin.env.game;

import org.jspecify.annotations.NullMarked;
