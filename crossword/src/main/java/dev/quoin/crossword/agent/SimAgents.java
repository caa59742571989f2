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
import java.util.random.RandomGenerator;

/// The agents that look ahead, with their parameters.
final class SimAgents {
    private static final String ITERATIONS = "iterations";
    private static final String SECONDS = "seconds";
    private static final String PLIES = "plies";
    private static final String CANDIDATES = "candidates";
    private static final String THREADS = "threads";
    private static final String INFER = "infer";
    private static final int MOST_ITERATIONS = 10_000_000;
    private static final int USUAL_ITERATIONS = 1000;
    private static final int LONGEST_SECONDS = 3600;
    private static final int MOST_PLIES = 100;
    private static final int MOST_CANDIDATES = 1000;
    private static final int MOST_THREADS = 256;
    private static final int MOST_INFERRED = 100_000;

    private SimAgents() {}

    static AgentProvider<CrosswordPosition, CrosswordMove> provider() {
        String title = "Sim";
        String description = "plays on from its best moves many times, and chooses what wins most often";
        var agent = AgentDescription.of(
                "sim",
                title,
                description,
                whole(ITERATIONS, "N", MOST_ITERATIONS, "a number of samples; 0 for 1,000, or for any with seconds", 0)
                        .asEffort(),
                whole(SECONDS, "S", LONGEST_SECONDS, "a time limit for a move; 0 for none", 0),
                whole(PLIES, "N", MOST_PLIES, "a number of moves to look ahead; 0 for 2, or 4 with 10,000 samples", 0),
                Parameter.whole(CANDIDATES, "N", 1, MOST_CANDIDATES, "a number of moves to try")
                        .orElse("40"),
                Parameter.whole(THREADS, "N", 1, MOST_THREADS, "a number of threads")
                        .orElse("1"),
                whole(INFER, "RACKS", MOST_INFERRED, "a number of racks to infer what the opponent kept", 0),
                whole(
                        CrosswordAgents.ENDGAME,
                        "NODES",
                        CrosswordAgents.MOST_NODES,
                        "a number of nodes to search for exact endgames",
                        20_000),
                Parameter.text(CrosswordAgents.FILE, "FILE", "a file from 'quoin learn leaves'")
                        .orElse(""));
        return AgentProvider.of(Crossword.class, agent, arguments -> {
            SimulationOptions options = options(arguments);
            String file = arguments.text(CrosswordAgents.FILE);
            int nodes = arguments.whole(CrosswordAgents.ENDGAME);
            return new NamedAgent<>(
                    arguments.spec(),
                    title,
                    description,
                    CrosswordAgents.by((variant, lexicon) -> factory(options, file, nodes, variant, lexicon)));
        });
    }

    private static Parameter whole(String name, String label, int most, String description, int otherwise) {
        return Parameter.whole(name, label, 0, most, description).orElse(Integer.toString(otherwise));
    }

    private static SimulationOptions options(Arguments arguments) {
        int seconds = arguments.whole(SECONDS);
        int iterations = arguments.whole(ITERATIONS);
        int otherwise = seconds > 0 ? MOST_ITERATIONS : USUAL_ITERATIONS;
        return new SimulationOptions(
                iterations > 0 ? iterations : otherwise,
                arguments.whole(CANDIDATES),
                arguments.whole(PLIES),
                arguments.whole(THREADS),
                arguments.whole(INFER),
                seconds == 0 ? SimulationOptions.UNLIMITED : Duration.ofSeconds(seconds));
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> factory(
            SimulationOptions options, String file, int nodes, Variant variant, Lexicon lexicon) {
        LeaveTable table = CrosswordAgents.table(file, variant, lexicon);
        var endgame = new ExactEndgame(variant, lexicon, nodes);
        return chance -> create(options, table, endgame, variant, lexicon, chance);
    }

    static Agent<CrosswordPosition, CrosswordMove> create(
            SimulationOptions options,
            LeaveTable table,
            ExactEndgame endgame,
            Variant variant,
            Lexicon lexicon,
            RandomGenerator chance) {
        return new SimAgent(
                new Simulator(variant, lexicon, table, WinProbabilityFile.shipped(variant, lexicon)),
                options,
                endgame,
                new StaticAgent(StaticEvaluator.of(variant, lexicon, table), endgame, chance),
                chance);
    }
}
