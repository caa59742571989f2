/// Ratings of people on the scale of a game's levels. Start with [dev.quoin.game.rating.PlayerRating].
@NullMarked
package dev.quoin.game.rating;

import org.jspecify.annotations.NullMarked;
