/// What a game brings so that matches, servers and tables can play it without knowing it. Start with
/// [dev.quoin.game.kit.GameKit].
@NullMarked
package dev.quoin.game.kit;

import org.jspecify.annotations.NullMarked;
