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

/// A game stored on a server, with the person's unsent play. Mutable, not thread-safe.
///
/// The server makes all decisions; this class turns its replies into a board that can be drawn.
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

    /// A play on the board that can still be taken back, with the server's preview.
    record Unsent(Play play, Preview preview) {}

    DailyServer server() {
        return server;
    }

    /// The game as last received from the server.
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

    /// The result, once requested.
    Optional<Result> result() {
        return Optional.ofNullable(result);
    }

    void keep(Result told) {
        result = told;
    }

    /// The squares of the last turn; empty before the first.
    List<Placement> last() {
        if (game.turns().isEmpty() || game.turns().getLast().tiles() == null) {
            return List.of();
        }
        return game.turns().getLast().tiles().stream()
                .map(tile ->
                        new Placement(tile.row() - 1, tile.column() - 1, board.at(tile.row() - 1, tile.column() - 1)))
                .toList();
    }

    /// Places tiles and asks the server for their score. An illegal play stays, so that the person sees what
    /// is wrong, unless its tiles are not on the rack or do not fit the squares.
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

    /// Starts another game of the same date.
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
