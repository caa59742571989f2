package dev.quoin.terminal.table;

import dev.quoin.game.kit.GameKit;
import java.util.Optional;
import java.util.ServiceLoader;

/// How a game is put on a table: with a board, commands and keys of its own.
///
/// Kits are found by [ServiceLoader]: list yours in `META-INF/services/dev.quoin.terminal.table.TableKit`. A game
/// without
/// one is played on a plain table.
///
/// @param <P> a position
/// @param <M> a move
public interface TableKit<P, M> {
    /// The id of the [GameKit] that it belongs to.
    String game();

    /// A game that is ready to be played.
    ///
    /// @throws IllegalArgumentException when these players cannot sit at such a table; the message says why
    GameTable table(TableSetup<P, M> setup);

    /// The kit of a game, empty when it has none.
    @SuppressWarnings("unchecked")
    static <P, M> Optional<TableKit<P, M>> of(GameKit<P, M> game) {
        // A table of this game has its positions and moves.
        return ServiceLoader.load(TableKit.class, TableKit.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(kit -> kit.game().equals(game.id()))
                .findFirst()
                .map(kit -> (TableKit<P, M>) kit);
    }
}
