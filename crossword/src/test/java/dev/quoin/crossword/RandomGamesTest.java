package dev.quoin.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Agent;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.Turn;
import dev.quoin.game.play.GameRunner;
import dev.quoin.property.Choices;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What holds at every ply of every game, on games of random moves.
class RandomGamesTest {
    @ParameterizedTest
    @CsvSource({
        "mini, 2, 600",
        "mini, 3, 200",
        "mini, 4, 200",
        "mini7, 2, 100",
        "mini11, 2, 30",
        "standard, 2, 12",
        "standard, 3, 4",
        "standard, 1, 4",
        "wwf, 2, 6",
        "super, 2, 2",
        "daily, 1, 4"
    })
    void invariantsHold(String variant, int players, int games) {
        playAndCheck(variant, players, games);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "mini, 2, 10000",
        "mini, 4, 2000",
        "mini7, 2, 2000",
        "mini11, 3, 300",
        "standard, 2, 1000",
        "wwf, 2, 200"
    })
    void invariantsHoldForThousandsOfGames(String variant, int players, int games) {
        playAndCheck(variant, players, games);
    }

    private static void playAndCheck(String variant, int players, int games) {
        Crossword game = Games.shipped(variant, players);
        Property.check("random games of " + variant + " with " + players + " players", games, choices -> {
            GameRecord<CrosswordPosition, CrosswordMove> transcript = play(game, choices);
            choices.note("moves", transcript.turns().stream().map(Turn::move).toList());
            check(game, transcript);
        });
    }

    private static GameRecord<CrosswordPosition, CrosswordMove> play(Crossword game, Choices choices) {
        Agent<CrosswordPosition, CrosswordMove> random = new RandomAgent<>(game, choices.chance());
        return GameRunner.play(game, Collections.nCopies(game.players(), random), choices.chance());
    }

    private static void check(Crossword game, GameRecord<CrosswordPosition, CrosswordMove> transcript) {
        var scores = new ArrayList<>(Collections.nCopies(game.players(), 0));
        CrosswordPosition before = transcript.start();
        checkTiles(game.variant(), before);
        for (Turn<CrosswordPosition, CrosswordMove> turn : transcript.turns()) {
            CrosswordPosition after = turn.after();
            checkTiles(game.variant(), after);
            scores.set(turn.seat(), scores.get(turn.seat()) + receiptOf(game, before, turn.move()));
            if (game.outcome(after).isEmpty()) {
                assertThat(after.scores()).isEqualTo(scores);
            }
            before = after;
        }
        CrosswordPosition end = transcript.end();
        assertThat(end.scores()).isEqualTo(adjusted(game, end, scores));
        assertThat(transcript.ending()).isInstanceOf(Ending.Finished.class);
    }

    private static int receiptOf(Crossword game, CrosswordPosition before, CrosswordMove move) {
        return move instanceof Play play
                ? game.referee().plays().score(before.board(), play).total()
                : 0;
    }

    /// Board, racks and bag together are always the whole distribution, and racks are full while the bag has
    /// tiles.
    private static void checkTiles(Variant variant, CrosswordPosition position) {
        Tiles all = position.pool().plus(onBoard(position.board()));
        for (int seat = 0; seat < position.players(); seat++) {
            all = all.plus(position.rack(seat));
            int size = position.rack(seat).size();
            assertThat(size).isLessThanOrEqualTo(variant.rackSize());
            assertThat(position.bagSize() == 0 || size == variant.rackSize()).isTrue();
        }
        assertThat(all).isEqualTo(variant.tiles().distribution());
    }

    private static Tiles onBoard(Board board) {
        var counts = new int[Alphabet.MOST_LETTERS + 1];
        for (byte tile : board.tiles()) {
            counts[Tile.rackNumber(tile)] += tile == Tile.EMPTY ? 0 : 1;
        }
        return Tiles.of(counts);
    }

    /// The end of the game reckoned once more, seat by seat.
    private static List<Integer> adjusted(Crossword game, CrosswordPosition end, List<Integer> scores) {
        var left = new ArrayList<Integer>();
        int sum = 0;
        boolean out = false;
        for (int seat = 0; seat < end.players(); seat++) {
            left.add(game.variant().tiles().valueOf(end.rack(seat)));
            sum += left.get(seat);
            out |= end.bagSize() == 0 && end.rack(seat).isEmpty();
        }
        var adjusted = new ArrayList<Integer>();
        for (int seat = 0; seat < end.players(); seat++) {
            int change = -left.get(seat);
            if (out && end.rack(seat).isEmpty()) {
                change = end.players() == 2 ? 2 * sum : sum;
            } else if (out && end.players() == 2) {
                change = 0;
            }
            adjusted.add(scores.get(seat) + change);
        }
        return adjusted;
    }
}
