package dev.quoin.terminal.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.table.TableKit;
import dev.quoin.terminal.table.TableSetup;
import dev.quoin.terminal.table.TableSetup.Computer;
import dev.quoin.terminal.table.TableSetup.Person;
import dev.quoin.terminal.tiles.RackOrder;
import java.util.List;

/// The [TableKit] of the crossword game, for a person and an agent.
public final class CrosswordTableKit implements TableKit<CrosswordPosition, CrosswordMove> {
    @Override
    public String game() {
        return CrosswordRuleset.ID;
    }

    @Override
    public GameTable table(TableSetup<CrosswordPosition, CrosswordMove> setup) {
        // No other game has these positions.
        var crossword = (Crossword) setup.ruleset().game();
        var seats = setup.seats();
        int person = seats.getFirst() instanceof Person<?, ?> ? 0 : 1;
        if (!(seats.get(1 - person) instanceof Computer<CrosswordPosition, CrosswordMove> opponent)
                || !(seats.get(person) instanceof Person<?, ?>)) {
            throw new IllegalArgumentException("this game needs one person and one computer");
        }
        var game = new CrosswordTableGame(crossword, setup.deals().get(), opponent.agent(), setup.budget(), person);
        setup.moves().forEach(game::move);
        var phrases = new CrosswordPhrases(game, opponent.title());
        var rackOrder = new RackOrder(game.variant().tiles().alphabet());
        rackOrder.follow(game.rack());
        var ranking = new PlayRanking(crossword.lexicon(), game.variant());
        var interpreter = new CrosswordInterpreter(
                game, crossword.lexicon(), phrases, most -> hints(ranking, game, most), rackOrder, setup.random());
        return new GameTable(
                new CrosswordSitting(game, phrases, interpreter),
                new CrosswordDisplay(game, phrases, rackOrder, interpreter),
                welcome(setup.name(), opponent, crossword.referee().challengeRule()));
    }

    private static String welcome(String name, Computer<?, ?> opponent, ChallengeRule rule) {
        String announced = rule == ChallengeRule.VOID
                ? ""
                : "Challenge rule: " + rule.title() + ", so an invalid word costs the turn. ";
        return name + " against " + opponent.title() + ", who " + opponent.description() + ". " + announced
                + "Type a play such as 8D WORD, hint for suggestions, or help for all commands.";
    }

    private static List<Play> hints(PlayRanking ranking, CrosswordTableGame game, int most) {
        return ranking.top(game.board(), game.rack(), most).stream()
                .map(RankedPlay::play)
                .toList();
    }
}
