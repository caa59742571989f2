package dev.quoin.server.player;

import dev.quoin.crossword.daily.PlayerName;
import dev.quoin.server.daily.DailyGames;
import dev.quoin.server.daily.Names;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.http.caller.Cost;
import dev.quoin.server.player.TransferCodes.TransferCode;
import dev.quoin.server.store.Database;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// `/api/player`: name, statistics, transfer to another device, and deletion of all data.
public final class PlayerRoutes implements Routes {
    private static final int LONGEST_NAME = 3;
    private static final int LONGEST_CODE = 40;

    private final Database database;
    private final DailyGames games;
    private final Names names;
    private final TransferCodes codes;
    private final InstantSource clock;
    private final List<Consumer<String>> others;

    /// @param others additional actions that delete the data of a player
    public PlayerRoutes(
            Database database, DailyGames games, Names names, InstantSource clock, List<Consumer<String>> others) {
        this.database = database;
        this.games = games;
        this.names = names;
        this.codes = new TransferCodes(database, clock);
        this.clock = clock;
        this.others = List.copyOf(others);
    }

    record NameRequest(@Nullable String name) {
        NameRequest {
            if (name == null || name.length() > LONGEST_NAME) {
                throw new IllegalArgumentException(
                        "'name' is required and must have at most " + LONGEST_NAME + " letters");
            }
        }
    }

    record CodeRequest(@Nullable String code) {
        CodeRequest {
            if (code == null || code.length() > LONGEST_CODE) {
                throw new IllegalArgumentException(
                        "'code' is required and must have at most " + LONGEST_CODE + " characters");
            }
        }
    }

    @Override
    public void addTo(Router router) {
        router.get("/api/player", call -> answer(call, call.player()));
        router.delete("/api/player", this::forget);
        router.put("/api/player/name", this::name);
        router.post("/api/player/code", this::code);
        router.put("/api/player/code", Cost.DEAR, this::redeem);
    }

    private void answer(Call call, String player) {
        Optional<String> chosen = names.chosen(player);
        var statistics = new Statistics(games.ranked(player));
        LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        call.json(200, json -> {
            json.writeStringProperty("name", chosen.orElseGet(() -> Names.generated(player)));
            json.writeBooleanProperty("generated", chosen.isEmpty());
            statistics.write(json, today);
        });
    }

    private void name(Call call) {
        String typed = String.valueOf(call.body(NameRequest.class).name()).strip();
        if (typed.isEmpty()) {
            names.forget(call.player());
        } else {
            switch (PlayerName.initials(typed)) {
                case PlayerName.Reading.Accepted(PlayerName name) -> names.choose(call.player(), name);
                case PlayerName.Reading.Refused(String message) -> throw Refused.of(422, "name", message);
            }
        }
        answer(call, call.player());
    }

    private void code(Call call) {
        TransferCode code = codes.issue(call.player());
        call.json(200, json -> {
            json.writeStringProperty("code", code.text());
            json.writeStringProperty(
                    "expires", code.expires().truncatedTo(ChronoUnit.SECONDS).toString());
        });
    }

    private void redeem(Call call) {
        String player = codes.redeem(String.valueOf(call.body(CodeRequest.class).code()))
                .orElseThrow(() -> Refused.of(
                        404, "no-such-code", "this code is not valid. A code works once, within ten minutes"));
        call.become(player);
        answer(call, player);
    }

    private void forget(Call call) {
        String player = call.player();
        database.write(handle -> {
            games.forget(handle, player);
            names.forget(handle, player);
            return codes.forget(handle, player);
        });
        others.forEach(other -> other.accept(player));
        call.forget();
        call.nothing();
    }
}
