package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.ArrayList;
import java.util.List;

/// Boards, racks, plays and word lists for tests, written as text.
final class Scene {
    static final Variant STANDARD = Variants.named("standard");

    private Scene() {}

    static Lexicon words(String... words) {
        var builder = new LexiconBuilder(Alphabet.latin());
        List.of(words).forEach(builder::add);
        return builder.build();
    }

    static Tiles tiles(String text) {
        return Tiles.parse(text, Alphabet.latin());
    }

    /// An empty standard board with words on it: `8G CAT` across, `H7 BAT` down; lower case is a blank.
    static Board board(String... words) {
        Board board = STANDARD.start();
        for (String word : words) {
            String[] parts = word.split(" ");
            Play play = Character.isDigit(parts[0].charAt(0)) ? across(parts[0], parts[1]) : down(parts[0], parts[1]);
            board = board.with(play.placements());
        }
        return board;
    }

    /// Tiles from a square to the right; a dot passes over a square.
    static Play across(String square, String tiles) {
        int letter = square.length() - 1;
        return line(
                Direction.ACROSS,
                Integer.parseInt(square.substring(0, letter)) - 1,
                square.charAt(letter) - 'A',
                tiles);
    }

    /// Tiles from a square downwards; a dot passes over a square.
    static Play down(String square, String tiles) {
        return line(Direction.DOWN, Integer.parseInt(square.substring(1)) - 1, square.charAt(0) - 'A', tiles);
    }

    private static Play line(Direction direction, int row, int column, String tiles) {
        var placements = new ArrayList<Placement>();
        for (int at = 0; at < tiles.length(); at++) {
            if (tiles.charAt(at) != '.') {
                placements.add(new Placement(
                        row + at * direction.rowStep(), column + at * direction.columnStep(), tile(tiles.charAt(at))));
            }
        }
        return new Play(direction, placements);
    }

    static byte tile(char face) {
        int number = Alphabet.latin().number(String.valueOf(face)).orElseThrow();
        return Character.isLowerCase(face) ? Tile.blankAs(number) : Tile.natural(number);
    }

    static TileSource scripted(String drawn) {
        return (seat, bag, count) -> tiles(drawn);
    }

    static CrosswordPosition position(Board board, String bag, String... racks) {
        var held = new ArrayList<Rack>();
        var scores = new ArrayList<Integer>();
        for (String rack : racks) {
            held.add(new Rack.Known(tiles(rack)));
            scores.add(0);
        }
        return new CrosswordPosition(board, held, tiles(bag), scores, 0, 0, new LastTurn.None());
    }
}
