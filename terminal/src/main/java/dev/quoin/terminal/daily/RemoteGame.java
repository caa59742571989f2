package dev.quoin.terminal.daily;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;
import dev.quoin.terminal.daily.client.DailyMessages.Preview;
import dev.quoin.terminal.daily.client.DailyMessages.Result;
import dev.quoin.terminal.daily.client.DailyServer;
import dev.quoin.terminal.daily.client.Declined;
import dev.quoin.terminal.daily.client.MoveReply;
import dev.quoin.terminal.daily.client.Unreachable;
import dev.quoin.terminal.tiles.TileGame;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game that a server keeps, with the play that the person has placed but not sent. Changes as the game goes on; for
/// one thread.
///
/// The server alone judges; here its answers become a board that can be drawn.
final class RemoteGame implements TileGame {
    private final DailyServer server;
    private final Variant variant;
    private GameMessage game;
    private Board board;
    private @Nullable Unsent unsent;
    private @Nullable Result result;

    RemoteGame(DailyServer server, Variant variant, GameMessage game) {
        this.server = server;
        this.variant = variant;
        this.game = game;
        this.board = BoardRows.read(game.board(), variant.tiles().alphabet());
    }

    /// Tiles on the board that can still be taken back, and what the server says to them.
    record Unsent(Play play, Preview preview) {}

    DailyServer server() {
        return server;
    }

    /// The game as the server told it last.
    GameMessage game() {
        return game;
    }

    Alphabet alphabet() {
        return variant.tiles().alphabet();
    }

    @Override
    public Variant variant() {
        return variant;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public Tiles rack() {
        return Tiles.parse(game.rack(), alphabet());
    }

    @Override
    public boolean isPersonsTurn() {
        return !game.over();
    }

    Optional<Unsent> unsent() {
        return Optional.ofNullable(unsent);
    }

    /// What came of the game, once it was asked for.
    Optional<Result> result() {
        return Optional.ofNullable(result);
    }

    void keep(Result told) {
        result = told;
    }

    /// The squares of the last turn, none before the first.
    List<Placement> last() {
        if (game.turns().isEmpty() || game.turns().getLast().tiles() == null) {
            return List.of();
        }
        return game.turns().getLast().tiles().stream()
                .map(tile ->
                        new Placement(tile.row() - 1, tile.column() - 1, board.at(tile.row() - 1, tile.column() - 1)))
                .toList();
    }

    /// Places tiles and asks the server what they would score. They stay even when that is refused, so that the
    /// person sees what is wrong, unless they are not on the rack or do not fit the squares.
    Unsent place(Play play) {
        if (unsent != null && unsent.play().equals(play) && unsent.preview().legal()) {
            return unsent;
        }
        unsent = null;
        return keep(new Unsent(play, server.preview(game, play, alphabet())));
    }

    private Unsent keep(Unsent placed) {
        Play play = placed.play();
        boolean fits = play.placements().stream().allMatch(tile -> board.isEmpty(tile.row(), tile.column()));
        unsent = fits && rack().containsAll(PlayRules.tilesOf(play)) ? placed : null;
        return placed;
    }

    @Override
    public void lay(Play play) {
        try {
            place(play);
        } catch (Unreachable | Declined e) {
            keep(new Unsent(play, Preview.refused(String.valueOf(e.getMessage()))));
        }
    }

    @Override
    public boolean takeBack() {
        boolean had = unsent != null;
        unsent = null;
        return had;
    }

    MoveReply send(Play play) {
        return taken(server.play(game, play, alphabet()));
    }

    MoveReply skip() {
        return taken(server.skip(game));
    }

    /// Begins a further game of the same date.
    void practise() {
        become(server.practise(game.date()));
        result = null;
    }

    private MoveReply taken(MoveReply reply) {
        become(reply.game());
        return reply;
    }

    private void become(GameMessage now) {
        board = BoardRows.read(now.board(), alphabet());
        game = now;
        unsent = null;
    }
}
