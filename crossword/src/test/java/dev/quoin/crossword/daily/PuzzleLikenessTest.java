package dev.quoin.crossword.daily;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.daily.line.BestPlay;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PuzzleLikenessTest {
    private static final Alphabet LATIN = Alphabet.latin();
    private static final DailyLetters RULES = DailyLetters.of(DailyEdition.FIRST);
    private static final LocalDate DAY = LocalDate.of(2026, 11, 15);
    private static final int SUPER = 21;

    /// A position of a puzzle: what a player would like to have analyzed.
    private record Asked(Board board, Tiles rack) {}

    /// The positions of a game with the best play or any other in each turn.
    private static List<Asked> positions(DailyPuzzle puzzle, SplittableRandom chance) {
        var found = new ArrayList<Asked>();
        DailyGame game = RULES.start(puzzle);
        while (!game.isOver()) {
            found.add(new Asked(game.position().board(), game.position().rack()));
            game = RULES.play(game, move(game, chance)).game();
        }
        return found;
    }

    private static CrosswordMove move(DailyGame game, SplittableRandom chance) {
        if (chance.nextInt(3) == 0) {
            return BestPlay.of(RULES)
                    .in(game)
                    .<CrosswordMove>map(DailyTurn.Played::play)
                    .orElseGet(CrosswordMove.Pass::new);
        }
        var generator = new MoveGenerator(RULES.lexicon(), RULES.variant());
        var plays = new PlayBuffer();
        generator.load(game.position().board());
        generator.all(game.position().rack(), plays);
        return plays.size() == 0
                ? new CrosswordMove.Pass()
                : plays.play(chance.nextInt(plays.size()), game.position().board());
    }

    /// One of the eight ways to turn and mirror a board, laid somewhere on a board of another size.
    private static Board dressed(Board board, int symmetry, int size, int down, int right) {
        var placements = new ArrayList<Placement>();
        int last = board.rows() - 1;
        for (int row = 0; row <= last; row++) {
            for (int column = 0; column <= last; column++) {
                if (board.hasTile(row, column)) {
                    int r = (symmetry & 1) == 0 ? row : last - row;
                    int c = (symmetry & 2) == 0 ? column : last - column;
                    placements.add(
                            (symmetry & 4) == 0
                                    ? new Placement(r + down, c + right, board.at(row, column))
                                    : new Placement(c + down, r + right, board.at(row, column)));
                }
            }
        }
        return Board.empty(size, size).with(placements);
    }

    @Test
    void everyPositionOfThePuzzleIsRecognizedHoweverItIsTurnedOrShifted() {
        var chance = new SplittableRandom(1);
        for (int day = 0; day < 8; day++) {
            DailyPuzzle puzzle = DailyPuzzle.of(DAY.plusDays(day));
            var likeness = new PuzzleLikeness(puzzle);
            for (Asked asked : positions(puzzle, chance)) {
                for (int symmetry = 0; symmetry < 8; symmetry++) {
                    assertThat(likeness.covers(dressed(asked.board(), symmetry, 15, 0, 0), asked.rack(), LATIN))
                            .isTrue();
                    Board shifted = dressed(asked.board(), symmetry, SUPER, chance.nextInt(7), chance.nextInt(7));
                    assertThat(likeness.covers(shifted, asked.rack(), LATIN)).isTrue();
                }
            }
        }
    }

    @Test
    void neitherBlanksNorTheRackNorMoreTilesHideIt() {
        DailyPuzzle puzzle = DailyPuzzle.of(DAY);
        var likeness = new PuzzleLikeness(puzzle);
        for (Asked asked : positions(puzzle, new SplittableRandom(2))) {
            for (String rack : List.of("", "E", "??", "NTEO??Q", "NTEOQNEXZ", "ZZZZZZZ")) {
                assertThat(likeness.covers(asked.board(), Tiles.parse(rack, LATIN), LATIN))
                        .isTrue();
            }
            assertThat(likeness.covers(withBlanks(asked.board()), asked.rack(), LATIN))
                    .isTrue();
            Board more = asked.board().with(List.of(new Placement(0, 0, Tile.natural(1))));
            assertThat(likeness.covers(more, asked.rack(), LATIN)).isTrue();
        }
    }

    private static Board withBlanks(Board board) {
        byte[] tiles = board.tiles();
        for (int at = 0; at < tiles.length; at++) {
            tiles[at] = tiles[at] == Tile.EMPTY ? Tile.EMPTY : Tile.blankAs(Tile.letter(tiles[at]));
        }
        return Board.of(board.rows(), board.columns(), tiles);
    }

    @Test
    void aLetterOfTheWordMayNotBeChangedOrLeftOut() {
        for (int day = 0; day < 8; day++) {
            DailyPuzzle puzzle = DailyPuzzle.of(DAY.plusDays(day));
            var likeness = new PuzzleLikeness(puzzle);
            for (Asked asked : positions(puzzle, new SplittableRandom(day))) {
                for (int at = 0; at < puzzle.word().length(); at++) {
                    for (byte tile : new byte[] {Tile.EMPTY, Tile.natural(26)}) {
                        byte[] tiles = asked.board().tiles();
                        int row = puzzle.row() + at * puzzle.direction().rowStep();
                        int column = puzzle.column() + at * puzzle.direction().columnStep();
                        tiles[row * 15 + column] = tile;
                        assertThat(likeness.covers(Board.of(15, 15, tiles), asked.rack(), LATIN))
                                .isTrue();
                    }
                }
            }
        }
    }

    @Test
    void aWordLikeItWithOtherTilesIsNotTakenForIt() {
        var likeness = new PuzzleLikeness(DailyPuzzle.of(LocalDate.of(2026, 1, 1)));
        Board parson = word("PARSON");
        assertThat(likeness.covers(parson, Tiles.parse("ANODEBQ", LATIN), LATIN))
                .isTrue();
        assertThat(likeness.covers(parson, Tiles.parse("GHIUSTY", LATIN), LATIN))
                .isFalse();
        assertThat(likeness.covers(word("PRISON"), Tiles.parse("GHIUSTY", LATIN), LATIN))
                .isFalse();
    }

    private static Board word(String text) {
        var placements = new ArrayList<Placement>();
        for (int at = 0; at < text.length(); at++) {
            placements.add(new Placement(7, 4 + at, Tile.natural(text.charAt(at) - 'A' + 1)));
        }
        return Board.empty(15, 15).with(placements);
    }

    @Test
    void positionsOfOtherGamesAreHardlyEverTakenForIt() {
        List<PuzzleLikeness> puzzles = new ArrayList<>();
        for (int day = 0; day < 100; day++) {
            puzzles.add(new PuzzleLikeness(DailyPuzzle.of(DAY.plusDays(day))));
        }
        int asked = 0;
        int taken = 0;
        for (Asked position : ordinaryGames(10)) {
            for (PuzzleLikeness likeness : puzzles) {
                asked++;
                taken += likeness.covers(position.board(), position.rack(), LATIN) ? 1 : 0;
            }
        }
        assertThat(asked).isGreaterThan(15_000);
        assertThat(taken).as("of %s", asked).isLessThan(asked / 500);
    }

    /// The positions of games in which everybody plays what scores most.
    private static List<Asked> ordinaryGames(int games) {
        Variant variant = Variants.named("standard");
        var lexicon = Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
        Referee referee = Referee.of(variant, lexicon);
        var generator = new MoveGenerator(lexicon, variant);
        var found = new ArrayList<Asked>();
        for (int seed = 0; seed < games; seed++) {
            TileSource source = TileSource.random(new SplittableRandom(seed));
            CrosswordPosition position = referee.start(2, source);
            while (!referee.isOver(position)) {
                found.add(new Asked(position.board(), position.rack()));
                var plays = new PlayBuffer();
                generator.load(position.board());
                generator.best(position.rack(), plays);
                CrosswordMove move = plays.size() == 0 ? new CrosswordMove.Pass() : plays.play(0, position.board());
                position = referee.play(position, move, source);
            }
        }
        return found;
    }
}
