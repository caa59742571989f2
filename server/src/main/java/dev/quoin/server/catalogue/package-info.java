/// The games that can be played, and the list of a player's games. Start with
/// [dev.quoin.server.catalogue.CatalogueRoutes].
@NullMarked
package dev.quoin.server.catalogue;

import org.jspecify.annotations.NullMarked;
