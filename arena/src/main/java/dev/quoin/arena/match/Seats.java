package dev.quoin.arena.match;

import dev.quoin.game.file.ScratchFolder;
import dev.quoin.game.player.MessageListener;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Workspace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The players of one job of a match. Mutable, not thread-safe; close it to stop their processes.
///
/// A built-in agent, or an external one that is kept, is a single player for all games. Any other external
/// agent is a new player in each game, with a new process and a new folder that are removed after the game.
final class Seats<P, M> implements AutoCloseable {
    private final MatchConfig<P, M> config;
    private final MatchFolder folder;
    private final MessageListener messages;
    private final List<Player<P, M>> lasting = new ArrayList<>();

    /// Creates the players of a job.
    Seats(MatchConfig<P, M> config, MatchFolder folder, MessageListener messages, int job) {
        this.config = config;
        this.folder = folder;
        this.messages = messages;
        for (int contestant = 0; contestant < 2; contestant++) {
            if (!isFresh(contestant)) {
                String name = config.names().get(contestant);
                lasting.add(enter(contestant, folder.work(name, job)));
            }
        }
    }

    private boolean isFresh(int contestant) {
        return config.contestants()
                .get(contestant)
                .isolation()
                .filter(isolation -> !isolation.kept())
                .isPresent();
    }

    private Player<P, M> enter(int contestant, Path place) {
        String name = config.names().get(contestant);
        var workspace = new Workspace(
                place,
                folder.errors(name),
                (player, direction, line) -> messages.heard(name, direction, line),
                List.of(folder.root()));
        return config.contestants().get(contestant).enter(workspace);
    }

    /// Plays a game.
    ///
    /// @param game plays the game with the players, the first contestant first
    <R> R play(Function<List<Player<P, M>>, R> game) {
        var players = new ArrayList<Player<P, M>>();
        var fresh = new ArrayList<Runnable>();
        try {
            int next = 0;
            for (int contestant = 0; contestant < 2; contestant++) {
                if (isFresh(contestant)) {
                    var place = new ScratchFolder();
                    fresh.add(place::close);
                    Player<P, M> player = enter(contestant, place.path());
                    fresh.add(player::close);
                    players.add(player);
                } else {
                    players.add(lasting.get(next++));
                }
            }
            return game.apply(players);
        } finally {
            closeAll(fresh.reversed());
        }
    }

    @Override
    public void close() {
        closeAll(lasting.stream().<Runnable>map(player -> player::close).toList());
    }

    private static void closeAll(List<Runnable> endings) {
        RuntimeException failure = null;
        for (Runnable ending : endings) {
            try {
                ending.run();
            } catch (RuntimeException why) {
                failure = why;
            }
        }
        if (failure != null) {
            throw failure;
        }
    }
}
