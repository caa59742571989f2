package dev.quoin.server.analysis;

import dev.quoin.crossword.analysis.PlayAnalyzer;
import dev.quoin.crossword.analysis.RatedPlay;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.server.analysis.AnalysisRoutes.CrosswordQuestion;
import dev.quoin.server.analysis.AnalysisRoutes.Sort;
import dev.quoin.server.crossword.HostedCrossword;
import dev.quoin.server.crossword.VariantSquares;
import dev.quoin.server.endgame.EndgameAnalyst;
import dev.quoin.server.endgame.SolvedEndgame;
import dev.quoin.server.http.Json;
import dev.quoin.server.http.Refused;
import dev.quoin.server.json.PlayJson;
import dev.quoin.server.work.StopSignal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JsonGenerator;

/// Finds every play in a crossword position, in any notation.
final class CrosswordAnalyst {
    private static final Pattern NAMED = Pattern.compile("(?m)(?:^#variant| bdn)[ \\t]++([\\w-]{1,40}+)");

    private final HostedCrossword hosted;
    private final Consumer<CgpPosition> check;
    private final EndgameAnalyst endgames;
    private final SimulationAnalyst simulations;

    CrosswordAnalyst(
            HostedCrossword hosted,
            Consumer<CgpPosition> check,
            EndgameAnalyst endgames,
            SimulationAnalyst simulations) {
        this.hosted = hosted;
        this.check = check;
        this.endgames = endgames;
        this.simulations = simulations;
    }

    /// Analyzes a position; the values of an endgame may be estimates, and a simulation short, if the signal ends the
    /// search.
    ///
    /// @throws CancellationException when this thread is interrupted
    byte[] answer(CrosswordQuestion question, StopSignal signal) {
        GivenPositions given = GivenPositions.read(question.position(), variant(question));
        int turn = question.turn() == null ? given.count() - 1 : Math.min(given.count() - 1, question.turn());
        CgpPosition found = given.position(turn);
        CgpPosition position = question.rack() == null ? found : withRack(found, question.rack());
        checkRack(position);
        check.accept(position);
        Lexicon lexicon = lexicon(position.variant());
        Optional<SolvedEndgame> endgame =
                question.asksForEndgame() ? endgames.solve(position, lexicon, signal) : Optional.empty();
        Optional<SimulatedPlays> simulation = question.asksForSimulation() && endgame.isEmpty()
                ? simulations.simulate(position, lexicon, signal)
                : Optional.empty();
        return Json.object(json -> {
            write(json, given, turn, position);
            plays(json, lexicon, position, question, new Findings(endgame, simulation));
            json.writeStringProperty("cgp", named(position).show());
            if (!hosted.has(position.variant().name())) {
                VariantSquares.write(json, position.variant());
            }
        });
    }

    /// What the search or the simulation found out, if there was one.
    private record Findings(Optional<SolvedEndgame> endgame, Optional<SimulatedPlays> simulation) {}

    private Optional<Variant> variant(CrosswordQuestion question) {
        return Optional.ofNullable(question.variant())
                .or(() -> named(question.position()))
                .map(name -> hosted.ruleset(name).crossword().variant());
    }

    /// Finds the operator's variant that a text names; notations know only the shipped ones.
    private Optional<String> named(String text) {
        Matcher name = NAMED.matcher(text);
        return name.find() && hosted.has(name.group(1)) && !Variants.isName(name.group(1))
                ? Optional.of(name.group(1))
                : Optional.empty();
    }

    /// Returns a position that names its variant, also where the text left it to the question.
    private static CgpPosition named(CgpPosition position) {
        return Variants.isName(position.variant().name())
                ? position
                : CgpPosition.of(
                        position.variant(),
                        position.board(),
                        position.racks(),
                        position.scores(),
                        position.scorelessTurns());
    }

    private static CgpPosition withRack(CgpPosition position, String text) {
        try {
            Tiles rack = Tiles.parse(text, position.variant().tiles().alphabet());
            return GivenPositions.position(position.variant(), position.board(), rack, position.scores(), 0);
        } catch (IllegalArgumentException e) {
            throw Refused.of(422, "unreadable-position", "rack: " + e.getMessage());
        }
    }

    /// Rejects racks with more tiles or blanks than the game allows, which would have too many plays to wait
    /// for.
    private static void checkRack(CgpPosition position) {
        Variant variant = position.variant();
        Tiles rack = position.rack();
        int blanks = variant.tiles().distribution().blanks();
        if (rack.size() > variant.rackSize() || rack.blanks() > blanks) {
            throw Refused.of(
                    422,
                    "unreadable-position",
                    "a rack can have at most " + variant.rackSize() + " tiles and " + blanks
                            + " blanks in this game, got "
                            + rack.show(variant.tiles().alphabet()));
        }
    }

    private Lexicon lexicon(Variant variant) {
        if (hosted.has(variant.name())) {
            return hosted.ruleset(variant.name()).crossword().lexicon();
        }
        if (variant.lexicon().equals(Lexicons.NONE)) {
            throw Refused.of(
                    422,
                    "unreadable-position",
                    "This server has no word list for the variant " + variant.name()
                            + ". Use 'quoin moves --lexicon FILE' with your own list.");
        }
        return Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
    }

    private static void write(JsonGenerator json, GivenPositions given, int turn, CgpPosition position) {
        var alphabet = position.variant().tiles().alphabet();
        json.writeStringProperty("variant", position.variant().name());
        json.writeArrayPropertyStart("board");
        BoardRows.write(position.board(), alphabet).forEach(json::writeString);
        json.writeEndArray();
        json.writeStringProperty("rack", position.rack().show(alphabet));
        json.writeArrayPropertyStart("scores");
        position.scores().forEach(score -> json.writeNumber(score));
        json.writeEndArray();
        json.writeNumberProperty("turns", given.count());
        json.writeNumberProperty("turn", turn);
    }

    private static int count(Lexicon lexicon, CgpPosition position) {
        var generator = new MoveGenerator(lexicon, position.variant());
        var plays = new PlayBuffer();
        generator.load(position.board());
        generator.all(position.rack(), plays);
        checkInterrupted();
        return plays.size();
    }

    private static void plays(
            JsonGenerator json, Lexicon lexicon, CgpPosition position, CrosswordQuestion question, Findings findings) {
        // Not thread-safe, and cheap to create: word lists and leave values are cached.
        var analyzer = new PlayAnalyzer(position.variant(), lexicon);
        var alphabet = position.variant().tiles().alphabet();
        var shape = new PlayJson(json, alphabet);
        json.writeNumberProperty("count", count(lexicon, position));
        json.writeBooleanProperty("leaves", analyzer.hasLeaves());
        findings.endgame.ifPresent(solved -> solved.write(json, shape, alphabet));
        findings.simulation.ifPresent(simulated -> simulated.write(json, CrosswordMoveText.of(alphabet)));
        json.writeArrayPropertyStart("plays");
        for (RatedPlay play : ranked(analyzer, position, question, findings)) {
            shape.write(
                    play,
                    findings.endgame.flatMap(solved -> solved.value(play.play())),
                    findings.simulation.flatMap(simulated -> simulated.of(play)));
        }
        json.writeEndArray();
    }

    private static List<RatedPlay> ranked(
            PlayAnalyzer analyzer, CgpPosition position, CrosswordQuestion question, Findings findings) {
        Sort sort = question.sort(findings.endgame.isPresent(), findings.simulation.isPresent());
        Optional<Comparator<RatedPlay>> order = switch (sort) {
            case SCORE -> Optional.empty();
            case EQUITY -> analyzer.hasLeaves() ? Optional.of(RatedPlay.byEquity()) : Optional.empty();
            case ENDGAME -> findings.endgame.map(SolvedEndgame::bestFirst);
            case WIN -> findings.simulation.map(SimulatedPlays::bestFirst);
        };
        if (order.isEmpty()) {
            return analyzer.top(position, question.most());
        }
        List<RatedPlay> all = analyzer.plays(position);
        checkInterrupted();
        return all.stream().sorted(order.get()).limit(question.most()).toList();
    }

    private static void checkInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the analysis was interrupted");
        }
    }
}
