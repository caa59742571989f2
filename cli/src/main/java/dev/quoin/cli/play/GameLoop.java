package dev.quoin.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Plays a game at a table until the person leaves.
final class GameLoop {
    private final TableGame game;
    private final Phrases phrases;
    private final Interpreter interpreter;
    private final Table table;

    GameLoop(TableGame game, Phrases phrases, Interpreter interpreter, Table table) {
        this.game = game;
        this.phrases = phrases;
        this.interpreter = interpreter;
        this.table = table;
    }

    /// Runs until there is no more line or the person leaves; after the end of the game one can still look and save.
    void run(String welcome) {
        table.news(List.of(welcome));
        letAgentMove();
        Optional<String> line = table.ask();
        while (line.isPresent()) {
            Answer answer = interpreter.answer(line.get());
            if (answer.next() == Answer.Next.LEAVE) {
                return;
            }
            table.show(answer);
            if (answer.next() == Answer.Next.MOVED) {
                letAgentMove();
            }
            line = table.ask();
        }
    }

    private void letAgentMove() {
        var news = new ArrayList<String>();
        while (!game.isOver() && !game.isPersonsTurn()) {
            news.add(phrases.turn(game.answer()));
        }
        if (game.isOver()) {
            news.addAll(phrases.ending());
        }
        if (!news.isEmpty()) {
            table.news(List.copyOf(news));
        }
    }
}
