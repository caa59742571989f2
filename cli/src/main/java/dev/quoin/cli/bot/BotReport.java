package dev.quoin.cli.bot;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.server.bot.ApiGame;
import dev.quoin.server.bot.BotResult;
import dev.quoin.server.bot.BotRun;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/// Prints the results of a bot as they come, and a summary. Thread-safe.
final class BotReport implements BotRun.Listener {
    private static final List<String> RESULTS = List.of("lost", "drew", "won");

    private final Console console;
    private final URI site;
    private final ApiGame<?, ?> game;
    private final String opponent;
    private final boolean json;
    private final List<BotResult> results = new ArrayList<>();

    BotReport(Console console, URI site, ApiGame<?, ?> game, String opponent, boolean json) {
        this.console = console;
        this.site = site;
        this.game = game;
        this.opponent = opponent;
        this.json = json;
    }

    @Override
    public synchronized void finished(BotResult result) {
        results.add(result);
        result.failure().ifPresent(why -> console.message("game " + result.number() + ": resigned, because " + why));
        if (!json) {
            console.out()
                    .line("game " + result.number() + ": " + RESULTS.get(result.halfPoints()) + " " + result.own()
                            + " to "
                            + result.others() + (result.seat() == 0 ? ", moving first, " : ", moving second, ")
                            + page(result));
            console.out().flush();
        }
    }

    private String page(BotResult result) {
        return site + "/" + game.kind() + "/" + result.id();
    }

    @Override
    public synchronized void lost(IOException why) {
        console.message("Connection to " + site + " lost: " + why.getMessage());
    }

    synchronized boolean hasFailures() {
        return results.stream().anyMatch(result -> result.failure().isPresent());
    }

    private int count(int halfPoints) {
        return (int) results.stream()
                .filter(result -> result.halfPoints() == halfPoints)
                .count();
    }

    synchronized void summary() {
        if (json) {
            new JsonLines(console.out()).print(this::write);
            return;
        }
        if (results.isEmpty()) {
            console.out().line("No game was finished.");
            return;
        }
        String games = results.size() + (results.size() == 1 ? " game" : " games");
        double own = results.stream().mapToInt(BotResult::own).average().orElseThrow();
        double others = results.stream().mapToInt(BotResult::others).average().orElseThrow();
        console.out()
                .line(String.format(
                        Locale.ROOT,
                        "%s against %s: %d won, %d drawn, %d lost; average score %.1f to %.1f",
                        games,
                        opponent,
                        count(2),
                        count(1),
                        count(0),
                        own,
                        others));
    }

    private void write(JsonGenerator out) {
        out.writeStringProperty("server", site.toString());
        out.writeStringProperty("game", game.kind());
        out.writeStringProperty("variant", game.variant());
        out.writeStringProperty("opponent", opponent);
        out.writeNumberProperty("wins", count(2));
        out.writeNumberProperty("draws", count(1));
        out.writeNumberProperty("losses", count(0));
        out.writeArrayPropertyStart("games");
        results.stream().sorted(Comparator.comparingInt(BotResult::number)).forEach(result -> write(out, result));
        out.writeEndArray();
    }

    private void write(JsonGenerator out, BotResult result) {
        out.writeStartObject();
        out.writeNumberProperty("number", result.number());
        out.writeStringProperty("id", result.id());
        out.writeStringProperty("page", page(result));
        out.writeNumberProperty("seat", result.seat());
        out.writeNumberProperty("score", result.own());
        out.writeNumberProperty("opponentScore", result.others());
        out.writeStringProperty("result", RESULTS.get(result.halfPoints()));
        result.failure().ifPresent(why -> out.writeStringProperty("failure", why));
        out.writeEndObject();
    }
}
