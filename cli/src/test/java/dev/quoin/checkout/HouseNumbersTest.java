package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The numbers of `scripts/house-numbers.sh` may fall, never rise. Lower a ceiling when you have made its number
/// smaller. The lines of `cli` may grow with a new command.
class HouseNumbersTest {
    private static final Map<String, Integer> CEILINGS = Map.of(
            "places_that_ask_agents", 2,
            "records_called_turn_or_step", 2,
            "types_for_who_plays", 18,
            "files_naming_othello", 30,
            "names_with_two_meanings", 0,
            "packages_over_20_files", 0,
            "lines_in_cli", 17_530);

    @Test
    void noNumberGrows() {
        Map<String, Integer> numbers = numbers();
        assertThat(numbers).containsKeys(CEILINGS.keySet().toArray(String[]::new));
        CEILINGS.forEach((name, ceiling) ->
                assertThat(numbers.get(name)).as(name).isNotNegative().isLessThanOrEqualTo(ceiling));
    }

    private static Map<String, Integer> numbers() {
        Checkout.Finished script = Checkout.run(Checkout.root(), Map.of(), List.of("sh", "scripts/house-numbers.sh"));
        assertThat(script.exitCode()).as(script.err()).isZero();
        var numbers = new LinkedHashMap<String, Integer>();
        script.out().lines().forEach(line -> {
            String[] words = line.split(" ");
            numbers.put(words[0], Integer.valueOf(words[1]));
        });
        return numbers;
    }
}
