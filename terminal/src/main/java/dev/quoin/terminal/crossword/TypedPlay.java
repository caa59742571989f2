package dev.quoin.terminal.crossword;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Parses a play typed by a person.
///
/// Notation distinguishes blanks from tiles by case, but no one should lose a blank to Caps Lock or to
/// typing in lower case. So a word in a single case uses tiles from the rack first and blanks where tiles
/// are missing, in the places that score most; only a word in mixed case (`8D QUiZ`) is taken literally.
final class TypedPlay {
    private final CrosswordMoveText notation;
    private final PlayRules rules;

    TypedPlay(CrosswordMoveText notation, PlayRules rules) {
        this.notation = notation;
        this.rules = rules;
    }

    MoveReading read(Board board, Tiles rack, String typed) {
        String text = typed.strip();
        int gap = text.lastIndexOf(' ') + 1;
        String word = text.substring(gap);
        if (isMixed(word)) {
            return notation.read(board, rack, text);
        }
        MoveReading reading = notation.read(
                board, rack, text.substring(0, gap) + notation.alphabet().upper(word));
        return reading instanceof MoveReading.Read(Play play)
                ? new MoveReading.Read(withBlanks(board, rack, play))
                : reading;
    }

    private static boolean isMixed(String word) {
        return !word.equals(word.toUpperCase(Locale.ROOT)) && !word.equals(word.toLowerCase(Locale.ROOT));
    }

    /// The play with blanks where the rack lacks tiles; unchanged when there are too few blanks.
    private Play withBlanks(Board board, Tiles rack, Play play) {
        int[] missing = PlayRules.tilesOf(play).counts();
        int total = 0;
        for (int number = 1; number < missing.length; number++) {
            missing[number] = Math.max(0, missing[number] - rack.count(number));
            total += missing[number];
        }
        if (total == 0 || total > rack.blanks()) {
            return play;
        }
        var choices = new ArrayList<Play>();
        choose(play, 0, missing, new ArrayList<>(), choices);
        return best(board, rack, choices);
    }

    /// Every way to choose, for each missing letter, which of its places gets the blank.
    private static void choose(Play play, int at, int[] missing, List<Placement> chosen, List<Play> choices) {
        if (at == play.placements().size()) {
            for (int left : missing) {
                if (left > 0) {
                    return;
                }
            }
            choices.add(new Play(play.direction(), chosen));
            return;
        }
        Placement placement = play.placements().get(at);
        int letter = Tile.letter(placement.tile());
        if (missing[letter] > 0) {
            missing[letter]--;
            chosen.add(new Placement(placement.row(), placement.column(), Tile.blankAs(letter)));
            choose(play, at + 1, missing, chosen, choices);
            chosen.removeLast();
            missing[letter]++;
        }
        chosen.add(placement);
        choose(play, at + 1, missing, chosen, choices);
        chosen.removeLast();
    }

    private Play best(Board board, Tiles rack, List<Play> choices) {
        Play best = choices.getFirst();
        int most = -1;
        for (Play choice : choices) {
            if (rules.judge(board, rack, choice) instanceof Verdict.Accepted(var receipt) && receipt.total() > most) {
                most = receipt.total();
                best = choice;
            }
        }
        return best;
    }
}
