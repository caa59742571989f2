package dev.quoin.terminal.table;

import dev.quoin.game.kit.GameKit;
import java.util.Optional;
import java.util.ServiceLoader;

/// Creates tables for a game, with its own board, commands and keys.
///
/// Kits are found by [ServiceLoader]: list yours in `META-INF/services/dev.quoin.terminal.table.TableKit`. A
/// game without one is played on a plain table.
///
/// @param <P> the position type
/// @param <M> the move type
public interface TableKit<P, M> {
    /// Returns the id of the [GameKit] it belongs to.
    String game();

    /// Creates a table for a game.
    ///
    /// @throws IllegalArgumentException when these players cannot use such a table; the message says why
    GameTable table(TableSetup<P, M> setup);

    /// Finds the kit of a game; empty when it has none.
    @SuppressWarnings("unchecked")
    static <P, M> Optional<TableKit<P, M>> of(GameKit<P, M> game) {
        // A table of this game has the game's position and move types.
        return ServiceLoader.load(TableKit.class, TableKit.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(kit -> kit.game().equals(game.id()))
                .findFirst()
                .map(kit -> (TableKit<P, M>) kit);
    }
}
