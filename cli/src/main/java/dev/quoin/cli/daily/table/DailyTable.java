package dev.quoin.cli.daily.table;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.daily.client.DailyServer;
import dev.quoin.cli.daily.client.DailyMessages.GameMessage;
import dev.quoin.cli.daily.client.DailyMessages.Result;
import dev.quoin.cli.table.TableOption;
import dev.quoin.cli.table.tiles.RackOrder;
import dev.quoin.crossword.variant.Variants;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// Plays a daily game that a server keeps, at a screen or in lines.
///
/// @param shared how a result is told to others
public record DailyTable(Console console, TableOption option, Function<Result, List<String>> shared) {
    /// Plays until the person leaves, and returns the exit code; the game stays on the server however it ends.
    public int play(DailyServer server, GameMessage begun, RandomGenerator chance, String welcome) {
        if (!Variants.names().contains(begun.variant())) {
            throw new BadInput("the server plays the variant '" + begun.variant()
                    + "', which this version of quoin does not know; a newer one may");
        }
        var game = new RemoteGame(server, Variants.named(begun.variant()), begun);
        var rackOrder = new RackOrder(game.alphabet());
        rackOrder.follow(game.rack());
        var interpreter = new DailyInterpreter(game, rackOrder, chance);
        int code = option.play(
                console,
                new DailySitting(game, interpreter, shared),
                new DailyDisplay(game, rackOrder, interpreter),
                welcome);
        return code == ExitCode.FINE && server.isSilent() ? ExitCode.BAD_INPUT : code;
    }
}
