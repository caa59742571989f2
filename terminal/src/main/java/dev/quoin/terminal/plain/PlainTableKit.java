package dev.quoin.terminal.plain;

import dev.quoin.game.Agent;
import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.table.TableKit;
import dev.quoin.terminal.table.TableSetup;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// A [TableKit] for any game, with a plain table.
///
/// @param kit the game
/// @param <P> the position type
/// @param <M> the move type
public record PlainTableKit<P, M>(GameKit<P, M> kit) implements TableKit<P, M> {
    @Override
    public String game() {
        return kit.id();
    }

    @Override
    public GameTable table(TableSetup<P, M> setup) {
        var game = new PlainGame<>(setup);
        var phrases = new PlainPhrases<>(game, kit.title());
        var interpreter = new PlainInterpreter<>(game, phrases, adviser(setup));
        return new GameTable(
                new PlainSitting<>(game, phrases, interpreter),
                new PlainDisplay<>(game, phrases),
                phrases.welcome(setup.name()));
    }

    /// Creates the agent of the highest level, for hints; empty for a game without levels.
    private Optional<Supplier<Agent<P, M>>> adviser(TableSetup<P, M> setup) {
        List<Level> levels = kit.levels();
        return levels.isEmpty()
                ? Optional.empty()
                : Optional.of(() -> GameKits.opponent(kit, strongest(levels).id())
                        .prepare(setup.ruleset().game())
                        .create(setup.random()));
    }

    /// The last level of the ladder; the last one of a game without a ladder.
    private static Level strongest(List<Level> levels) {
        List<Level> ladder =
                levels.stream().filter(level -> level.rung().isPresent()).toList();
        return ladder.isEmpty() ? levels.getLast() : ladder.getLast();
    }
}
