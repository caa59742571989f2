package dev.quoin.arena.match;

import dev.quoin.arena.result.Sprt;
import dev.quoin.game.Deal;
import dev.quoin.game.PairSeeds;
import dev.quoin.game.kit.OpeningBook;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.process.Isolation;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The configuration of a match. Immutable.
///
/// @param ruleset the rules of the game
/// @param contestants the two contestants
/// @param terms the conditions of play
/// @param ownTerms the conditions of each contestant, where they differ; empty when `terms` hold for both
/// @param openings the openings of the games, if they do not start as the ruleset deals them
/// @param pairs the number of pairs of games
/// @param seed the random seed of the match
/// @param test the sequential test that may stop the match early, if any
/// @param provenance what else results depend on, such as the version of a program
/// @param <P> a position
/// @param <M> a move
public record MatchConfig<P, M>(
        Ruleset<P, M> ruleset,
        List<? extends Contestant<P, M>> contestants,
        Terms terms,
        List<Terms> ownTerms,
        Optional<OpeningBook<P, M>> openings,
        int pairs,
        long seed,
        Optional<Sprt> test,
        Map<String, String> provenance) {
    /// The maximum number of pairs in a match.
    public static final int MOST_PAIRS = 10_000_000;

    public MatchConfig {
        contestants = List.copyOf(contestants);
        ownTerms = List.copyOf(ownTerms);
        provenance = Collections.unmodifiableMap(new LinkedHashMap<>(provenance));
        if (contestants.size() != 2) {
            throw new IllegalArgumentException("a match has 2 contestants, got " + contestants.size());
        }
        if (!ownTerms.isEmpty() && ownTerms.size() != 2) {
            throw new IllegalArgumentException("a match has terms for 2 contestants, got " + ownTerms.size());
        }
        if (pairs < 1 || pairs > MOST_PAIRS) {
            throw new IllegalArgumentException("a match has 1.." + MOST_PAIRS + " pairs, got " + pairs);
        }
    }

    /// Creates a match with standard terms and no test: no clocks, all pairs are played.
    public static <P, M> MatchConfig<P, M> of(
            Ruleset<P, M> ruleset, List<? extends Contestant<P, M>> contestants, int pairs, long seed) {
        return new MatchConfig<>(ruleset, contestants, Terms.standard(), pairs, seed, Optional.empty(), Map.of());
    }

    /// Creates the configuration of a match with the same terms for both contestants, dealt by the ruleset.
    public MatchConfig(
            Ruleset<P, M> ruleset,
            List<? extends Contestant<P, M>> contestants,
            Terms terms,
            int pairs,
            long seed,
            Optional<Sprt> test,
            Map<String, String> provenance) {
        this(ruleset, contestants, terms, List.of(), Optional.empty(), pairs, seed, test, provenance);
    }

    /// Returns a copy in which each contestant has terms of its own. Tries and timeouts stay those of
    /// `terms`.
    public MatchConfig<P, M> withOwnTerms(List<Terms> others) {
        return new MatchConfig<>(ruleset, contestants, terms, others, openings, pairs, seed, test, provenance);
    }

    /// Returns a copy whose games start from openings.
    public MatchConfig<P, M> withOpenings(OpeningBook<P, M> others) {
        return new MatchConfig<>(
                ruleset, contestants, terms, ownTerms, Optional.of(others), pairs, seed, test, provenance);
    }

    /// Returns a copy with one more thing that results depend on.
    public MatchConfig<P, M> withProvenance(String name, String text) {
        var more = new LinkedHashMap<>(provenance);
        more.put(name, text);
        return new MatchConfig<>(ruleset, contestants, terms, ownTerms, openings, pairs, seed, test, more);
    }

    /// Returns a copy of another length with another seed, which no test stops.
    public MatchConfig<P, M> withGames(int otherPairs, long otherSeed) {
        return new MatchConfig<>(
                ruleset, contestants, terms, ownTerms, openings, otherPairs, otherSeed, Optional.empty(), provenance);
    }

    /// Returns the terms of a contestant, 0 or 1.
    public Terms termsOf(int contestant) {
        return ownTerms.isEmpty() ? terms : ownTerms.get(contestant);
    }

    /// Returns the deal of both games of a pair.
    public Deal<P, M> deal(int pair) {
        long dealt = seedOf(pair);
        return openings.map(book -> book.ofPair(pair).opening().deal(dealt)).orElseGet(() -> ruleset.deal(dealt));
    }

    /// Returns the names of the contestants in tables and folders, made unique.
    public List<String> names() {
        return distinct(contestants.stream().map(Contestant::name).toList());
    }

    /// Makes names unique: the second `greedy` becomes `greedy-2`.
    public static List<String> distinct(List<String> names) {
        var seen = new LinkedHashMap<String, Integer>();
        return names.stream()
                .map(name -> {
                    int count = seen.merge(name, 1, Integer::sum);
                    return count == 1 ? name : name + "-" + count;
                })
                .toList();
    }

    /// Returns how external agents are isolated; empty when there are none.
    public Optional<Isolation> isolation() {
        return contestants.stream()
                .flatMap(contestant -> contestant.isolation().stream())
                .reduce(Isolation::and);
    }

    /// Returns the seed of both games of a pair: 53 bits, so that every JSON reader can represent it.
    public long seedOf(int pair) {
        return PairSeeds.of(seed, pair);
    }

    /// Returns what identifies this match: all settings except the number of pairs, because a longer match
    /// starts with the pairs of a shorter one.
    public Map<String, String> identity() {
        var identity = new LinkedHashMap<>(settings());
        identity.remove(MatchSettings.PAIRS);
        return Collections.unmodifiableMap(identity);
    }

    /// Returns the configuration as names and values, as text.
    public Map<String, String> settings() {
        return Collections.unmodifiableMap(MatchSettings.of(this).texts());
    }

    /// Returns the configuration as names and values for JSON: strings, numbers, booleans, maps of these, or
    /// an empty [Optional] for none.
    public Map<String, Object> values() {
        return Collections.unmodifiableMap(MatchSettings.of(this).values());
    }

    /// Returns whether a setting is about one of the two contestants only, such as `first` or `first-clock`.
    public static boolean isOfOneSide(String setting) {
        return setting.matches("(first|second)(-.*)?");
    }
}
