package dev.quoin.crossword.match;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Deal;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.game.kit.Opening;
import dev.quoin.game.kit.OpeningFormat;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Reads openings from CGP lines. The player to move has seat 0. Racks are filled from the paired bag of the
/// seed, which has all tiles that are neither on the board nor on a given rack.
record CgpOpenings(Crossword game) implements OpeningFormat<CrosswordPosition, CrosswordMove> {
    @Override
    public List<Opening<CrosswordPosition, CrosswordMove>> read(InputStream in, String source, OptionalInt plies) {
        var openings = new ArrayList<Opening<CrosswordPosition, CrosswordMove>>();
        var reader = CgpReader.of(in, source, game.variant());
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            openings.add(opening(next.get(), source, reader.line()));
        }
        return openings;
    }

    private Opening<CrosswordPosition, CrosswordMove> opening(CgpPosition position, String source, int line) {
        requireVariant(position, source, line);
        if (position.racks().size() != game.players()) {
            throw fault(
                    source,
                    line,
                    "racks",
                    Integer.toString(position.racks().size()),
                    game.players() + ", such as AEINRST/ for one that is known and one that is drawn");
        }
        Tiles used = Bag.tilesOf(position.board())
                .plus(position.racks().get(0))
                .plus(position.racks().get(1));
        Tiles all = game.variant().tiles().distribution();
        if (!all.containsAll(used)) {
            throw fault(source, line, "tiles", excess(used, all), "at most the tiles of variant " + name());
        }
        if (game.referee().isOver(deal(position, all.minus(used), 0).start())) {
            throw fault(source, line, "position", "a game that is over", "one in which somebody can move");
        }
        return new Opening<>(line, position.show(), seed -> deal(position, all.minus(used), seed));
    }

    /// A position of another variant would be played under the wrong rules.
    private void requireVariant(CgpPosition position, String source, int line) {
        Variant variant = game.variant();
        if (position.variant().bingoBonus() != variant.bingoBonus()) {
            throw fault(
                    source,
                    line,
                    CgpPosition.BONUS,
                    Integer.toString(position.variant().bingoBonus()),
                    variant.bingoBonus() + ", the bonus of variant " + name());
        }
        position.operation(CgpPosition.LAYOUT).ifPresent(layout -> {
            boolean isKnown = Variants.names().contains(name());
            boolean isOwn = layout.equals(VariantNames.ofUser(variant));
            if (isKnown && !isOwn && !VariantNames.ofLayout(layout).equals(Optional.of(name()))) {
                throw fault(
                        source,
                        line,
                        CgpPosition.LAYOUT,
                        FormatFault.quoted(layout),
                        VariantNames.layoutOf(name()) + ", because the match is played with variant " + name());
            }
        });
    }

    private String name() {
        return game.variant().name();
    }

    /// The letters that are used more often than they exist: `3 Q`.
    private String excess(Tiles used, Tiles all) {
        Alphabet alphabet = game.variant().tiles().alphabet();
        var more = new ArrayList<String>();
        for (int number = 0; number <= Alphabet.MOST_LETTERS; number++) {
            if (used.count(number) > all.count(number)) {
                var one = new int[Alphabet.MOST_LETTERS + 1];
                one[number] = 1;
                more.add(used.count(number) + " " + Tiles.of(one).show(alphabet));
            }
        }
        return String.join(", ", more);
    }

    private Deal<CrosswordPosition, CrosswordMove> deal(CgpPosition position, Tiles unseen, long seed) {
        return new PairedDeal(game, new PairedBag(unseen, seed), bag -> start(position, unseen, bag));
    }

    private CrosswordPosition start(CgpPosition position, Tiles unseen, PairedBag bag) {
        Tiles left = unseen;
        var racks = new ArrayList<Rack>();
        for (int seat = 0; seat < game.players(); seat++) {
            Tiles given = position.racks().get(seat);
            Tiles drawn = bag.draw(seat, left, Math.min(game.variant().rackSize() - given.size(), left.size()));
            left = left.minus(drawn);
            racks.add(new Rack.Known(given.plus(drawn)));
        }
        return new CrosswordPosition(
                position.board(), racks, left, position.scores(), 0, position.scorelessTurns(), new LastTurn.None());
    }

    private static FormatException fault(String source, int line, String field, String found, String expected) {
        return FormatFault.atLine(source, line, 0, field, found, expected).asException();
    }
}
