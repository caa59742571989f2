package dev.quoin.cli.selftest;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.store.Lexicons;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `quoin selftest`: runs the corpus of known answers.
@Command(
        name = "selftest",
        header = "Run known boards, games, positions and words, and compare the results.",
        description = "Prints one line per group and a hash of all results, which is the same everywhere.",
        exitCodeList = "1:a result differs",
        footer = {
            "  quoin selftest           takes a few seconds",
            "  quoin selftest --json",
        })
public final class SelftestCommand implements Callable<Integer> {
    private static final int LONGEST_NAME = 60;

    private final Console console;
    private final MessageDigest digest;

    @Option(names = "--json", description = "Print one JSON object per group; the last is all of them.")
    private boolean json;

    public SelftestCommand(Console console) {
        this.console = console;
        try {
            this.digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public Integer call() {
        return run(groups());
    }

    int run(Map<String, Supplier<List<Case>>> groups) {
        int cases = 0;
        int failed = 0;
        for (var group : groups.entrySet()) {
            List<Case> all = group.getValue().get();
            int failures = 0;
            for (Case each : all) {
                failures += passes(group.getKey(), each) ? 0 : 1;
            }
            print(group.getKey(), all.size(), failures, "");
            cases += all.size();
            failed += failures;
        }
        String hash = HexFormat.of().formatHex(digest.digest()).substring(0, 16);
        print("all", cases, failed, hash);
        return failed == 0 ? ExitCode.FINE : ExitCode.NO;
    }

    private void print(String group, int cases, int failures, String hash) {
        if (json) {
            new JsonLines(console.out()).print(out -> {
                out.writeStringProperty("group", group);
                out.writeNumberProperty("cases", cases);
                out.writeNumberProperty("failures", failures);
                if (!hash.isEmpty()) {
                    out.writeStringProperty("hash", hash);
                }
            });
        } else {
            String verdict = failures == 0 ? "pass" : "FAIL";
            console.out()
                    .line("%-4s  %-10s %4d  %s"
                            .formatted(verdict, group, cases, hash)
                            .stripTrailing());
        }
        console.out().flush();
    }

    private static Map<String, Supplier<List<Case>>> groups() {
        var enable = Lexicons.named("enable");
        var groups = new LinkedHashMap<String, Supplier<List<Case>>>();
        groups.put("boards", () -> BoardCases.solutions(enable));
        groups.put("pairs", () -> BoardCases.scores(enable));
        groups.put("positions", PositionCases::counts);
        groups.put("moves", PositionCases::moves);
        groups.put("games", GameCases::games);
        groups.put("words", () -> WordCases.lookUps(enable));
        groups.put("othello", OthelloCases::all);
        return groups;
    }

    private boolean passes(String group, Case each) {
        String found;
        try {
            found = each.answer().get();
        } catch (RuntimeException e) {
            found = e.toString();
        }
        digest.update((group + "\t" + each.name() + "\t" + found + "\n").getBytes(StandardCharsets.UTF_8));
        if (found.equals(each.expected())) {
            return true;
        }
        String name = each.name().length() > LONGEST_NAME ? each.name().substring(0, LONGEST_NAME) + "…" : each.name();
        console.message(group + ", " + name + ":\n  expected " + each.expected() + "\n  found    " + found);
        return false;
    }
}
