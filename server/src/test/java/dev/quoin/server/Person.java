package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.server.Client.Answer;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// Plays a crossword game through the interface, knowing nothing but what it is told.
final class Person {
    private final Client client;
    private final String path;
    private final Variant variant;

    private Person(Client client, String path, String variant) {
        this.client = client;
        this.path = path;
        this.variant = Variants.named(variant);
    }

    /// Begins a game in which the person moves first and can play; a game whose first rack has no play is left.
    static Person beginning(Client client, String variant, String opponent) {
        Person person = begin(client, variant, opponent, "me");
        while (!person.moveText(person.game()).contains("tiles")) {
            person = begin(client, variant, opponent, "me");
        }
        return person;
    }

    static Person begin(Client client, String variant, String opponent, String first) {
        Answer begun = client.post("/api/crossword/games", """
                {"variant": "%s", "opponent": "%s", "first": "%s"}""".formatted(variant, opponent, first));
        assertThat(begun.status()).isEqualTo(201);
        return new Person(client, begun.header("Location"), variant);
    }

    /// A person in a game that has begun.
    static Person of(Client client, String path, String variant) {
        return new Person(client, path, variant);
    }

    Person at(Client other) {
        return new Person(other, path, variant.name());
    }

    String path() {
        return path;
    }

    JsonNode game() {
        return client.get(path).json();
    }

    /// Waits until it is the person's turn, or the game is over.
    JsonNode awaitTurn() {
        return client.await(
                path,
                game -> game.path("over").asBoolean()
                        || game.path("toMove").asInt() == game.path("you").asInt());
    }

    /// Makes the best move it can see, or skips.
    Answer move(JsonNode game) {
        return client.post(path + "/moves", moveText(game));
    }

    String moveText(JsonNode game) {
        int turn = game.path("turn").asInt();
        Alphabet alphabet = variant.tiles().alphabet();
        Optional<RankedPlay> best = new PlayRanking(Lexicons.named(variant.lexicon(), alphabet), variant)
                .best(Boards.of(game, alphabet), Tiles.parse(game.path("rack").asString(), alphabet));
        return best.map(play -> """
                        {"turn": %d, "kind": "play", "tiles": [%s]}""".formatted(
                                turn,
                                play.play().placements().stream()
                                        .map(tile -> tile(tile, alphabet))
                                        .collect(Collectors.joining(", "))))
                .orElse("""
                        {"turn": %d, "kind": "skip"}""".formatted(turn));
    }

    private static String tile(Placement placement, Alphabet alphabet) {
        return """
                {"row": %d, "column": %d, "letter": "%s", "blank": %s}""".formatted(
                        placement.row() + 1,
                        placement.column() + 1,
                        alphabet.face(Tile.letter(placement.tile())),
                        Tile.isBlank(placement.tile()));
    }

    /// Plays on to the end.
    JsonNode playToTheEnd() {
        JsonNode game = awaitTurn();
        while (!game.path("over").asBoolean()) {
            assertThat(move(game).status()).isEqualTo(200);
            game = awaitTurn();
        }
        return game;
    }
}
