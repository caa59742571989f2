package dev.quoin.server.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.Turn;
import dev.quoin.server.http.Json;
import dev.quoin.server.room.GameState;
import dev.quoin.server.store.StoredGame;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// Nothing hidden can be told from what is sent: whatever lies on the other rack and in the bag, as long as it
/// fits what the player has seen, the bytes are the same.
class SecrecyTest {

    private static final int PLAYER = 0;

    private final HostedCrossword hosted =
            new HostedCrossword(List.of(), List.of(), Path.of("nowhere"), Optional.empty());

    @Test
    void otherTilesInHiddenPlacesGiveTheSameBytes() {
        for (String variant : List.of("standard", "mini")) {
            for (int seed = 1; seed <= 5; seed++) {
                checkGame(variant, seed);
            }
        }
    }

    private void checkGame(String variant, int seed) {
        Crossword crossword = hosted.ruleset(variant).crossword();
        RandomGenerator chance = new SplittableRandom(seed);
        var agent = CrosswordAgents.catalog()
                .agent(seed % 2 == 0 ? "random" : "greedy")
                .prepare(crossword)
                .create(chance);
        CrosswordPosition position = crossword.start(chance);
        CrosswordPosition start = position;
        var turns = new ArrayList<Turn<CrosswordPosition, CrosswordMove>>();
        while (crossword.outcome(position).isEmpty()) {
            checkSame(crossword, variant, start, turns, chance);
            CrosswordMove move = agent.choose(position.seenBy(position.toMove()), dev.quoin.game.Budget.unlimited());
            CrosswordPosition after = crossword.play(position, move, chance);
            turns.add(Turn.of(position.toMove(), position, move, after));
            position = after;
        }
        assertThat(turns).isNotEmpty();
    }

    private void checkSame(
            Crossword crossword,
            String variant,
            CrosswordPosition start,
            List<Turn<CrosswordPosition, CrosswordMove>> turns,
            RandomGenerator chance) {
        GameState<CrosswordPosition, CrosswordMove> truth =
                new GameState<>(stored(variant), hosted.ruleset(variant), start, turns);
        GameState<CrosswordPosition, CrosswordMove> twin = new GameState<>(
                stored(variant),
                hosted.ruleset(variant),
                redealt(start, Tiles.none(), chance),
                turns.stream().map(turn -> redealt(turn, chance)).toList());

        assertThat(bytes(twin)).isEqualTo(bytes(truth));
        assertThat(new Export(crossword, twin, PLAYER).gcg()).isEqualTo(new Export(crossword, truth, PLAYER).gcg());
        assertThat(new Export(crossword, twin, PLAYER).cgp()).isEqualTo(new Export(crossword, truth, PLAYER).cgp());
    }

    private byte[] bytes(GameState<CrosswordPosition, CrosswordMove> state) {
        return Json.object(json -> new CrosswordView(hosted).write(json, state, PLAYER));
    }

    /// The same turn as the player saw it, with other tiles where the player cannot look.
    private static Turn<CrosswordPosition, CrosswordMove> redealt(
            Turn<CrosswordPosition, CrosswordMove> turn, RandomGenerator chance) {
        boolean own = turn.seat() == PLAYER;
        CrosswordMove move = turn.move();
        Tiles shown = own || !(move instanceof CrosswordMove.Play play) ? Tiles.none() : PlayRules.tilesOf(play);
        CrosswordPosition before = redealt(turn.before(), shown, chance);
        boolean otherTiles = !own && move instanceof CrosswordMove.Exchange;
        CrosswordMove told = otherTiles
                ? new CrosswordMove.Exchange(Bag.draw(
                        before.rack(1), ((CrosswordMove.Exchange) move).tiles().size(), chance))
                : move;
        return Turn.of(turn.seat(), before, told, redealt(turn.after(), Tiles.none(), chance));
    }

    private static CrosswordPosition redealt(CrosswordPosition position, Tiles shown, RandomGenerator chance) {
        CrosswordPosition seen = position.seenBy(PLAYER);
        int size = seen.racks().get(1).size();
        Tiles other = shown.plus(Bag.draw(seen.pool().minus(shown), size - shown.size(), chance));
        return new CrosswordPosition(
                seen.board(),
                List.of(seen.racks().get(0), new Rack.Known(other)),
                seen.pool().minus(other),
                seen.scores(),
                seen.toMove(),
                seen.scorelessTurns(),
                seen.last());
    }

    private static StoredGame stored(String variant) {
        return StoredGame.begun(
                "abcdefghijkl", "crossword", variant, "secret", "me", PLAYER, List.of("", "greedy"), 0, Instant.EPOCH);
    }
}
