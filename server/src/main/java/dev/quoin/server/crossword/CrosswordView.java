package dev.quoin.server.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.FormedWord;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.Turn;
import dev.quoin.server.json.PlayJson;
import dev.quoin.server.room.GameState;
import dev.quoin.server.room.View;
import dev.quoin.server.store.StoredGame;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/// A crossword game as one seat sees it: its own rack, and only the number of hidden tiles. When two agents
/// play, everybody sees both racks.
final class CrosswordView implements View<CrosswordPosition, CrosswordMove> {
    private final HostedCrossword hosted;

    CrosswordView(HostedCrossword hosted) {
        this.hosted = hosted;
    }

    @Override
    public void write(JsonGenerator json, GameState<CrosswordPosition, CrosswordMove> state, int seat) {
        Crossword crossword = hosted.ruleset(state.stored().variant()).crossword();
        new Writing(json, crossword, state, seat).write();
    }

    private final class Writing {
        private final JsonGenerator json;
        private final Crossword crossword;
        private final Alphabet alphabet;
        private final GameState<CrosswordPosition, CrosswordMove> state;
        private final CrosswordPosition position;
        private final int seat;
        /// Whether two agents play, so that no tiles have to be hidden.
        private final boolean watched;

        Writing(JsonGenerator json, Crossword crossword, GameState<CrosswordPosition, CrosswordMove> state, int seat) {
            this.json = json;
            this.crossword = crossword;
            this.alphabet = crossword.variant().tiles().alphabet();
            this.state = state;
            this.position = state.position();
            this.seat = seat;
            this.watched = !state.stored().agents().contains("");
        }

        void write() {
            json.writeStringProperty("game", "crossword");
            json.writeStringProperty("id", state.stored().id());
            json.writeStringProperty("variant", state.stored().variant());
            players();
            if (seat == StoredGame.NOBODY) {
                json.writeNullProperty("you");
            } else {
                json.writeNumberProperty("you", seat);
            }
            json.writeNumberProperty("turn", state.turn());
            json.writeNumberProperty("toMove", position.toMove());
            board("board", position.board());
            board("start", crossword.variant().start());
            json.writeStringProperty("rack", seat == StoredGame.NOBODY ? "" : show(position.rack(seat)));
            json.writeNumberProperty("bag", position.bagSize());
            numbers("scores", position.scores());
            unseen();
            moves();
            json.writeBooleanProperty("over", state.isOver());
            json.writeBooleanProperty("canExchange", crossword.referee().allowsExchange(position, 1));
            json.writeBooleanProperty(
                    "canUndo", seat != StoredGame.NOBODY && state.undoTo().isPresent());
            if (state.isOver()) {
                result();
            }
        }

        private void players() {
            json.writeArrayPropertyStart("players");
            for (int player = 0; player < position.players(); player++) {
                String agent = state.stored().agents().get(player);
                json.writeStartObject();
                json.writeStringProperty("name", agent.isEmpty() ? person(player) : hosted.title(agent));
                if (!agent.isEmpty()) {
                    json.writeStringProperty("agent", agent);
                }
                json.writeNumberProperty("tiles", position.racks().get(player).size());
                if (watched) {
                    json.writeStringProperty("rack", show(position.rack(player)));
                }
                json.writeEndObject();
            }
            json.writeEndArray();
        }

        private String person(int player) {
            return player == seat ? "You" : "Player";
        }

        private void board(String name, Board board) {
            json.writeArrayPropertyStart(name);
            for (String row : BoardRows.write(board, alphabet)) {
                json.writeString(row);
            }
            json.writeEndArray();
        }

        private void numbers(String name, List<Integer> numbers) {
            json.writeArrayPropertyStart(name);
            numbers.forEach(number -> json.writeNumber(number));
            json.writeEndArray();
        }

        private void unseen() {
            Tiles unseen = position.unseenBy(seat);
            json.writeArrayPropertyStart("unseen");
            for (int number = 1; number <= alphabet.size(); number++) {
                count(alphabet.face(number), unseen.count(number));
            }
            count("?", unseen.blanks());
            json.writeEndArray();
        }

        private void count(String letter, int count) {
            if (count > 0) {
                json.writeStartObject();
                json.writeStringProperty("letter", letter);
                json.writeNumberProperty("count", count);
                json.writeEndObject();
            }
        }

        private void moves() {
            json.writeArrayPropertyStart("moves");
            int number = 1;
            var totals = new int[position.players()];
            for (var turn : state.turns()) {
                int score = score(turn);
                totals[turn.seat()] += score;
                json.writeStartObject();
                json.writeNumberProperty("number", number++);
                json.writeNumberProperty("seat", turn.seat());
                move(turn);
                json.writeNumberProperty("score", score);
                json.writeNumberProperty("total", totals[turn.seat()]);
                if (isKnown(turn)) {
                    json.writeStringProperty("rack", show(turn.before().rack()));
                }
                json.writeEndObject();
            }
            json.writeEndArray();
        }

        private void move(Turn<CrosswordPosition, CrosswordMove> turn) {
            switch (turn.move()) {
                case CrosswordMove.Pass _ -> kind("pass", "pass");
                case CrosswordMove.Exchange(Tiles tiles) -> {
                    kind("exchange", "exchange " + (isKnown(turn) ? show(tiles) : tiles.size()));
                }
                case CrosswordMove.Play play -> {
                    kind("play", crossword.notation().write(turn.before(), play));
                    var plays = new PlayJson(json, alphabet);
                    plays.writeTiles(play.placements());
                    Receipt receipt = receipt(turn);
                    json.writeArrayPropertyStart("words");
                    receipt.words().stream().map(FormedWord::text).forEach(json::writeString);
                    json.writeEndArray();
                    plays.writeReceipt(receipt);
                }
            }
        }

        /// Returns whether the viewer may know which tiles the player held.
        private boolean isKnown(Turn<CrosswordPosition, CrosswordMove> turn) {
            return turn.seat() == seat || state.isOver() || watched;
        }

        private static Receipt receipt(Turn<CrosswordPosition, CrosswordMove> turn) {
            if (turn.after().last() instanceof LastTurn.Played played) {
                return played.receipt();
            }
            throw new IllegalStateException(
                    "a play leaves a receipt, got " + turn.after().last());
        }

        private void kind(String kind, String text) {
            json.writeStringProperty("kind", kind);
            json.writeStringProperty("text", text);
        }

        private void result() {
            json.writeObjectPropertyStart("result");
            state.winner()
                    .ifPresentOrElse(
                            winner -> json.writeNumberProperty("winner", winner),
                            () -> json.writeNullProperty("winner"));
            json.writeStringProperty("reason", reason());
            json.writeArrayPropertyStart("adjustments");
            for (int player = 0; player < position.players(); player++) {
                json.writeNumber(position.scores().get(player) - gained(player));
            }
            json.writeEndArray();
            json.writeArrayPropertyStart("racks");
            for (int player = 0; player < position.players(); player++) {
                json.writeString(show(position.rack(player)));
            }
            json.writeEndArray();
            json.writeEndObject();
        }

        private String reason() {
            boolean playedOut =
                    position.bagSize() == 0 && position.racks().stream().anyMatch(rack -> rack.size() == 0);
            return state.stored().resigned() != StoredGame.NOBODY ? "resigned" : playedOut ? "played-out" : "scoreless";
        }

        private int gained(int player) {
            return state.turns().stream()
                    .filter(turn -> turn.seat() == player)
                    .mapToInt(Writing::score)
                    .sum();
        }

        private static int score(Turn<CrosswordPosition, CrosswordMove> turn) {
            return turn.after().last() instanceof LastTurn.Played played ? played.score() : 0;
        }

        private String show(Tiles tiles) {
            return tiles.show(alphabet);
        }
    }
}
