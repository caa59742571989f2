/// What can be played, and a player's games of every kind. Start with [dev.quoin.server.catalogue.CatalogueRoutes].
@NullMarked
package dev.quoin.server.catalogue;

import org.jspecify.annotations.NullMarked;
