package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.util.Optional;

/// Plays a game record through and checks everything the rules say about it; immutable.
///
/// Checked are racks, the place of every play, its points, exchanges, withdrawn plays, bonuses for
/// challenges, points for the tiles left at the end, and every total. Words are checked only when a lexicon
/// is given, because records rarely use one that is at hand. A total is right when it follows from the
/// total before it, even if that one was wrong: one mistake is reported once.
public final class GcgReplay {
    private final Variant variant;
    private final PlayRules rules;
    private final boolean wordsMatter;

    private GcgReplay(Variant variant, Lexicon lexicon, boolean wordsMatter) {
        this.variant = variant;
        this.rules = PlayRules.of(variant, lexicon);
        this.wordsMatter = wordsMatter;
    }

    /// A replay by the rules of a variant, without a look at the words.
    public static GcgReplay of(Variant variant) {
        return new GcgReplay(variant, new LexiconBuilder(variant.tiles().alphabet()).build(), false);
    }

    /// A replay by the rules of a variant and a word list.
    public static GcgReplay of(Variant variant, Lexicon lexicon) {
        return new GcgReplay(variant, lexicon, true);
    }

    /// The shipped variant that a record asks for: by its pragma `board-layout`, or else `tile-distribution` or
    /// `game-type`; the standard one when it has none of these.
    ///
    /// @throws FormatException when one of these pragmas has a value that is not known
    public static Variant variantOf(GcgFile file) {
        String chosen = VariantNames.STANDARD;
        for (int at = 0; at < file.lines().size(); at++) {
            if (file.game().entries().get(at) instanceof GcgEntry.Pragma pragma) {
                String name = variantName(file, file.lines().get(at), pragma);
                if (pragma.name().equals("board-layout")) {
                    return Variants.named(name);
                }
                chosen = name.equals(VariantNames.STANDARD) ? chosen : name;
            }
        }
        return Variants.named(chosen);
    }

    private static String variantName(GcgFile file, int line, GcgEntry.Pragma pragma) {
        Optional<String> name = switch (pragma.name()) {
            case "board-layout" -> VariantNames.ofLayout(pragma.value());
            case "tile-distribution" -> VariantNames.ofLetters(pragma.value());
            case "game-type" -> VariantNames.ofRules(pragma.value());
            default -> Optional.of(VariantNames.STANDARD);
        };
        String expected = switch (pragma.name()) {
            case "board-layout" -> VariantNames.LAYOUTS;
            case "tile-distribution" -> VariantNames.LETTERS;
            default -> VariantNames.RULES;
        };
        return name.orElseThrow(() -> new FormatException(FormatFault.atLine(
                file.source(),
                line,
                0,
                pragma.name(),
                FormatFault.quoted(pragma.value()),
                expected + ", or a variant given beside the record")));
    }

    /// Replays a record from its first line to its last, or to a play that cannot be laid.
    public GcgReport replay(GcgFile file) {
        var run = new GcgRun(file, variant, rules, wordsMatter);
        return run.report();
    }
}
