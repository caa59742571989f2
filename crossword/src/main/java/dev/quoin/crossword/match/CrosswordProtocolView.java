package dev.quoin.crossword.match;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.kit.ProtocolBoard;
import dev.quoin.game.kit.ProtocolView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Crossword positions as external agents see them. Immutable.
final class CrosswordProtocolView implements ProtocolView<CrosswordPosition, CrosswordMove> {
    private final Crossword game;
    private final Alphabet alphabet;
    private final Optional<Path> wordList;

    CrosswordProtocolView(Crossword game, Optional<Path> wordList) {
        this.game = game;
        this.alphabet = game.variant().tiles().alphabet();
        this.wordList = wordList;
    }

    @Override
    public ProtocolBoard board(CrosswordPosition seen, int seat) {
        var details = new LinkedHashMap<String, Object>();
        details.put("rows", seen.board().rows());
        details.put("columns", seen.board().columns());
        details.put("bag", seen.bagSize());
        details.put("opponenttiles", seen.racks().get(1 - seat).size());
        wordList.ifPresent(file -> details.put("lexiconpath", file.toString()));
        return new ProtocolBoard(squares(seen.board()), seen.rack(seat).show(alphabet), details);
    }

    private String squares(Board board) {
        var text = new StringBuilder(board.rows() * board.columns());
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                byte tile = board.at(row, column);
                text.append(tile == Tile.EMPTY ? "." : alphabet.show(tile));
            }
        }
        return text.toString();
    }

    /// Shows an exchange as the number of tiles: `exch 3`.
    @Override
    public String publicText(CrosswordPosition before, CrosswordMove move) {
        return move instanceof CrosswordMove.Exchange exchange
                ? "exch " + exchange.tiles().size()
                : game.notation().write(before, move);
    }

    /// Returns plays by score, then an exchange of the whole rack if allowed, and the pass.
    @Override
    public List<Option> legal(CrosswordPosition seen, int most) {
        var legal = new ArrayList<Option>();
        var plays = new PlayBuffer();
        var generator = new MoveGenerator(game.lexicon(), game.variant());
        generator.load(seen.board());
        generator.top(seen.rack(), most, plays);
        for (int index = 0; index < plays.size(); index++) {
            CrosswordMove play = plays.play(index, seen.board());
            legal.add(new Option(game.notation().write(seen, play), plays.score(index)));
        }
        if (game.referee().allowsExchange(seen, seen.rack().size())) {
            legal.add(new Option("exch " + seen.rack().show(alphabet), 0));
        }
        legal.add(new Option("pass", 0));
        return legal;
    }
}
