package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// No regular expression of the program takes more than linear time or deep recursion, whatever text it meets.
///
/// The expressions are taken from the sources: the literals of calls that take one, and constants of type [Pattern].
/// Each is applied to adversarial texts made of its own characters and of common ones. What is counted is how often it
/// looks at a character, so the result does not depend on the speed of the machine.
class RegularExpressionsTest {
    private static final int LENGTH = 800;
    private static final int LONG = 30_000;

    /// Looks at a character per character of text; an expression that goes back over a text takes hundreds.
    private static final int MOST_LOOKS = 40;

    /// Makes most expressions fail at the end of a text.
    private static final String TAIL = "\u0001~";

    private static final List<String> COMMON =
            List.of("\n", " ", "\t", "a", "Z", "0", "-", ".", "/", ":", "=", "(", "\"", "#", "%", "\u0001", "é");

    private static final Pattern CALL =
            Pattern.compile("(Pattern\\.compile|\\.matches|\\.replaceAll|\\.replaceFirst|\\.split)\\(\\s*(?=\")");
    private static final Pattern LITERAL = Pattern.compile("\\s*\"((?:[^\"\\\\\\n]|\\\\.)*+)\"\\s*+");

    /// @param whole whether the expression must match a text as a whole; otherwise it is searched for
    private record Use(String place, Pattern pattern, boolean whole) {}

    @Test
    void allAreLinear() throws IOException, ClassNotFoundException, InterruptedException {
        List<Use> uses = uses();
        assertThat(uses).hasSizeGreaterThan(100);
        assertThat(slow(uses)).isEmpty();
    }

    @Test
    void theTestFindsSlowOnes() throws InterruptedException {
        var slow = List.of(
                new Use("newlines", Pattern.compile("(?m)^\\s*[#>]"), false),
                new Use("segments", Pattern.compile("(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*"), true),
                new Use("alternatives", Pattern.compile("(a|b)*"), true),
                new Use("nested", Pattern.compile("(a+)+;"), true),
                new Use("two runs", Pattern.compile("x\\s*:?\\s*y"), true),
                new Use("open", Pattern.compile("\\(class [^)]*\\)"), false));
        assertThat(slow(slow)).hasSize(slow.size());
    }

    private static List<String> slow(List<Use> uses) throws InterruptedException {
        var found = new ArrayList<String>();
        var different = new LinkedHashMap<String, Use>();
        uses.forEach(
                use -> different.putIfAbsent(use.pattern() + " " + use.pattern().flags() + " " + use.whole(), use));
        // A small stack, so that recursion over a text shows.
        var thread = new Thread(
                null, () -> different.values().forEach(use -> fault(use).ifPresent(found::add)), "regex", 256 << 10);
        thread.start();
        thread.join();
        return found;
    }

    private static Optional<String> fault(Use use) {
        Set<String> own = chunks(use.pattern().pattern());
        var all = new LinkedHashSet<>(own);
        all.addAll(COMMON);
        for (String each : all) {
            for (String ahead : List.of("", "a", "8 ")) {
                Optional<String> fault = fault(use, ahead + repeated(each, LONG) + TAIL);
                if (fault.isPresent()) {
                    return fault;
                }
            }
        }
        for (String one : all) {
            for (String other : all) {
                for (String text : List.of(
                        repeated(one + other, LENGTH),
                        one + repeated(other, LENGTH) + TAIL,
                        repeated(one, LENGTH / 2) + repeated(other, LENGTH / 2) + TAIL)) {
                    Optional<String> fault = fault(use, text);
                    if (fault.isPresent()) {
                        return fault;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> fault(Use use, String text) {
        var counted = new Counted(text);
        var matcher = use.pattern().matcher(counted);
        String shown = text.substring(0, 30).replace("\n", "\\n") + "…";
        try {
            if (use.whole()) {
                matcher.matches();
            } else {
                while (matcher.find()) {
                    // as replaceAll and split do
                }
            }
            return Optional.empty();
        } catch (TooManyLooks slow) {
            return Optional.of(use.place() + ": " + use.pattern() + " is slow on '" + shown + "'");
        } catch (StackOverflowError deep) {
            return Optional.of(use.place() + ": " + use.pattern() + " overflows the stack on '" + shown + "'");
        }
    }

    private static String repeated(String chunk, int length) {
        return chunk.repeat(length / chunk.length() + 1);
    }

    /// The characters of an expression and its longer literal parts.
    private static Set<String> chunks(String regex) {
        var chunks = new LinkedHashSet<String>();
        String plain = regex.replaceAll("\\\\[a-zA-Z]", " ").replaceAll("[\\\\+*?^$|(){}\\[\\]]++", "\u0000");
        for (String part : plain.split("\u0000")) {
            if (part.length() > 1 && part.length() < 20) {
                chunks.add(part);
            }
        }
        regex.codePoints()
                .filter(c -> !Character.isLetterOrDigit(c))
                .limit(30)
                .forEach(c -> chunks.add(Character.toString(c)));
        regex.codePoints().filter(Character::isLetterOrDigit).limit(3).forEach(c -> chunks.add(Character.toString(c)));
        return chunks;
    }

    private static List<Use> uses() throws IOException, ClassNotFoundException {
        var uses = new ArrayList<Use>();
        for (Path source : Checkout.mainSources()) {
            String text = Files.readString(source);
            String place = String.valueOf(source.getFileName());
            boolean searches = text.contains(".find(") || text.contains("asPredicate") || text.contains(".results(");
            var calls = CALL.matcher(text);
            while (calls.find()) {
                String regex = literals(text, calls.end());
                if (!regex.isEmpty()) {
                    boolean compiled = calls.group(1).startsWith("Pattern");
                    boolean whole = compiled ? !searches : calls.group(1).equals(".matches");
                    int flags = text.startsWith(", Pattern.DOTALL", calls.end()) ? Pattern.DOTALL : 0;
                    uses.add(new Use(place, Pattern.compile(regex, flags), whole));
                }
            }
            if (text.contains("Pattern ") && text.contains("Pattern.compile(")) {
                constants(source).forEach(pattern -> uses.add(new Use(place, pattern, !searches)));
            }
        }
        return uses;
    }

    /// The literals that are joined at a place of a source; empty when something else is joined too.
    private static String literals(String text, int from) {
        var regex = new StringBuilder();
        var literal = LITERAL.matcher(text);
        int at = from;
        while (literal.region(at, text.length()).lookingAt()) {
            regex.append(literal.group(1).replace("\\u", "\\\\u").translateEscapes());
            at = literal.end();
            if (text.charAt(at) != '+') {
                return text.charAt(at) == ')' || text.charAt(at) == ',' ? regex.toString() : "";
            }
            at++;
        }
        return "";
    }

    private static List<Pattern> constants(Path source) throws ClassNotFoundException {
        String path = source.toString();
        String name = path.substring(path.indexOf("src/main/java/") + "src/main/java/".length(), path.length() - 5);
        var patterns = new ArrayList<Pattern>();
        for (var field : Class.forName(name.replace('/', '.')).getDeclaredFields()) {
            if (field.getType() == Pattern.class && Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                try {
                    patterns.add((Pattern) field.get(null));
                } catch (IllegalAccessException e) {
                    throw new AssertionError(e);
                }
            }
        }
        return patterns;
    }

    private static final class TooManyLooks extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooManyLooks() {
            super(null, null, false, false);
        }
    }

    /// A text that counts how often somebody looks at it.
    private static final class Counted implements CharSequence {
        private final String text;
        private long left;

        Counted(String text) {
            this.text = text;
            this.left = (long) MOST_LOOKS * text.length();
        }

        @Override
        public char charAt(int index) {
            if (left-- == 0) {
                throw new TooManyLooks();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
