package dev.quoin.terminal.daily;

import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.game.Refusal;
import dev.quoin.terminal.daily.RemoteGame.Unsent;
import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;
import dev.quoin.terminal.daily.client.DailyMessages.PlayerMessage;
import dev.quoin.terminal.daily.client.DailyMessages.Preview;
import dev.quoin.terminal.daily.client.DailyMessages.TurnMessage;
import dev.quoin.terminal.daily.client.Declined;
import dev.quoin.terminal.daily.client.MoveReply;
import dev.quoin.terminal.daily.client.Unreachable;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Count;
import dev.quoin.terminal.table.Vocabulary;
import dev.quoin.terminal.table.Vocabulary.Entry;
import dev.quoin.terminal.tiles.RackOrder;
import dev.quoin.terminal.tiles.SpokenTileBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Executes the commands that a person types by asking the server. One per game; not thread-safe.
final class DailyInterpreter {
    private final RemoteGame game;
    private final RackOrder rackOrder;
    private final RandomGenerator chance;
    private final CrosswordMoveText notation;
    private final SpokenTileBoard spoken;
    private final Vocabulary vocabulary;

    /// Creates an interpreter for a game; `chance` shuffles the rack.
    DailyInterpreter(RemoteGame game, RackOrder rackOrder, RandomGenerator chance) {
        this.game = game;
        this.rackOrder = rackOrder;
        this.chance = chance;
        this.notation = CrosswordMoveText.of(game.alphabet());
        this.spoken = new SpokenTileBoard(game);
        this.vocabulary = new Vocabulary(entries());
    }

    private List<Entry> entries() {
        return List.of(
                new Entry(List.of("send"), "", "play the tiles", rest -> send()),
                new Entry(List.of("undo", "back"), "", "take tiles back", rest -> undo()),
                new Entry(List.of("skip", "pass"), "", "skip the turn", rest -> skip()),
                new Entry(List.of("shuffle"), "", "reorder the rack", rest -> shuffle()),
                new Entry(List.of("turns", "moves"), "", "all turns so far", rest -> turns()),
                new Entry(List.of("rack", "r"), "", "your tiles", rest -> Answer.of(spoken.rack(rackOrder.faces()))),
                new Entry(List.of("score", "p"), "", "turn and score", rest -> Answer.of(standing())),
                new Entry(List.of("row", "s", "column"), "8", "read row 8 or row H", spoken::line),
                new Entry(List.of("leaders"), "", "the leaderboard", rest -> leaders()),
                new Entry(List.of("practice"), "", "a practice game", rest -> practice()),
                new Entry(List.of("name"), "ABC", "set your name", this::name),
                new Entry(List.of("code"), "", "to the browser", rest -> code()),
                new Entry(List.of("exchange", "exch"), "", "not in this game", rest -> exchange()),
                new Entry(List.of("help", "?"), "", "this list", rest -> Answer.of(help())),
                new Entry(List.of("quit", "exit", "q"), "", "quit (saved)", rest -> Answer.leave()));
    }

    /// Executes a line; a line that is not a command is a play.
    Answer answer(String line) {
        String text = line.strip();
        try {
            if (text.isEmpty()) {
                return game.unsent().isPresent() ? send() : Answer.of();
            }
            return vocabulary.answer(text).orElseGet(() -> place(text));
        } catch (Declined e) {
            return Answer.refusal(e.sentence());
        } catch (Unreachable e) {
            return Answer.refusal("The connection was lost: " + e.getMessage()
                    + ". Your moves are saved on the server; try again later.");
        }
    }

    /// The main word of every command, for completion.
    List<String> words() {
        return vocabulary.words();
    }

    /// The server's verdict on the unsent play, with the calculation of its score.
    List<String> preview(Unsent unsent) {
        Preview preview = unsent.preview();
        if (preview.refusal() != null) {
            return List.of(refused(preview.refusal().code(), preview.refusal().message()));
        }
        String scores = preview.text() + " scores "
                + Count.of(preview.score() == null ? 0 : preview.score(), "point")
                + " if its words are valid. Enter plays it, undo takes it back.";
        return preview.receipt() == null
                ? List.of(scores)
                : List.of(scores, preview.receipt().text());
    }

    private List<String> help() {
        var lines = new ArrayList<String>();
        lines.add("8D WORD     across from 8D");
        lines.add("D8 WORD     down; Enter plays");
        lines.addAll(vocabulary.help());
        return lines;
    }

    /// The state of the game in words.
    String standing() {
        GameMessage now = game.game();
        return DailyPhrases.standing(now) + (now.over() ? "" : " Tries left: " + now.freeRefusals() + ".");
    }

    private Answer place(String text) {
        if (!game.isPersonsTurn()) {
            return Answer.refusal("The game is over. Type practice to start another one of the same day.");
        }
        // There are no blanks, so case does not matter.
        return switch (notation.read(game.board(), text.toUpperCase(Locale.ROOT))) {
            case MoveReading.Read(Play play) -> placed(game.place(play));
            case MoveReading.Read(CrosswordMove.Pass _) -> skip();
            case MoveReading.Read(CrosswordMove.Exchange _) -> exchange();
            case MoveReading.Refused(Refusal refusal)
            when refusal.reason() == CrosswordReason.UNREADABLE ->
                Answer.refusal("Invalid move (" + CrosswordReason.UNREADABLE.code() + "): '" + text
                        + "' is neither a command nor a play such as 8D WORD. Type help for a list of"
                        + " commands.");
            case MoveReading.Refused(Refusal refusal) ->
                Answer.refusal(refused(refusal.reason().code(), refusal.message()));
        };
    }

    private Answer placed(Unsent unsent) {
        List<String> lines = preview(unsent);
        return unsent.preview().refusal() == null
                ? Answer.of(lines)
                : new Answer(Answer.Tone.REFUSAL, lines, Answer.Next.STAY);
    }

    private static String refused(int code, String message) {
        return "Invalid move (" + code + "): " + message + ".";
    }

    private Answer send() {
        Optional<Unsent> unsent = game.unsent();
        if (unsent.isEmpty()) {
            return Answer.refusal("No tiles are placed. Place some first, for example 8D WORD.");
        }
        // A play that cannot be placed would be refused, and a refusal counts.
        return unsent.get().preview().refusal() != null
                ? placed(game.place(unsent.get().play()))
                : told(game.game(), game.send(unsent.get().play()));
    }

    private Answer skip() {
        return game.isPersonsTurn()
                ? told(game.game(), game.skip())
                : Answer.refusal("The game is over. Type practice to start another one of the same day.");
    }

    private static Answer told(GameMessage before, MoveReply reply) {
        return switch (reply) {
            case MoveReply.Accepted(GameMessage after) ->
                Answer.moved(DailyPhrases.done(after.turns().getLast()));
            case MoveReply.Refused(GameMessage after, var refusal) ->
                new Answer(
                        Answer.Tone.REFUSAL,
                        List.of(refused(refusal.code(), refusal.message()), DailyPhrases.refusals(before, after)),
                        after.turn() > before.turn() ? Answer.Next.MOVED : Answer.Next.STAY);
            case MoveReply.Late _ -> Answer.moved("The game was continued elsewhere. This is its current state.");
        };
    }

    private Answer undo() {
        return game.takeBack() ? Answer.of("The tiles are back on your rack.") : Answer.refusal("No tiles are placed.");
    }

    private Answer exchange() {
        return Answer.refusal("There are no exchanges in this game. Type skip to skip a turn.");
    }

    private Answer shuffle() {
        rackOrder.shuffle(chance);
        return Answer.of(spoken.rack(rackOrder.faces()));
    }

    private Answer turns() {
        List<TurnMessage> turns = game.game().turns();
        return turns.isEmpty()
                ? Answer.of("There are no turns yet.")
                : Answer.of(turns.stream()
                        .map(turn -> turn.number() + ". " + DailyPhrases.turn(turn))
                        .toList());
    }

    private Answer leaders() {
        String date = game.game().date();
        return Answer.of(DailyPhrases.leaders(date, game.server().leaderboard(date)));
    }

    private Answer practice() {
        if (!game.game().over()) {
            return Answer.refusal(
                    "Finish this game first: " + Count.of(game.game().turnsLeft(), "turn") + " left.");
        }
        game.practise();
        return Answer.moved("Practice game of " + game.game().date() + ", unranked.");
    }

    private Answer name(String wanted) {
        PlayerMessage player =
                wanted.isEmpty() ? game.server().player() : game.server().rename(wanted);
        return Answer.of("Your name on leaderboards is " + player.name() + "."
                + (player.generated() ? " To choose three letters, type name ABC." : ""));
    }

    private Answer code() {
        return Answer.of("Enter this code on the player page of the browser within ten minutes: "
                + game.server().code());
    }
}
