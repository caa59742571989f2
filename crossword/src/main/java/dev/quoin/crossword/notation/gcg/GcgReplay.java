package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.util.Optional;

/// Replays a game record and checks it against the rules. Immutable.
///
/// Checks racks, placements, points, exchanges, withdrawn plays, challenge bonuses, points for the tiles
/// left at the end, and every total. Words are checked only with a lexicon, because the one that was used is
/// rarely known. A total is right if it follows from the previous total, even if that one was wrong, so each
/// mistake is reported once.
///
/// Records do not name their challenge rule. Withdrawn plays and bonuses of any size are accepted unless
/// [#withChallenge] sets the rule.
public final class GcgReplay {
    private static final String LAYOUT = GcgWriter.LAYOUT;

    private final Variant variant;
    private final PlayRules rules;
    private final boolean wordsMatter;
    private final Optional<ChallengeRule> challenge;

    private GcgReplay(Variant variant, PlayRules rules, boolean wordsMatter, Optional<ChallengeRule> challenge) {
        this.variant = variant;
        this.rules = rules;
        this.wordsMatter = wordsMatter;
        this.challenge = challenge;
    }

    /// Creates a replay for a variant that does not check words.
    public static GcgReplay of(Variant variant) {
        Lexicon noWords = new LexiconBuilder(variant.tiles().alphabet()).build();
        return new GcgReplay(variant, PlayRules.of(variant, noWords), false, Optional.empty());
    }

    /// Creates a replay for a variant and a word list.
    public static GcgReplay of(Variant variant, Lexicon lexicon) {
        return new GcgReplay(variant, PlayRules.of(variant, lexicon), true, Optional.empty());
    }

    /// Returns a copy for games played under a challenge rule.
    ///
    /// Under [ChallengeRule#VOID] no play is withdrawn. Under the others an unchallenged invalid word is a
    /// remark rather than a problem. Bonuses must follow the rule, and only [ChallengeRule#DOUBLE] allows a
    /// pass for a lost challenge after the last play.
    public GcgReplay withChallenge(ChallengeRule rule) {
        return new GcgReplay(variant, rules, wordsMatter, Optional.of(rule));
    }

    /// Returns the shipped variant of a record: that of its pragmas `board-layout`, `tile-distribution` and
    /// `game-type`; the standard one without these.
    ///
    /// @throws FormatException when one of these pragmas has an unknown value, or the pragma `variant` names a
    ///     variant that is not shipped
    public static Variant variantOf(GcgFile file) {
        Optional<String> layout = Optional.empty();
        String letters = VariantNames.STANDARD;
        int line = 1;
        for (int at = 0; at < file.lines().size(); at++) {
            if (file.game().entries().get(at) instanceof GcgEntry.Pragma pragma) {
                String name = variantName(file, file.lines().get(at), pragma);
                if (pragma.name().equals(LAYOUT)) {
                    layout = Optional.of(layout.orElse(name));
                    line = file.lines().get(at);
                } else {
                    letters = name.equals(VariantNames.STANDARD) ? letters : name;
                }
            }
        }
        Optional<String> combined = VariantNames.combined(layout, letters);
        if (combined.isEmpty()) {
            throw new FormatException(FormatFault.atLine(
                    file.source(),
                    line,
                    0,
                    LAYOUT,
                    FormatFault.quoted(layout.orElse("")) + " with the letters " + letters,
                    "the layout CrosswordGame, or another variant"));
        }
        return Variants.named(combined.get());
    }

    private static String variantName(GcgFile file, int line, GcgEntry.Pragma pragma) {
        Optional<String> name = switch (pragma.name()) {
            case LAYOUT -> VariantNames.ofLayout(pragma.value());
            case GcgWriter.VARIANT -> VariantNames.ofLayout(pragma.value());
            case GcgWriter.LETTERS -> VariantNames.ofLetters(pragma.value());
            case "game-type" -> VariantNames.ofRules(pragma.value());
            default -> Optional.of(VariantNames.STANDARD);
        };
        String expected = switch (pragma.name()) {
            case LAYOUT -> VariantNames.LAYOUTS;
            case GcgWriter.VARIANT -> "a variant that comes with this program";
            case GcgWriter.LETTERS -> VariantNames.LETTERS;
            default -> VariantNames.RULES;
        };
        return name.orElseThrow(() -> new FormatException(FormatFault.atLine(
                file.source(),
                line,
                0,
                pragma.name(),
                FormatFault.quoted(pragma.value()),
                expected + (pragma.name().equals(GcgWriter.VARIANT) ? VariantNames.OR_FILE : ", or another variant"))));
    }

    /// Replays a record to its end, or to a play that cannot be placed.
    public GcgReport replay(GcgFile file) {
        var run = new GcgRun(file, variant, rules, wordsMatter, challenge);
        return run.report();
    }
}
