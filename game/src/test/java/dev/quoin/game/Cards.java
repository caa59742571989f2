package dev.quoin.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/// Three seats hold two hidden cards each, lay one down in turn for its points and draw from a deck of 12.
///
/// A hidden card is 0. The pool is the deck together with all hidden cards, sorted.
public class Cards implements Game<Cards.Table, Integer>, Notation<Cards.Table, Integer> {
    public static final int SEATS = 3;

    public record Table(List<List<Integer>> hands, List<Integer> pool, List<Integer> points, int toMove) {
        public Table {
            hands = hands.stream().map(List::copyOf).toList();
            pool = pool.stream().sorted().toList();
            points = List.copyOf(points);
        }
    }

    @Override
    public Table start(RandomGenerator chance) {
        var deck = new ArrayList<Integer>();
        for (int card = 1; card <= 12; card++) {
            deck.add(card);
        }
        var hands = new ArrayList<List<Integer>>();
        for (int seat = 0; seat < SEATS; seat++) {
            hands.add(List.of(draw(deck, chance), draw(deck, chance)));
        }
        return new Table(hands, deck, List.of(0, 0, 0), 0);
    }

    @Override
    public int toMove(Table table) {
        return table.toMove();
    }

    @Override
    public List<Integer> legalMoves(Table table) {
        return List.copyOf(new TreeSet<>(table.hands().get(table.toMove())));
    }

    @Override
    public Table play(Table table, Integer card, RandomGenerator chance) {
        int seat = table.toMove();
        var hand = new ArrayList<>(table.hands().get(seat));
        if (!hand.remove(/* element */ card)) {
            throw new IllegalMoveException(MoveReason.UNPLAYABLE, "card " + card + " is not held");
        }
        var deck = new ArrayList<>(table.pool());
        if (!deck.isEmpty()) {
            hand.add(draw(deck, chance));
        }
        var hands = new ArrayList<>(table.hands());
        hands.set(seat, hand);
        var points = new ArrayList<>(table.points());
        points.set(seat, points.get(seat) + card);
        return new Table(hands, deck, points, (seat + 1) % SEATS);
    }

    @Override
    public Optional<Outcome> outcome(Table table) {
        return table.hands().stream().allMatch(List::isEmpty)
                ? Optional.of(new Outcome(table.points()))
                : Optional.empty();
    }

    @Override
    public Table seenBy(int seat, Table table) {
        var hands = new ArrayList<List<Integer>>();
        var pool = new ArrayList<>(table.pool());
        for (int other = 0; other < SEATS; other++) {
            List<Integer> hand = table.hands().get(other);
            if (other != seat) {
                hand.stream().filter(card -> card > 0).forEach(pool::add);
                hand = hand.stream().map(card -> 0).toList();
            }
            hands.add(hand);
        }
        return new Table(hands, pool, table.points(), table.toMove());
    }

    /// Deals the cards that a seat cannot see once more.
    public Table redealt(int seat, Table table, RandomGenerator chance) {
        Table seen = seenBy(seat, table);
        var pool = new ArrayList<>(seen.pool());
        var hands = new ArrayList<>(seen.hands());
        for (int other = 0; other < SEATS; other++) {
            if (other != seat) {
                hands.set(
                        other,
                        hands.get(other).stream()
                                .map(card -> draw(pool, chance))
                                .toList());
            }
        }
        return new Table(hands, pool, table.points(), table.toMove());
    }

    @Override
    public Notation<Table, Integer> notation() {
        return this;
    }

    @Override
    public String write(Table table, Integer card) {
        return "card " + card;
    }

    @Override
    public Integer read(Table table, String text) {
        if (!text.matches("card [0-9]+")) {
            throw new IllegalMoveException(MoveReason.UNREADABLE, "expected 'card N', got '" + text + "'");
        }
        return Integer.valueOf(text.substring(5));
    }

    private static int draw(List<Integer> deck, RandomGenerator chance) {
        return deck.remove(/* index */ chance.nextInt(deck.size()));
    }
}
