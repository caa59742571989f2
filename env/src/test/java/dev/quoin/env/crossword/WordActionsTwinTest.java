package dev.quoin.env.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lookup.WordSearch;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.env.crossword.NaiveWordActions.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WordActionsTwinTest {
    private static final int POSITIONS = 16;

    @Test
    void theMaskAndThePlaysBehindItAreThoseOfTheRules() {
        Table table = Table.mini(Map.of());
        var naive = new NaiveWordActions(table.game, sortedWords(table));
        var random = new SplittableRandom(20);
        for (int round = 0; round < POSITIONS; round++) {
            table.slots.start(0, random.nextLong(), Map.of());
            table.playRandomly(random, random.nextInt(5));
            if (table.isOver()) {
                continue;
            }
            CrosswordPosition position = round % 2 == 0 ? withBlanks(table, round % 4 / 2 + 1) : table.position();
            table.slots.start(0, 1, Map.of("position", position));

            Map<Integer, Way> expected = naive.legal(position);

            var actions = new ArrayList<>(expected.keySet());
            actions.add(table.slots.layout().actions() - 1);
            assertThat(table.legal())
                    .as("round %d: %s", round, position)
                    .containsExactly(
                            actions.stream().mapToInt(Integer::intValue).toArray());
            actions.removeLast();
            for (int sample = 0; sample < 40 && !actions.isEmpty(); sample++) {
                int action = actions.get(random.nextInt(actions.size()));
                check(table, position, action, Objects.requireNonNull(expected.get(action)));
            }
        }
    }

    private static void check(Table table, CrosswordPosition before, int action, Way expected) {
        table.slots.start(0, 1, Map.of("position", before));
        table.slots.act(0, action);
        Board board = before.board().with(expected.play().placements());
        assertThat(table.position().board().tiles()).as("action %d", action).isEqualTo(board.tiles());
        assertThat(table.slots.reward(0))
                .as("action %d", action)
                .satisfies(reward -> assertThat(table.isOver() || reward == expected.score() / 10f)
                        .isTrue());
    }

    /// The position with so many tiles of the rack to move swapped for blanks of nowhere.
    private static CrosswordPosition withBlanks(Table table, int blanks) {
        CrosswordPosition position = table.position();
        int[] counts = position.rack().counts();
        for (int number = 1; number < counts.length && counts[0] < blanks; number++) {
            if (counts[number] > 0) {
                counts[number]--;
                counts[0]++;
            }
        }
        List<Rack> racks = new ArrayList<>(position.racks());
        racks.set(position.toMove(), new Rack.Known(Tiles.of(counts)));
        return new CrosswordPosition(
                position.board(),
                racks,
                position.pool(),
                position.scores(),
                position.toMove(),
                position.scorelessTurns(),
                position.last());
    }

    private static List<String> sortedWords(Table table) {
        var words = new ArrayList<String>();
        for (int length = 1; length <= 5; length++) {
            words.addAll(WordSearch.in(table.game.lexicon()).ofLength(length));
        }
        words.sort(String::compareTo);
        assertThat(words).hasSize(table.game.lexicon().wordCount());
        return words;
    }
}
