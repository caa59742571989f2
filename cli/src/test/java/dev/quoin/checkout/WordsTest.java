package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Prose that users read is plain American English. This finds British spellings and phrases that earlier texts
/// overused; it is not a spell checker. Add a line when a review finds another one.
class WordsTest {
    /// What must not appear, as a regular expression, and what to write instead.
    private static final Map<String, String> BANNED = banned("""
            colour\\w* = color
            \\w*behaviour\\w* = behavior
            neighbour\\w* = neighbor
            favour\\w* = favor
            honour\\w* = honor
            labour\\w* = labor
            flavour\\w* = flavor
            humour\\w* = humor
            centre[sd]? = center
            \\w*metres? = meter
            theatres? = theater
            fibres? = fiber
            analys(?:ed?|er|ers|ing) = analyze
            paralys(?:e[sd]?|ing) = paralyze
            (?:organ|recogn|optim|normal|initial|serial|synchron|general|special|minim|maxim|summar|custom|random|token\
            |visual|memor|author|categor|character|standard|util|real|priorit|final|penal|discret|quant|vector|regular\
            |apolog|central|equal|local|parametr|stabil|critic|emphas|scrutin)is(?:e|ed|es|er|ers|ing|able|ation|ations) = -ize
            grey\\w* = gray
            judgements? = judgment
            learnt = learned
            spelt = spelled
            burnt = burned
            dreamt = dreamed
            whilst = while
            amongst = among
            licences? = license
            defences? = defense
            offences? = offense
            practis(?:e[sd]?|ing) = practice
            programmes? = program
            cancell(?:ed|ing) = canceled
            labell(?:ed|ing) = labeled
            modell(?:ed|ing|er) = modeled
            travell\\w+ = traveled
            signall(?:ed|ing) = signaled
            levell(?:ed|ing) = leveled
            totall(?:ed|ing) = totaled
            artefacts? = artifact
            fulfils? = fulfill
            sceptic\\w* = skeptic
            per cent = percent
            for ever = forever
            whoever = the player, the caller, anyone who
            whom = (rephrase)
            shall = must, should, will
            (?:is|are) told = gets, receives
            tells the rest = lists all commands
            says (?:what|which|who|how) = explains, names, shows
            by lot = at random
            is to be had = is available
            when missing = (default: …)
            one a line = one per line
            an object a = one object per
            free refusals? = tries
            what all chance follows from = random seed
            (?:lies?|lie|stands?) beside = is next to
            at one touch = (rephrase)
            for want of = because there is no
            unasked = automatically
            how it goes = how to play
            let them play = start
            look at it = view
            take it with you = move to another device
            """);

    private static final Pattern ANY = Pattern.compile(
            "(?<![\\w-])(?:" + String.join("|", BANNED.keySet()) + ")(?![\\w-])", Pattern.CASE_INSENSITIVE);

    /// Names of files and agents, which stay as they are.
    private static final Pattern ALLOWED = Pattern.compile("[\\w-]+\\.learnt\\b|\\blearnt:\\w+");

    private static final Pattern CODE = Pattern.compile("``[^`]*+``|`[^`]*+`|https?://\\S++|\\]\\([^)]*+\\)|<[^>]*+>");
    private static final Pattern DOCSTRING = Pattern.compile("(?s)\"\"\"(.*?)\"\"\"");
    private static final Pattern JAVA =
            Pattern.compile("//[^\\n]*+|'(?:[^'\\\\]|\\\\.)'|\"\"\"(?s:.*?)\"\"\"|\"((?:[^\"\\\\\\n]|\\\\.)*+)\"");
    private static final Pattern TYPESCRIPT = Pattern.compile("'(?:[^'\\\\\\n]|\\\\.)*+'|`[^`]*+`");
    private static final Pattern TWO_WORDS = Pattern.compile("\\p{Alpha}{2,}+[^\\p{Alpha}]++\\p{Alpha}{2,}+");

    @Test
    void documentsArePlainAmericanEnglish() throws IOException {
        var found = new ArrayList<String>();
        for (Path document : documents()) {
            found.addAll(check(document, prose(Files.readString(document))));
        }
        assertThat(found).isEmpty();
    }

    @Test
    void helpIsPlainAmericanEnglish() {
        for (String command : List.of("man", "arena agents", "arena agents --game othello", "play othello --help")) {
            String help = Cli.run(command.split(" ")).out();
            assertThat(help).isNotEmpty();
            assertThat(check(Path.of(command), help)).isEmpty();
        }
    }

    @Test
    void messagesArePlainAmericanEnglish() throws IOException {
        var found = new ArrayList<String>();
        for (Path module : modules()) {
            for (Path source : files(module.resolve("src/main/java"), ".java")) {
                String literals = JAVA.matcher(Files.readString(source))
                        .results()
                        .map(match -> match.group(1) == null ? "" : match.group(1))
                        .filter(text -> TWO_WORDS.matcher(text).find())
                        .collect(Collectors.joining("\n"));
                found.addAll(check(source, literals));
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void webPagesArePlainAmericanEnglish() throws IOException {
        var found = new ArrayList<String>();
        for (Path source : files(Checkout.root().resolve("web/src/strings"), ".ts")) {
            String strings = TYPESCRIPT
                    .matcher(Files.readString(source))
                    .results()
                    .map(match -> match.group().replaceAll("\\$\\{[^}]*+}", ""))
                    .collect(Collectors.joining("\n"));
            found.addAll(check(source, strings));
        }
        assertThat(found).isEmpty();
    }

    @Test
    void docstringsArePlainAmericanEnglish() throws IOException {
        var found = new ArrayList<String>();
        for (Path source : files(Checkout.root().resolve("python/src"), ".py")) {
            String docstrings = DOCSTRING
                    .matcher(Files.readString(source))
                    .results()
                    .map(match -> match.group(1))
                    .collect(Collectors.joining("\n"));
            found.addAll(check(source, prose(docstrings)));
        }
        assertThat(found).isEmpty();
    }

    @Test
    void britishSpellingsAndHousePhrasesAreFound() {
        assertThat(check(Path.of("x"), "The colours of whoever\nanalysed it"))
                .containsExactly(
                        "x: 'colours' in \"The colours of whoever\": write color",
                        "x: 'whoever' in \"The colours of whoever\": write the player, the caller, anyone who",
                        "x: 'analysed' in \"analysed it\": write analyze");
        assertThat(check(Path.of("x"), "Optimised")).hasSize(1);
        assertThat(check(Path.of("x"), "optimistic analyses, forest.learnt, a two-colour-map"))
                .isEmpty();
    }

    @Test
    void codeIsNotProse() {
        String text = """
                A `colour` and <a title="colour">[a link](docs/colour.md)</a>.
                ```text
                colour
                ```
                """;
        assertThat(check(Path.of("x"), prose(text))).isEmpty();
    }

    private static List<String> check(Path place, String text) {
        var found = new ArrayList<String>();
        text.lines()
                .map(line -> ALLOWED.matcher(line).replaceAll(""))
                .forEach(line -> ANY.matcher(line)
                        .results()
                        .map(match -> "%s: '%s' in \"%s\": write %s"
                                .formatted(relative(place), match.group(), line.strip(), better(match)))
                        .forEach(found::add));
        return found;
    }

    private static String better(MatchResult match) {
        return BANNED.entrySet().stream()
                .filter(each -> match.group().toLowerCase(Locale.ROOT).matches(each.getKey()))
                .findFirst()
                .orElseThrow()
                .getValue();
    }

    private static String relative(Path place) {
        return place.isAbsolute() ? Checkout.root().relativize(place).toString() : place.toString();
    }

    /// A text without blocks and spans of code, links and tags.
    private static String prose(String text) {
        var lines = new ArrayList<String>();
        boolean code = false;
        for (String line : text.lines().toList()) {
            boolean fence = line.strip().startsWith("```");
            if (!code && !fence) {
                lines.add(line);
            }
            code ^= fence;
        }
        return CODE.matcher(String.join("\n", lines)).replaceAll("");
    }

    private static Map<String, String> banned(String lines) {
        var banned = new LinkedHashMap<String, String>();
        lines.lines().map(line -> line.split(" = ", 2)).forEach(pair -> banned.put(pair[0], pair[1]));
        return banned;
    }

    private static List<Path> modules() throws IOException {
        try (Stream<Path> folders = Files.list(Checkout.root())) {
            return folders.filter(each -> Files.isDirectory(each.resolve("src/main/java")))
                    .sorted()
                    .toList();
        }
    }

    private static List<Path> documents() throws IOException {
        var documents = new ArrayList<>(List.of(
                Checkout.root().resolve("web/README.md"), Checkout.root().resolve("python/README.md")));
        try (Stream<Path> top = Files.list(Checkout.root())) {
            top.filter(each -> each.toString().endsWith(".md")).forEach(documents::add);
        }
        for (String folder : List.of("docs", "examples", "crossword/src/main/resources")) {
            documents.addAll(files(Checkout.root().resolve(folder), ".md"));
        }
        return documents;
    }

    /// All files below a folder whose names end so.
    private static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> below = Files.walk(folder)) {
            return below.filter(each -> each.toString().endsWith(end)).sorted().toList();
        }
    }
}
