package dev.quoin.server.visit;

import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.daily.line.BestPlay;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.rules.CrosswordMove;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The requests of a daily game on a fixed date, with the highest-scoring play in each turn.
public final class DailyMoves {
    private static final LocalDate DATE = LocalDate.of(2026, 1, 1);
    private static final Pattern ID = Pattern.compile("\"id\":\"([a-z0-9]{12})\"");

    private DailyMoves() {}

    /// Starts a game and returns the path for its moves.
    public static String begin(Poster visitor) throws IOException, InterruptedException {
        String begun = visitor.post("api/daily/games", "{\"date\":\"" + DATE + "\"}");
        Matcher id = ID.matcher(begun);
        if (!id.find()) {
            throw new IllegalStateException("a game must have an id, got " + begun);
        }
        return "api/daily/games/" + id.group(1) + "/moves";
    }

    /// Returns the bodies of the requests that play the game to its end.
    public static List<String> bodies() {
        DailyLetters rules = DailyLetters.of(DailyEdition.on(DATE));
        CrosswordMoveText notation =
                CrosswordMoveText.of(rules.variant().tiles().alphabet());
        var bodies = new ArrayList<String>();
        DailyGame game = rules.start(DailyPuzzle.of(DATE));
        while (!game.isOver()) {
            CrosswordMove best =
                    BestPlay.of(rules).in(game).map(DailyTurn.Played::play).orElseThrow();
            bodies.add("{\"turn\":" + bodies.size() + ",\"attempt\":" + bodies.size() + ",\"kind\":\"play\",\"text\":\""
                    + notation.write(game.position().board(), best) + "\"}");
            game = rules.play(game, best).game();
        }
        return List.copyOf(bodies);
    }
}
