package dev.quoin.crossword.agent;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.equity.WinProbabilityFile;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.simulation.SimulationOptions;
import dev.quoin.crossword.simulation.Simulator;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Agent;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.agent.Parameter;
import java.time.Duration;
import java.util.Locale;
import java.util.random.RandomGenerator;

/// The agents that look ahead, with their parameters.
final class SimAgents {
    private static final String ITERATIONS = "iterations";
    private static final String SECONDS = "seconds";
    private static final String PLIES = "plies";
    private static final String CANDIDATES = "candidates";
    private static final String THREADS = "threads";
    private static final String INFER = "infer";
    private static final String PRE_ENDGAME = "preendgame";
    private static final String ENDGAME = CrosswordAgents.ENDGAME;
    private static final int MOST_ITERATIONS = 10_000_000;
    private static final int MOST_NODES = CrosswordAgents.MOST_NODES;
    private static final int LONGEST_SECONDS = 3600;
    private static final int MOST_PLIES = 100;
    private static final int MOST_CANDIDATES = 1000;
    private static final int MOST_THREADS = 256;
    private static final int MOST_INFERRED = 100_000;

    private SimAgents() {}

    /// What distinguishes an agent that looks ahead from the others.
    ///
    /// @param iterations the usual number of samples
    /// @param usesTime whether a time limit replaces the usual number of samples
    /// @param preEndgame the usual nodes for pre-endgames
    /// @param endgame the usual nodes for endgames
    private record Kind(
            String name,
            String title,
            String description,
            int iterations,
            boolean usesTime,
            int preEndgame,
            int endgame) {}

    static AgentProvider<CrosswordPosition, CrosswordMove> sim() {
        return provider(new Kind(
                "sim",
                "Sim",
                "plays on from its best moves many times, and chooses what wins most often",
                1000,
                false,
                0,
                20_000));
    }

    static AgentProvider<CrosswordPosition, CrosswordMove> champion() {
        return provider(new Kind(
                "champion",
                "Champion",
                "looks ahead as far as its time allows, and solves the end of the game",
                5000,
                true,
                500_000,
                500_000));
    }

    private static AgentProvider<CrosswordPosition, CrosswordMove> provider(Kind kind) {
        String usual = String.format(Locale.ROOT, "%,d", kind.iterations);
        var agent = AgentDescription.of(
                kind.name,
                kind.title,
                kind.description,
                whole(
                                ITERATIONS,
                                "N",
                                MOST_ITERATIONS,
                                "a number of samples, 0 for " + usual + " or for any with "
                                        + (kind.usesTime ? "a time limit" : "seconds"),
                                0)
                        .asEffort(),
                whole(SECONDS, "S", LONGEST_SECONDS, "a time limit for a move, 0 for none", 0),
                whole(PLIES, "N", MOST_PLIES, "a number of moves to look ahead, 0 for 2 or 4 with 10,000 samples", 0),
                Parameter.whole(CANDIDATES, "N", 1, MOST_CANDIDATES, "a number of moves to try")
                        .orElse("40"),
                Parameter.whole(THREADS, "N", 1, MOST_THREADS, "a number of threads")
                        .orElse("1"),
                whole(INFER, "RACKS", MOST_INFERRED, "a number of racks to infer what the opponent kept", 0),
                whole(
                        PRE_ENDGAME,
                        "NODES",
                        MOST_NODES,
                        "a number of nodes to search with few tiles in the bag",
                        kind.preEndgame),
                whole(ENDGAME, "NODES", MOST_NODES, "a number of nodes to search for exact endgames", kind.endgame),
                Parameter.text(CrosswordAgents.FILE, "FILE", "a file from 'quoin learn leaves'")
                        .orElse(""),
                CrosswordAgents.unseen(0));
        return AgentProvider.of(
                Crossword.class,
                agent,
                arguments -> new NamedAgent<>(
                        arguments.spec(),
                        kind.title,
                        kind.description,
                        CrosswordAgents.by((variant, lexicon) -> factory(kind, arguments, variant, lexicon))));
    }

    private static Parameter whole(String name, String label, int most, String description, int otherwise) {
        return Parameter.whole(name, label, 0, most, description).orElse(Integer.toString(otherwise));
    }

    private static SimulationOptions options(Kind kind, Arguments arguments) {
        int seconds = arguments.whole(SECONDS);
        int iterations = arguments.whole(ITERATIONS);
        int otherwise = seconds > 0 ? MOST_ITERATIONS : kind.iterations;
        return new SimulationOptions(
                iterations > 0 ? iterations : otherwise,
                arguments.whole(CANDIDATES),
                arguments.whole(PLIES),
                arguments.whole(THREADS),
                arguments.whole(INFER),
                seconds == 0 ? SimulationOptions.UNLIMITED : Duration.ofSeconds(seconds));
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> factory(
            Kind kind, Arguments arguments, Variant variant, Lexicon lexicon) {
        SimulationOptions options = options(kind, arguments);
        boolean corrects = arguments.whole(CrosswordAgents.UNSEEN) > 0;
        LeaveTable table = CrosswordAgents.table(arguments.text(CrosswordAgents.FILE), corrects, variant, lexicon);
        var preEndgames = new PreEndgames(variant, lexicon, arguments.whole(PRE_ENDGAME), options.threads());
        var endgame = new ExactEndgame(variant, lexicon, arguments.whole(ENDGAME));
        int timed = kind.usesTime && arguments.whole(ITERATIONS) == 0 ? MOST_ITERATIONS : options.iterations();
        return chance -> create(options, timed, table, preEndgames, endgame, variant, lexicon, chance);
    }

    static Agent<CrosswordPosition, CrosswordMove> create(
            SimulationOptions options,
            int timedIterations,
            LeaveTable table,
            PreEndgames preEndgames,
            ExactEndgame endgame,
            Variant variant,
            Lexicon lexicon,
            RandomGenerator chance) {
        return new SimAgent(
                new Simulator(variant, lexicon, table, WinProbabilityFile.shipped(variant, lexicon)),
                options,
                timedIterations,
                preEndgames,
                endgame,
                new StaticAgent(
                        StaticEvaluator.of(variant, lexicon, table), new ExactEndgame(variant, lexicon, 0), chance),
                chance);
    }
}
