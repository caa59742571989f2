package dev.quoin.arena.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.Arbiter;
import dev.quoin.arena.BuiltIn;
import dev.quoin.arena.Contestant;
import dev.quoin.arena.GameRecord;
import dev.quoin.arena.MoveRecord;
import dev.quoin.arena.Quarters;
import dev.quoin.arena.Roster;
import dev.quoin.arena.Terms;
import dev.quoin.arena.othello.EngineContestant.Protocol;
import dev.quoin.game.RandomAgent;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EngineContestantTest {
    private static final OthelloDiscipline OTHELLO = new OthelloDiscipline(BalancedOpenings.standard());
    private static final Duration LONG = Duration.ofMinutes(1);

    private static Contestant<OthelloPosition, OthelloMove> random() {
        return new BuiltIn<>("random", chance -> new RandomAgent<>(OTHELLO.game(), chance));
    }

    private static List<GameRecord> games(Contestant<OthelloPosition, OthelloMove> contestant, int count) {
        var records = new ArrayList<GameRecord>();
        var nowhere = Quarters.in(Path.of("nowhere"));
        try (var engine = contestant.enter(nowhere);
                var other = random().enter(nowhere)) {
            for (int game = 0; game < count; game++) {
                var players = game % 2 == 0 ? List.of(engine, other) : List.of(other, engine);
                records.add(Arbiter.of(OTHELLO, Terms.standard())
                        .play(game / 2, "game" + game, players)
                        .record());
            }
        }
        return records;
    }

    private static List<List<String>> texts(List<GameRecord> records) {
        return records.stream()
                .map(record -> record.moves().stream().map(MoveRecord::text).toList())
                .toList();
    }

    private static Contestant<OthelloPosition, OthelloMove> search(int depth) {
        return new BuiltIn<>("search", chance -> SearchAgent.ofDepth(depth));
    }

    @Test
    void enginesPlayTheSameGamesOutsideAsInside() {
        var nboard = EngineContestant.of(Protocol.NBOARD, "depth=3 " + EngineProgram.command("nboard"), LONG);
        var gtp = EngineContestant.of(Protocol.GTP, EngineProgram.command("gtp"), LONG);
        assertThat(nboard.name()).isEqualTo("java");
        assertThat(nboard.depth()).isEqualTo(3);
        assertThat(texts(games(nboard, 4))).isEqualTo(texts(games(search(3), 4)));
        assertThat(texts(games(gtp, 4))).isEqualTo(texts(games(search(2), 4)));
    }

    @Test
    void anEngineThatEndsLosesAndIsStartedAgain() {
        var dying = EngineContestant.of(
                Protocol.NBOARD,
                "sh -c 'while read a b; do [ $a = ping ] && echo pong $b; [ $a = go ] && exit 5; done'",
                LONG);
        assertThat(games(dying, 2)).allSatisfy(record -> {
            int seat = record.names().indexOf("sh");
            assertThat(record.stops().get(seat).code()).isEqualTo(52);
            assertThat(record.stops().get(seat).message()).contains("exit code 5");
        });
    }

    @Test
    void anEngineThatDoesNotAnswerHasStalled() {
        var silent = EngineContestant.of(
                Protocol.NBOARD,
                "sh -c 'while read a b; do [ $a = ping ] && echo pong $b; done'",
                Duration.ofMillis(500));
        assertThat(games(silent, 1).getFirst().stops().get(0).code()).isEqualTo(54);
        var missing = EngineContestant.of(Protocol.GTP, "/nowhere/engine", LONG);
        assertThat(games(missing, 1).getFirst().stops().get(0).code()).isEqualTo(52);
    }

    @Test
    void aRosterNamesThem() {
        Roster<OthelloPosition, OthelloMove> roster = EngineContestant.join(Roster.empty(), LONG);
        assertThat(roster.contestant("edax=gtp:/opt/edax -gtp").name()).isEqualTo("edax");
        assertThat(roster.contestant("nboard:depth=8 ./ntest x").spec()).isEqualTo("nboard:depth=8 ./ntest x");
    }
}
