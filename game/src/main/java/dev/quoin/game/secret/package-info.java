/// HMAC keys for tokens that others must not guess or forge.
@NullMarked
package dev.quoin.game.secret;

import org.jspecify.annotations.NullMarked;
