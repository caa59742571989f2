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

/// Plays a game record through and checks everything the rules say about it; immutable.
///
/// Checked are racks, the place of every play, its points, exchanges, withdrawn plays, bonuses for
/// challenges, points for the tiles left at the end, and every total. Words are checked only when a lexicon
/// is given, because records rarely use one that is at hand. A total is right when it follows from the
/// total before it, even if that one was wrong: one mistake is reported once.
///
/// Records do not say by which rule words were challenged. Withdrawn plays and bonuses of any size are fine unless
/// [#withChallenge] names the rule.
public final class GcgReplay {
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

    /// A replay by the rules of a variant, without a look at the words.
    public static GcgReplay of(Variant variant) {
        Lexicon noWords = new LexiconBuilder(variant.tiles().alphabet()).build();
        return new GcgReplay(variant, PlayRules.of(variant, noWords), false, Optional.empty());
    }

    /// A replay by the rules of a variant and a word list.
    public static GcgReplay of(Variant variant, Lexicon lexicon) {
        return new GcgReplay(variant, PlayRules.of(variant, lexicon), true, Optional.empty());
    }

    /// The same for games that were played by a challenge rule.
    ///
    /// Under [ChallengeRule#VOID] no play is withdrawn. Under the others an invalid word that nobody challenged
    /// is a remark rather than a problem. Bonuses must be those of the rule, and only [ChallengeRule#DOUBLE] has a
    /// pass for a lost challenge after the last play.
    public GcgReplay withChallenge(ChallengeRule rule) {
        return new GcgReplay(variant, rules, wordsMatter, Optional.of(rule));
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
                expected + ", or another variant")));
    }

    /// Replays a record from its first line to its last, or to a play that cannot be laid.
    public GcgReport replay(GcgFile file) {
        var run = new GcgRun(file, variant, rules, wordsMatter, challenge);
        return run.report();
    }
}
