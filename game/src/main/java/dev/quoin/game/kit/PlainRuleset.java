package dev.quoin.game.kit;

import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.GameRecord;
import dev.quoin.game.Outcome;
import dev.quoin.game.Turn;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/// A ruleset for a game that provides only its rules.
record PlainRuleset<P, M>(String name, Game<P, M> game, int seats)
        implements Ruleset<P, M>, ProtocolView<P, M>, RecordFormat<P, M> {
    @Override
    public Map<String, String> setting() {
        return Map.of("game", name);
    }

    @Override
    public Deal<P, M> deal(long seed) {
        return Deal.of(game, new SplittableRandom(seed));
    }

    @Override
    public List<Integer> points(P position) {
        return game.outcome(position).map(Outcome::points).orElseGet(() -> Collections.nCopies(seats, 0));
    }

    @Override
    public int score(P before, P after) {
        return 0;
    }

    @Override
    public Optional<M> pass(P position) {
        return Optional.empty();
    }

    @Override
    public String tag(P before, M move) {
        return "";
    }

    @Override
    public Optional<Integer> overtimePenalty(Duration clock, Duration used) {
        return Optional.empty();
    }

    @Override
    public ProtocolView<P, M> protocolView() {
        return this;
    }

    @Override
    public RecordFormat<P, M> recordFormat() {
        return this;
    }

    @Override
    public ProtocolBoard board(P seen, int seat) {
        return new ProtocolBoard(seen.toString(), "", Map.of());
    }

    @Override
    public String publicText(P before, M move) {
        return game.notation().write(before, move);
    }

    @Override
    public List<Option> legal(P seen, int limit) {
        return game.legalMoves(seen).stream()
                .limit(limit)
                .map(move -> new Option(game.notation().write(seen, move), 0))
                .toList();
    }

    @Override
    public String extension() {
        return "txt";
    }

    @Override
    public String write(GameRecord<P, M> record) {
        var text = new StringBuilder(record.heading().title()).append('\n');
        for (Turn<P, M> turn : record.turns()) {
            text.append(record.heading().names().get(turn.seat()))
                    .append(": ")
                    .append(game.notation().write(turn.before(), turn.move()))
                    .append('\n');
        }
        return text.toString();
    }
}
