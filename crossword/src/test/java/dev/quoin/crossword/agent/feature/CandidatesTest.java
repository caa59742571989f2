package dev.quoin.crossword.agent.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordGreedyAgent;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lookup.WordSearch;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Turn;
import dev.quoin.game.play.GameRunner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CandidatesTest {
    private static final Variant STANDARD = Variants.named("standard");
    private static final Alphabet LATIN = Alphabet.latin();
    private static final Lexicon ENABLE = Lexicons.named("enable", LATIN);
    private static final BingoRacks RACKS = BingoRacks.of(STANDARD, ENABLE);
    private static final FeatureSet EXTENDED = FeatureSet.extended(LATIN);

    private final Candidates twelve = new Candidates(FeatureSet.twelve(), STANDARD, ENABLE, RACKS);
    private final Candidates extended = new Candidates(EXTENDED, STANDARD, ENABLE, RACKS);

    @Test
    void theTwelveFeaturesOfAFirstPlay() {
        CrosswordPosition start = position("AEINQT?", List.of(120, 150));
        var vector = new double[12];
        twelve.load(start);
        CrosswordMove quiet = Crossword.of(STANDARD, ENABLE, 2).notation().read(start, "8D QuIET");
        twelve.read(quiet, 20, vector);

        // 98 letters less AEINQT; 42 vowels less three, 56 consonants less three.
        assertThat(vector[FeatureSet.SCORE_DIFFERENCE]).isEqualTo(-30);
        assertThat(vector[FeatureSet.TILES_IN_BAG]).isEqualTo(86);
        assertThat(vector[FeatureSet.UNSEEN_CONSONANTS_MINUS_VOWELS]).isEqualTo(53 - 39);
        assertThat(vector[FeatureSet.UNSEEN_BLANKS]).isEqualTo(1);
        assertThat(vector[FeatureSet.MOVE_SCORE]).isEqualTo(20);
        assertThat(vector[FeatureSet.LEAVE_LENGTH]).isEqualTo(2);
        assertThat(vector[FeatureSet.LEAVE_CONSONANTS_MINUS_VOWELS]).isZero();
        assertThat(vector[FeatureSet.LEAVE_BLANKS]).isZero();
        assertThat(vector[FeatureSet.LEAVE_BINGO_PROBABILITY]).isBetween(0.1, 0.2);
        assertThat(vector[FeatureSet.LEAVE_EXPECTED_BINGOS]).isGreaterThan(vector[FeatureSet.LEAVE_BINGO_PROBABILITY]);
        // A bingo meets a single tile of the word going down each of its columns; in row 7 and 9 it hooks one tile.
        assertThat(vector[FeatureSet.NEW_BINGO_LANES]).isEqualTo(5 + 2 + 2);
    }

    @Test
    void aWholeRackThatIsAWordIsACertainBingo() {
        CrosswordPosition start = position("AEINRST", List.of(0, 0));
        var vector = new double[12];
        twelve.load(start);
        twelve.read(new Pass(), 0, vector);
        assertThat(vector[FeatureSet.LEAVE_BINGO_PROBABILITY]).isEqualTo(1);
        int words = WordSearch.in(ENABLE).anagrams(start.rack()).size();
        assertThat(vector[FeatureSet.LEAVE_EXPECTED_BINGOS]).isEqualTo(words).isGreaterThan(1);
    }

    @Test
    void candidatesAreAllPlaysAndAllExchanges() {
        Crossword game = Crossword.of(STANDARD, ENABLE, 2);
        for (CrosswordPosition position : positions(game, 3)) {
            extended.load(position);
            var legal = new HashSet<>(game.legalMoves(position));
            var found = new HashSet<CrosswordMove>();
            for (int index = 0; index < extended.size(); index++) {
                found.add(extended.move(index));
            }
            assertThat(legal).containsAll(found);
            legal.removeAll(found);
            // Plays down an empty board are the same as those across.
            assertThat(legal)
                    .allMatch(move ->
                            move instanceof Pass || move instanceof Play play && found.contains(play.transposed()));
        }
    }

    @Test
    void aMoveHasTheSameFeaturesByNumberAndByItself() {
        Crossword game = Crossword.of(STANDARD, ENABLE, 2);
        var byNumber = new double[EXTENDED.size()];
        var byItself = new double[EXTENDED.size()];
        for (CrosswordPosition position : positions(game, 5)) {
            extended.load(position);
            for (int index = 0; index < extended.size(); index++) {
                extended.read(index, byNumber);
                extended.read(extended.move(index), (int) byNumber[FeatureSet.MOVE_SCORE], byItself);
                assertThat(byItself).isEqualTo(byNumber);
            }
        }
    }

    @Test
    void theFirstTwelveOfTheExtendedSetAreTheTwelve() {
        Crossword game = Crossword.of(STANDARD, ENABLE, 2);
        var few = new double[12];
        var many = new double[EXTENDED.size()];
        assertThat(EXTENDED.features().subList(0, 12))
                .isEqualTo(FeatureSet.twelve().features());
        for (CrosswordPosition position : positions(game, 6)) {
            twelve.load(position);
            extended.load(position);
            twelve.read(0, few);
            extended.read(0, many);
            assertThat(many).startsWith(few);
        }
    }

    @Test
    void nothingHiddenIsLookedAt() {
        Crossword game = Crossword.of(STANDARD, ENABLE, 2);
        var known = new double[EXTENDED.size()];
        var seen = new double[EXTENDED.size()];
        for (CrosswordPosition position : positions(game, 7)) {
            extended.load(position);
            int size = extended.size();
            extended.read(size / 2, known);
            extended.load(position.seenBy(position.toMove()));
            extended.read(size / 2, seen);
            assertThat(extended.size()).isEqualTo(size);
            assertThat(seen).isEqualTo(known);
        }
    }

    @Test
    void lettersThatStandTogetherInWordsHaveSynergy() {
        Synergy synergy = RACKS.synergy();
        int q = LATIN.number("Q").orElseThrow();
        int u = LATIN.number("U").orElseThrow();
        int j = LATIN.number("J").orElseThrow();
        assertThat(synergy.of(q, u)).isPositive().isEqualTo(synergy.of(u, q));
        assertThat(synergy.of(q, j)).isNegative();
    }

    private static List<CrosswordPosition> positions(Crossword game, long seed) {
        var chance = new SplittableRandom(seed);
        var agents = List.of(
                new CrosswordGreedyAgent(STANDARD, ENABLE, chance.split()),
                new CrosswordGreedyAgent(STANDARD, ENABLE, chance.split()));
        var transcript = GameRunner.play(game, agents, chance.split());
        List<Turn<CrosswordPosition, CrosswordMove>> turns = transcript.turns();
        var positions = new ArrayList<CrosswordPosition>(List.of(transcript.start()));
        turns.subList(0, turns.size() - 1).forEach(turn -> positions.add(turn.after()));
        return positions;
    }

    private static CrosswordPosition position(String rack, List<Integer> scores) {
        Tiles mine = Tiles.parse(rack, LATIN);
        return new CrosswordPosition(
                Board.empty(15, 15),
                List.of(new Rack.Known(mine), new Rack.Hidden(7)),
                STANDARD.tiles().distribution().minus(mine),
                scores,
                0,
                0,
                new LastTurn.None());
    }
}
