package dev.quoin.terminal.crossword;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.notation.gcg.GcgGame;
import dev.quoin.crossword.notation.gcg.GcgWriter;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.game.Refusal;
import dev.quoin.terminal.crossword.CrosswordTableGame.Unsent;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.SavedFile;
import dev.quoin.terminal.table.Vocabulary;
import dev.quoin.terminal.table.Vocabulary.Entry;
import dev.quoin.terminal.tiles.RackOrder;
import dev.quoin.terminal.tiles.SpokenTileBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/// Executes the commands that a person types. One per game; not thread-safe.
final class CrosswordInterpreter {
    private static final int HINTS = 5;
    private static final int MOST_HINTS = 50;
    /// The place of `challenge` in the help.
    private static final int AFTER_PASS = 5;

    private final CrosswordTableGame game;
    private final Lexicon lexicon;
    private final CrosswordPhrases phrases;
    private final IntFunction<List<Play>> hints;
    private final RackOrder rackOrder;
    private final RandomGenerator chance;
    private final CrosswordMoveText notation;
    private final TypedPlay typedPlay;
    private final SpokenTileBoard spoken;
    private final SavedFile saved = new SavedFile(".gcg");
    private final Vocabulary vocabulary;
    private List<Play> hinted = List.of();

    /// Creates an interpreter for one game.
    ///
    /// @param hints returns the best plays in the current position, up to a number
    /// @param chance shuffles the rack
    CrosswordInterpreter(
            CrosswordTableGame game,
            Lexicon lexicon,
            CrosswordPhrases phrases,
            IntFunction<List<Play>> hints,
            RackOrder rackOrder,
            RandomGenerator chance) {
        this.game = game;
        this.lexicon = lexicon;
        this.phrases = phrases;
        this.hints = hints;
        this.rackOrder = rackOrder;
        this.chance = chance;
        this.notation = CrosswordMoveText.of(game.variant().tiles().alphabet());
        this.typedPlay = new TypedPlay(notation, game.referee().plays());
        this.spoken = new SpokenTileBoard(game);
        this.vocabulary = new Vocabulary(entries());
    }

    private List<Entry> entries() {
        var entries = new ArrayList<>(List.of(
                new Entry(List.of("send"), "", "play the tiles", rest -> send()),
                new Entry(List.of("undo", "back"), "", "take tiles back", rest -> undo()),
                new Entry(List.of("hint", "hints"), "K", "best; 1 places it", this::hint),
                new Entry(List.of("exchange", "exch"), "AEI", "exchange tiles", this::exchange),
                new Entry(List.of("pass"), "", "pass the turn", rest -> move(new CrosswordMove.Pass())),
                new Entry(List.of("skip"), "", "exchange, or pass", rest -> move(game.skip())),
                new Entry(List.of("shuffle"), "", "reorder the rack", rest -> shuffle()),
                new Entry(List.of("unseen", "u"), "", "unseen tiles", rest -> Answer.of(phrases.unseen())),
                new Entry(List.of("check"), "WORD", "check a word", this::check),
                new Entry(List.of("moves"), "", "all moves so far", rest -> moves()),
                new Entry(List.of("last", "l"), "", "the last move", rest -> last()),
                new Entry(List.of("rack", "r"), "", "your tiles", rest -> Answer.of(spoken.rack(rackOrder.faces()))),
                new Entry(List.of("score", "p"), "", "scores and bag", rest -> Answer.of(phrases.standing())),
                new Entry(List.of("row", "s", "column"), "8", "read row 8 or row H", spoken::line),
                new Entry(List.of("save"), "FILE", "save a GCG file", this::save),
                new Entry(List.of("help", "?"), "", "this list", rest -> Answer.of(help())),
                new Entry(List.of("quit", "exit", "q"), "", "leave", rest -> Answer.leave())));
        if (game.referee().challengeRule() != ChallengeRule.VOID) {
            entries.add(AFTER_PASS, new Entry(List.of("challenge"), "", "challenge last play", rest -> challenge()));
        }
        return entries;
    }

    /// Executes a line; a line that is not a command is a play.
    Answer answer(String line) {
        String text = line.strip();
        if (text.isEmpty()) {
            return game.unsent().isPresent() ? send() : Answer.of();
        }
        return vocabulary.answer(text).orElseGet(() -> placed(text));
    }

    private Answer placed(String text) {
        return text.chars().allMatch(c -> c >= '0' && c <= '9') ? placeHint(text) : place(text);
    }

    /// The main word of every command, for completion.
    List<String> words() {
        return vocabulary.words();
    }

    List<String> help() {
        var lines = new ArrayList<String>();
        lines.add("8D WORD     across from 8D");
        lines.add("D8 WORD     down; Enter plays");
        lines.addAll(vocabulary.help());
        return lines;
    }

    /// The verdict on the unsent play, with the calculation of its score.
    List<String> preview(Unsent unsent) {
        String move = notation.write(game.board(), unsent.play());
        return switch (unsent.verdict()) {
            case Verdict.Accepted(Receipt receipt) ->
                List.of(
                        move + " scores " + CrosswordPhrases.points(receipt.total()) + condition()
                                + ". Enter plays it, undo takes it back.",
                        receipt.toString());
            case Verdict.Refused(Refusal refusal) ->
                List.of(move + " is not valid (" + refusal.reason().code() + "): " + refusal.message() + ".");
        };
    }

    private String condition() {
        return game.referee().challengeRule() == ChallengeRule.VOID ? "" : " if its words are valid";
    }

    private Answer place(String text) {
        if (!game.isPersonsTurn()) {
            return Answer.refusal("The game is over.");
        }
        return switch (typedPlay.read(game.board(), game.rack(), text)) {
            case MoveReading.Read(Play play) -> placed(game.place(play));
            case MoveReading.Read(CrosswordMove other) -> move(other);
            case MoveReading.Refused(Refusal refusal)
            when refusal.reason() == CrosswordReason.UNREADABLE ->
                Answer.refusal("Invalid move (" + CrosswordReason.UNREADABLE.code() + "): '" + text
                        + "' is neither a command nor a play such as 8D WORD. Type help for a list of"
                        + " commands.");
            case MoveReading.Refused(Refusal refusal) -> refused(refusal);
        };
    }

    private Answer placed(Unsent unsent) {
        return switch (unsent.verdict()) {
            case Verdict.Accepted accepted -> Answer.of(preview(unsent));
            case Verdict.Refused(Refusal refusal) -> refused(refusal);
        };
    }

    private static Answer refused(Refusal refusal) {
        return Answer.refusal("Invalid move (" + refusal.reason().code() + "): " + refusal.message() + ".");
    }

    private Answer send() {
        Optional<Unsent> unsent = game.unsent();
        if (unsent.isEmpty()) {
            return Answer.refusal("No tiles are placed. Place some first, for example 8D WORD.");
        }
        return move(unsent.get().play());
    }

    private Answer undo() {
        return game.takeBack() ? Answer.of("The tiles are back on your rack.") : Answer.refusal("No tiles are placed.");
    }

    private Answer move(CrosswordMove move) {
        Optional<Refusal> refusal = game.refusal(move);
        if (refusal.isPresent()) {
            return refused(refusal.get());
        }
        hinted = List.of();
        return Answer.moved(phrases.turn(game.move(move)));
    }

    private Answer challenge() {
        var play = game.challengeable();
        if (play.isEmpty()) {
            return Answer.refusal("There is no play to challenge.");
        }
        game.challenge();
        String came = phrases.challenge(play.get());
        return game.isPersonsTurn() ? Answer.of(came) : Answer.moved(came);
    }

    private Answer exchange(String tiles) {
        return switch (notation.read(game.board(), "exch " + tiles)) {
            case MoveReading.Read(CrosswordMove move) -> move(move);
            case MoveReading.Refused(Refusal refusal) -> refused(refusal);
        };
    }

    private Answer hint(String wanted) {
        if (!game.isPersonsTurn()) {
            return Answer.refusal("The game is over.");
        }
        int count = wanted.isEmpty() ? HINTS : Vocabulary.number(wanted, MOST_HINTS);
        if (count == 0) {
            return Answer.refusal("hint takes a number from 1 to " + MOST_HINTS + ", got '" + wanted + "'.");
        }
        hinted = hints.apply(count);
        if (hinted.isEmpty()) {
            return Answer.of("There is no legal play. Exchange or pass.");
        }
        var lines = new ArrayList<String>();
        for (Play play : hinted) {
            int score = game.referee().plays().score(game.board(), play).total();
            lines.add((lines.size() + 1) + ". " + notation.write(game.board(), play) + " " + score);
        }
        return Answer.of(lines);
    }

    private Answer placeHint(String number) {
        int index = Vocabulary.number(number, hinted.size());
        return index == 0
                ? Answer.refusal("There is no hint number " + number + ". Type hint for a list.")
                : placed(game.place(hinted.get(index - 1)));
    }

    private Answer shuffle() {
        rackOrder.shuffle(chance);
        return Answer.of(spoken.rack(rackOrder.faces()));
    }

    private Answer check(String word) {
        if (word.isEmpty()) {
            return Answer.refusal("check takes a word, for example check QUIZ.");
        }
        String shown = word.toUpperCase(Locale.ROOT);
        return Answer.of(shown + (lexicon.contains(word) ? " is a valid word." : " is not a valid word."));
    }

    private Answer moves() {
        var lines = new ArrayList<String>();
        for (var turn : game.turns()) {
            lines.add((lines.size() + 1) + ". " + phrases.name(turn.seat()) + ": " + phrases.shortTurn(turn));
        }
        return lines.isEmpty() ? Answer.of("There are no moves yet.") : Answer.of(lines);
    }

    private Answer last() {
        return game.turns().isEmpty()
                ? Answer.of("There are no moves yet.")
                : Answer.of(phrases.turn(game.turns().getLast()));
    }

    private Answer save(String file) {
        String title = "quoin play crossword, variant " + game.variant().name();
        GcgGame record =
                GcgWriter.write(game.record(title, phrases.opponentNick()), game.variant(), GcgWriter.Viewer.ALL);
        return saved.save(file, record.show());
    }
}
