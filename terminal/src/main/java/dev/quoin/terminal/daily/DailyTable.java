package dev.quoin.terminal.daily;

import dev.quoin.crossword.variant.Variants;
import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;
import dev.quoin.terminal.daily.client.DailyMessages.Result;
import dev.quoin.terminal.daily.client.DailyServer;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.tiles.RackOrder;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// Creates the table of a daily game. The server stores the game, however the person leaves.
public final class DailyTable {
    private DailyTable() {}

    /// Creates a table for a game; its variant must be one of [Variants#names].
    ///
    /// @param shared the text of a result for sharing
    /// @param chance shuffles the rack
    public static GameTable of(
            DailyServer server,
            GameMessage begun,
            Function<Result, List<String>> shared,
            RandomGenerator chance,
            String welcome) {
        var game = new RemoteGame(server, Variants.named(begun.variant()), begun);
        var rackOrder = new RackOrder(game.alphabet());
        rackOrder.follow(game.rack());
        var interpreter = new DailyInterpreter(game, rackOrder, chance);
        return new GameTable(
                new DailySitting(game, interpreter, shared), new DailyDisplay(game, rackOrder, interpreter), welcome);
    }
}
