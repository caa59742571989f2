package dev.quoin.server.analysis;

import dev.quoin.crossword.analysis.PlayAnalyzer;
import dev.quoin.crossword.analysis.RatedPlay;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.server.analysis.AnalysisRoutes.CrosswordQuestion;
import dev.quoin.server.analysis.AnalysisRoutes.Sort;
import dev.quoin.server.crossword.HostedCrossword;
import dev.quoin.server.crossword.VariantSquares;
import dev.quoin.server.http.Json;
import dev.quoin.server.http.Refused;
import dev.quoin.server.json.PlayJson;
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

    CrosswordAnalyst(HostedCrossword hosted, Consumer<CgpPosition> check) {
        this.hosted = hosted;
        this.check = check;
    }

    /// @throws CancellationException when this thread is interrupted
    byte[] answer(CrosswordQuestion question) {
        GivenPositions given = GivenPositions.read(question.position(), variant(question));
        int turn = question.turn() == null ? given.count() - 1 : Math.min(given.count() - 1, question.turn());
        CgpPosition found = given.position(turn);
        CgpPosition position = question.rack() == null ? found : withRack(found, question.rack());
        checkRack(position);
        check.accept(position);
        return Json.object(json -> write(json, given, turn, position, question));
    }

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
            return GivenPositions.position(position.variant(), position.board(), rack, position.scores());
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

    private void write(
            JsonGenerator json, GivenPositions given, int turn, CgpPosition position, CrosswordQuestion question) {
        Variant variant = position.variant();
        var alphabet = variant.tiles().alphabet();
        boolean offered = hosted.has(variant.name());
        if (!offered && variant.lexicon().equals(Lexicons.NONE)) {
            throw Refused.of(
                    422,
                    "unreadable-position",
                    "This server has no word list for the variant " + variant.name()
                            + ". Use 'quoin moves --lexicon FILE' with your own list.");
        }
        Lexicon lexicon = offered
                ? hosted.ruleset(variant.name()).crossword().lexicon()
                : Lexicons.named(variant.lexicon(), alphabet);
        json.writeStringProperty("variant", variant.name());
        json.writeArrayPropertyStart("board");
        BoardRows.write(position.board(), alphabet).forEach(json::writeString);
        json.writeEndArray();
        json.writeStringProperty("rack", position.rack().show(alphabet));
        json.writeArrayPropertyStart("scores");
        position.scores().forEach(score -> json.writeNumber(score));
        json.writeEndArray();
        json.writeNumberProperty("turns", given.count());
        json.writeNumberProperty("turn", turn);
        json.writeNumberProperty("count", count(lexicon, position));
        // Not thread-safe, and cheap to create: word lists and leave values are cached.
        plays(json, new PlayAnalyzer(variant, lexicon), position, question);
        json.writeStringProperty("cgp", named(position).show());
        if (!offered) {
            VariantSquares.write(json, variant);
        }
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
            JsonGenerator json, PlayAnalyzer analyzer, CgpPosition position, CrosswordQuestion question) {
        var shape = new PlayJson(json, position.variant().tiles().alphabet());
        json.writeBooleanProperty("leaves", analyzer.hasLeaves());
        json.writeArrayPropertyStart("plays");
        ranked(analyzer, position, question).forEach(shape::write);
        json.writeEndArray();
    }

    private static List<RatedPlay> ranked(PlayAnalyzer analyzer, CgpPosition position, CrosswordQuestion question) {
        if (question.sort() != Sort.EQUITY || !analyzer.hasLeaves()) {
            return analyzer.top(position, question.most());
        }
        List<RatedPlay> all = analyzer.plays(position);
        checkInterrupted();
        return all.stream().sorted(RatedPlay.byEquity()).limit(question.most()).toList();
    }

    private static void checkInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the analysis was interrupted");
        }
    }
}
