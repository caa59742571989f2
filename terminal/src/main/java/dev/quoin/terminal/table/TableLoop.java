package dev.quoin.terminal.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/// Plays a game at a table until the person leaves.
final class TableLoop {
    private final Sitting sitting;
    private final Table table;

    TableLoop(Sitting sitting, Table table) {
        this.sitting = sitting;
        this.table = table;
    }

    /// Runs until the input ends or the person leaves; after the end of the game, commands such as `save`
    /// still work.
    void run(String welcome) {
        table.news(List.of(welcome));
        boolean stays = letAgentsMove();
        while (stays) {
            Optional<String> line = table.ask();
            Answer answer = line.map(sitting::answer).orElse(Answer.leave());
            table.show(answer);
            stays = switch (answer.next()) {
                case STAY -> true;
                case MOVED -> letAgentsMove();
                case LEAVE -> false;
            };
        }
    }

    /// Lets agents move until it is the person's turn; false if the person leaves meanwhile.
    private boolean letAgentsMove() {
        while (sitting.isAgentsTurn()) {
            // On its own thread, so that a person who has waited long enough can leave.
            boolean watched = sitting.isWatched();
            var choice = new FutureTask<>(() -> {
                if (watched) {
                    linger();
                }
                return sitting.think();
            });
            Thread.ofPlatform().daemon().name("agent").start(choice);
            if (!table.await(choice)) {
                choice.cancel(true);
                return false;
            }
            table.news(chosen(choice).play());
            if (sitting.isWatched() && table.isTouched()) {
                sitting.stop();
            }
        }
        if (sitting.isOver()) {
            table.news(sitting.ending());
        }
        return true;
    }

    private void linger() {
        try {
            Thread.sleep(table.pause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Sitting.ChosenMove chosen(FutureTask<Sitting.ChosenMove> choice) {
        return switch (choice.state()) {
            case SUCCESS -> choice.resultNow();
            case FAILED -> throw asUnchecked(choice.exceptionNow());
            case RUNNING, CANCELLED -> throw new IllegalStateException("the agent did not move");
        };
    }

    private static RuntimeException asUnchecked(Throwable why) {
        return why instanceof RuntimeException known
                ? known
                : new IllegalStateException("the agent failed", new ExecutionException(why));
    }
}
