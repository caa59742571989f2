package dev.quoin.terminal.crossword;

import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.terminal.table.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Describes the events of a game in sentences.
final class CrosswordPhrases {
    private final CrosswordTableGame game;
    private final String opponent;
    private final CrosswordMoveText notation;

    /// Creates phrases in which the agent is called `opponent`.
    CrosswordPhrases(CrosswordTableGame game, String opponent) {
        this.game = game;
        this.opponent = opponent;
        this.notation = CrosswordMoveText.of(game.variant().tiles().alphabet());
    }

    /// The name of a seat's player.
    String name(int seat) {
        return seat == game.person() ? "You" : opponent;
    }

    /// The name of the agent.
    String opponent() {
        return opponent;
    }

    /// The agent's name as one word, for a game record.
    String opponentNick() {
        return opponent.toLowerCase(Locale.ROOT).replaceAll("[\\s:]+", "-");
    }

    /// Describes a turn: `Greedy played 8D QUIZ for 48 points.`
    String turn(Turn<CrosswordPosition, CrosswordMove> turn) {
        String who = name(turn.seat());
        return switch (turn.move()) {
            case CrosswordMove.Play play -> who + " played " + played(turn, play);
            case CrosswordMove.Exchange(Tiles tiles) ->
                who + " exchanged " + (turn.seat() == game.person() ? show(tiles) : Count.of(tiles.size(), "tile"))
                        + ".";
            case CrosswordMove.Pass pass -> who + " passed.";
        };
    }

    /// A turn in a few characters, for lists: `8D QUIZ 48`.
    String shortTurn(Turn<CrosswordPosition, CrosswordMove> turn) {
        return switch (turn.move()) {
            case CrosswordMove.Play play ->
                notation.write(turn.before().board(), play)
                        + (isWithdrawn(turn) ? ", challenged off" : " +" + score(turn));
            case CrosswordMove.Exchange(Tiles tiles) ->
                "exchange " + (turn.seat() == game.person() ? show(tiles) : tiles.size());
            case CrosswordMove.Pass pass -> "pass";
        };
    }

    private String played(Turn<CrosswordPosition, CrosswordMove> turn, CrosswordMove.Play play) {
        CrosswordPosition before = turn.before();
        String move = notation.write(before.board(), play);
        if (!isWithdrawn(turn)) {
            return move + " for " + points(score(turn)) + ".";
        }
        String why = game.referee().plays().judge(before.board(), before.rack(), play)
                        instanceof Verdict.Refused(Refusal refusal)
                ? refusal.message()
                : "the play is invalid";
        return move + ". It was challenged: " + why + ". Your tiles come back, and you lose the turn.";
    }

    private static boolean isWithdrawn(Turn<CrosswordPosition, CrosswordMove> turn) {
        return turn.after().last() instanceof LastTurn.Withdrawn;
    }

    /// The result of challenging a valid play.
    String challenge(Turn<CrosswordPosition, CrosswordMove> play) {
        ChallengeRule rule = game.referee().challengeRule();
        String stands = notation.write(play.before().board(), play.move()) + " is valid and stands. ";
        return switch (rule) {
            case VOID, SINGLE -> stands + "The challenge costs nothing.";
            case DOUBLE -> stands + "You lose the turn.";
            case FIVE_POINT, TEN_POINT -> stands + name(play.seat()) + " gets " + points(rule.bonus()) + ".";
        };
    }

    private static int score(Turn<CrosswordPosition, CrosswordMove> turn) {
        return turn.after().last() instanceof LastTurn.Played played ? played.score() : 0;
    }

    /// The scores of both players: `You 120, Greedy 95.`
    String scores() {
        List<Integer> scores = game.position().scores();
        int other = 1 - game.person();
        return "You " + scores.get(game.person()) + ", " + opponent + " " + scores.get(other) + ".";
    }

    /// Scores and bag: `You 120, Greedy 95. 54 tiles in the bag.`
    String standing() {
        return scores() + " " + Count.of(game.position().bagSize(), "tile") + " in the bag.";
    }

    /// How the game ended, in three sentences at most.
    List<String> ending() {
        var sentences = new ArrayList<String>();
        CrosswordPosition end = game.position();
        for (int seat = 0; seat < end.players(); seat++) {
            Tiles left = end.rack(seat);
            if (!left.isEmpty()) {
                int value = game.variant().tiles().valueOf(left);
                sentences.add(name(seat) + " had " + show(left) + " left, worth " + value + ".");
            }
        }
        int spread = end.scores().get(game.person()) - end.scores().get(1 - game.person());
        String result = spread == 0
                ? "A draw."
                : (spread > 0 ? "You win by " : opponent + " wins by ") + Math.abs(spread) + ".";
        sentences.add("The game is over: " + scores() + " " + result);
        return sentences;
    }

    /// The numbers of unseen tiles, by letter and by kind.
    List<String> unseen() {
        Tiles unseen = game.seen().pool();
        var groups = new ArrayList<String>();
        int vowels = 0;
        var alphabet = game.variant().tiles().alphabet();
        for (int number = 1; number <= alphabet.size(); number++) {
            if (unseen.count(number) > 0) {
                groups.add(alphabet.show(Tile.natural(number)).repeat(unseen.count(number)));
                vowels += alphabet.isVowel(number) ? unseen.count(number) : 0;
            }
        }
        if (unseen.blanks() > 0) {
            groups.add("?".repeat(unseen.blanks()));
        }
        int consonants = unseen.size() - unseen.blanks() - vowels;
        return List.of(
                "Unseen " + unseen.size() + ": " + Count.of(vowels, "vowel") + ", " + Count.of(consonants, "consonant")
                        + ", " + Count.of(unseen.blanks(), "blank") + ".",
                String.join(" ", groups));
    }

    String show(Tiles tiles) {
        return tiles.show(game.variant().tiles().alphabet());
    }

    static String points(int points) {
        return Count.of(points, "point");
    }
}
