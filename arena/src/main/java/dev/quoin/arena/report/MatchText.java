package dev.quoin.arena.report;

import dev.quoin.arena.result.Interval;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.MoveTimes;
import dev.quoin.arena.result.PlayerStatistics;
import dev.quoin.arena.result.Sprt;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/// Formats the result of a match as text for a terminal.
public final class MatchText {
    private static final int LABEL = 16;

    private MatchText() {}

    /// Returns several lines, the last with its line feed.
    public static String of(MatchResult match, ErrorTitles titles) {
        PlayerStatistics first = match.sides().get(0);
        var text = new StringBuilder();
        line(
                text,
                title(match),
                Numbers.count(match.games(), "game") + " in "
                        + Numbers.count(match.counts().pairs(), "pair"));
        line(text, "won drawn lost", match.wins() + " " + match.draws() + " " + match.losses() + " by " + first.name());
        line(text, "fraction won", Numbers.percent(match.fraction()));
        line(text, "Elo", Numbers.elo(match.elo()));
        line(text, "nElo", Numbers.known(match.normalizedElo()));
        line(text, "LOS", Numbers.percent(match.los()));
        line(
                text,
                "spread per game",
                Numbers.signed(match.spread().mean(), match.spread().error()));
        line(text, "pentanomial", pairs(match.counts().counts()));
        if (match.adjudicated() > 0) {
            line(text, "adjudicated", match.adjudicated() + " of " + Numbers.count(match.games(), "game"));
        }
        text.append(test(match));
        int width = match.sides().stream()
                .flatMap(side -> Stream.of(side.name(), Numbers.cpuSeconds(side.cpu(), match.games())))
                .mapToInt(cell -> cell.length() + 2)
                .reduce(12, Math::max);
        columns(text, width, "", match, PlayerStatistics::name);
        columns(text, width, "average score", match, side -> String.format(Locale.ROOT, "%.1f", side.points()));
        if (match.sides().stream().anyMatch(side -> side.tags() > 0)) {
            columns(text, width, "bingos per game", match, side -> String.format(Locale.ROOT, "%.2f", side.tags()));
        }
        columns(text, width, "median per move", match, side -> Numbers.millis(side.times(), MoveTimes::median));
        columns(text, width, "p99 per move", match, side -> Numbers.millis(side.times(), MoveTimes::p99));
        columns(text, width, "CPU s per game", match, side -> Numbers.cpuSeconds(side.cpu(), match.games()));
        columns(
                text,
                width,
                "passed",
                match,
                side -> Numbers.percent(side.moves().passShare()));
        if (titles.hasExchanges()) {
            columns(
                    text,
                    width,
                    "exchanged",
                    match,
                    side -> Numbers.percent(side.moves().exchangeShare()));
        }
        for (PlayerStatistics side : match.sides()) {
            line(text, "errors", side.name() + ": " + titles.counts(side.errors()));
            if (!side.stops().isEmpty()) {
                line(text, "games lost by", side.name() + ": " + titles.counts(side.stops()));
            }
        }
        Cautions.isolation(match.isolation()).forEach(sentence -> line(text, "isolation", sentence));
        Cautions.warnings(match).forEach(warning -> line(text, "warning", warning));
        return text.toString();
    }

    /// Returns the verdict of the sequential test as a line with its line feed; empty without a test.
    public static String test(MatchResult match) {
        var text = new StringBuilder();
        match.test().ifPresent(test -> line(text, "SPRT", sprt(match, test)));
        return text.toString();
    }

    /// Returns one line, for progress and lists.
    public static String brief(MatchResult match) {
        Interval fraction = match.fraction();
        return title(match) + ": " + Numbers.percent(fraction) + ", Elo " + Numbers.elo(match.elo());
    }

    private static String pairs(List<Integer> counts) {
        return String.format(Locale.ROOT, "%d with 0, %d with ½, %d with 1, %d with 1½, %d with 2", counts.toArray());
    }

    /// Returns the two contestants, such as `greedy v random`.
    static String title(MatchResult match) {
        return match.sides().get(0).name() + " v " + match.sides().get(1).name();
    }

    /// Returns the verdict of a sequential test in a few words.
    static String verdict(MatchResult match, Sprt test) {
        return switch (test.verdict(match.counts())) {
            case GO_ON -> "no verdict";
            case ELO0 -> "not better by " + String.format(Locale.ROOT, "%.1f", test.elo1());
            case ELO1 -> "better than " + String.format(Locale.ROOT, "%.1f", test.elo0());
        };
    }

    private static String sprt(MatchResult match, Sprt test) {
        return String.format(
                Locale.ROOT,
                "%s: LLR %.2f of [%.2f, %.2f] for Elo %.1f or %.1f%s",
                verdict(match, test),
                test.logRatio(match.counts()),
                test.lower(),
                test.upper(),
                test.elo0(),
                test.elo1(),
                surplus(match.surplus()));
    }

    private static String surplus(int pairs) {
        return pairs == 0
                ? ""
                : "; " + Numbers.count(pairs, "later pair") + (pairs == 1 ? " does not count" : " do not count");
    }

    private static void columns(
            StringBuilder text, int width, String label, MatchResult match, Function<PlayerStatistics, String> figure) {
        String values = Numbers.right(figure.apply(match.sides().get(0)), width)
                + Numbers.right(figure.apply(match.sides().get(1)), width);
        line(text, label, values);
    }

    private static void line(StringBuilder text, String label, String value) {
        text.append(Numbers.left(label, LABEL)).append(' ').append(value).append('\n');
    }
}
