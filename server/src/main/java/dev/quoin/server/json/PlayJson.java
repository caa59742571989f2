package dev.quoin.server.json;

import dev.quoin.crossword.analysis.RatedPlay;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.FormedWord;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.rules.SquareName;
import dev.quoin.crossword.simulation.SimulatedMove;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/// The JSON format of plays with their score receipts, shared by commands, arena and server.
public final class PlayJson {
    private static final double TENTHS = 10;
    private static final double THOUSANDTHS = 1e3;
    private static final double MILLIONTHS = 1e6;

    private final JsonGenerator json;
    private final Alphabet alphabet;

    public PlayJson(JsonGenerator json, Alphabet alphabet) {
        this.json = json;
        this.alphabet = alphabet;
    }

    /// Writes plays on a board as an array called `moves`.
    public void writeMoves(Board board, List<RankedPlay> plays) {
        CrosswordMoveText notation = CrosswordMoveText.of(alphabet);
        json.writeArrayPropertyStart("moves");
        plays.forEach(play -> write(notation.write(board, play.play()), play.play(), play.receipt()));
        json.writeEndArray();
    }

    /// Writes plays with their leaves and equities as an array called `moves`.
    public void writeRatedMoves(List<RatedPlay> plays) {
        json.writeArrayPropertyStart("moves");
        plays.forEach(this::write);
        json.writeEndArray();
    }

    /// Writes a play as an object; `notation` is the move in standard notation.
    public void write(String notation, Play play, Receipt receipt) {
        json.writeStartObject();
        writeScored(notation, play, receipt);
        json.writeEndObject();
    }

    /// Writes a play as an object, with its leave and, if it is known, its equity in points.
    public void write(RatedPlay rated) {
        write(rated, Optional.empty(), Optional.empty());
    }

    /// Writes a play in the same way, with its value in the endgame as an object called `endgame`, and what a
    /// simulation found out as an object called `simulation`.
    public void write(RatedPlay rated, Optional<ValuedMove> value, Optional<SimulatedMove> simulated) {
        json.writeStartObject();
        writeScored(rated.text(), rated.play(), rated.receipt());
        json.writeStringProperty("leave", rated.leave().show(alphabet));
        rated.equity().ifPresent(equity -> json.writeNumberProperty("equity", rounded(equity, TENTHS)));
        value.ifPresent(each -> writeValue("endgame", each));
        simulated.ifPresent(each -> {
            json.writeObjectPropertyStart("simulation");
            writeSimulated(json, each);
            json.writeEndObject();
        });
        json.writeEndObject();
    }

    /// Writes what is known about the value of a move in the endgame as an object.
    public void writeValue(String name, ValuedMove move) {
        json.writeObjectPropertyStart(name);
        json.writeNumberProperty("value", move.value());
        json.writeStringProperty("bound", move.bound().name().toLowerCase(Locale.ROOT));
        json.writeEndObject();
    }

    /// Writes what a simulation found out about a move as properties of the current object. A mean needs a sample, and
    /// an error needs two.
    public static void writeSimulated(JsonGenerator json, SimulatedMove move) {
        json.writeNumberProperty("samples", move.samples());
        if (move.samples() > 0) {
            json.writeNumberProperty("win", rounded(move.winProbability(), MILLIONTHS));
            json.writeNumberProperty("spread", rounded(move.spread(), THOUSANDTHS));
        }
        if (move.samples() > 1) {
            json.writeNumberProperty("winError", rounded(move.winError(), MILLIONTHS));
            json.writeNumberProperty("spreadError", rounded(move.spreadError(), THOUSANDTHS));
        }
    }

    private static double rounded(double number, double steps) {
        return Math.round(number * steps) / steps;
    }

    private void writeScored(String notation, Play play, Receipt receipt) {
        FormedWord main = receipt.mainWord();
        json.writeStringProperty("move", notation);
        json.writeStringProperty("word", main.text());
        json.writeNumberProperty("row", main.row() + 1);
        json.writeNumberProperty("column", main.column() + 1);
        json.writeStringProperty("direction", main.direction().name().toLowerCase(Locale.ROOT));
        writeTiles(play.placements());
        json.writeNumberProperty("score", receipt.total());
        writeReceipt(receipt);
    }

    /// Writes the tiles of a play as an array called `tiles`.
    public void writeTiles(List<Placement> placements) {
        json.writeArrayPropertyStart("tiles");
        placements.forEach(this::writeTile);
        json.writeEndArray();
    }

    /// Writes a refusal as an object called `refusal`: code, reason, message.
    public void writeRefusal(Refusal refusal) {
        writeRefusal(refusal, List.of());
    }

    /// Writes a refusal with the invalid words as `words`, if there are any.
    public void writeRefusal(Refusal refusal, List<FormedWord> invalid) {
        json.writeObjectPropertyStart("refusal");
        json.writeNumberProperty("code", refusal.reason().code());
        json.writeStringProperty("reason", refusal.reason().id());
        json.writeStringProperty("message", refusal.message());
        if (!invalid.isEmpty()) {
            json.writeArrayPropertyStart("words");
            invalid.forEach(word -> json.writeString(word.text().toUpperCase(Locale.ROOT)));
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    /// Writes one tile as an object.
    public void writeTile(Placement placement) {
        json.writeStartObject();
        json.writeStringProperty("square", SquareName.of(placement.row(), placement.column()));
        json.writeNumberProperty("row", placement.row() + 1);
        json.writeNumberProperty("column", placement.column() + 1);
        json.writeStringProperty("letter", alphabet.face(Tile.letter(placement.tile())));
        json.writeBooleanProperty("blank", Tile.isBlank(placement.tile()));
        json.writeEndObject();
    }

    /// Writes the arithmetic of a score as an object called `receipt`.
    public void writeReceipt(Receipt receipt) {
        json.writeObjectPropertyStart("receipt");
        json.writeArrayPropertyStart("words");
        receipt.words().forEach(this::word);
        json.writeEndArray();
        json.writeNumberProperty("bonus", receipt.bonus());
        json.writeNumberProperty("total", receipt.total());
        json.writeStringProperty("text", receipt.toString());
        json.writeEndObject();
    }

    private void word(FormedWord word) {
        json.writeStartObject();
        json.writeStringProperty("word", word.text());
        json.writeStringProperty("at", word.square());
        json.writeArrayPropertyStart("letters");
        for (FormedWord.Letter letter : word.letters()) {
            json.writeStartObject();
            json.writeStringProperty("letter", alphabet.face(Tile.letter(letter.tile())));
            json.writeBooleanProperty("blank", Tile.isBlank(letter.tile()));
            json.writeBooleanProperty("placed", letter.placed());
            json.writeNumberProperty("value", letter.value());
            json.writeNumberProperty("multiplier", letter.multiplier());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeNumberProperty("sum", word.letterSum());
        json.writeArrayPropertyStart("wordMultipliers");
        word.wordMultipliers().forEach(multiplier -> json.writeNumber(multiplier));
        json.writeEndArray();
        json.writeNumberProperty("score", word.total());
        json.writeEndObject();
    }
}
