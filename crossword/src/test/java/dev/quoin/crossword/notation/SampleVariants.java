package dev.quoin.crossword.notation;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/// The shipped variants, and small ones with the letters of other languages and scripts.
public final class SampleVariants {
    private static final String[] LETTERS = {
        "turkish A B C Ç D E F G Ğ H I/ı İ/i J K L M N O Ö P R S Ş T U Ü V Y Z",
        "hebrew א/א' ב/ב' ג/ג' ד/ד' ה/ה' ו/ו' ז/ז' ש/ש' ת/ת'",
        "georgian ა ბ გ დ ე ვ ზ თ ი",
        "russian А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я",
        "icelandic A Á B D Ð E É F G H I Í J K L M N O Ó P R S T U Ú V X Y Ý Þ Æ Ö",
        "greek Α Β Γ Δ Ε Ζ Η Θ Σ Ω",
        "welsh A B C CH D DD E F FF G NG N H I L LL O R RH TH U W Y",
        "breton A B CH C'H D E F G H I L N O R S Z",
        "sharp A B E S ẞ/ß",
        "yoruba A B E Ẹ Ẹ̀ G GB O Ọ",
    };

    private SampleVariants() {}

    /// All of them.
    public static List<Variant> all() {
        return Stream.concat(
                        Stream.concat(Variants.names().stream(), Variants.languages().stream())
                                .map(Variants::named),
                        Stream.of(LETTERS).map(SampleVariants::small))
                .toList();
    }

    /// A lexicon of random words of two to five letters.
    public static Lexicon words(Alphabet alphabet, int count, Random random) {
        var builder = new LexiconBuilder(alphabet);
        for (int word = 0; word < count; word++) {
            var letters = new byte[2 + random.nextInt(4)];
            for (int at = 0; at < letters.length; at++) {
                letters[at] = (byte) (1 + random.nextInt(alphabet.size()));
            }
            builder.add(letters);
        }
        return builder.build();
    }

    private static Variant small(String line) {
        var letters = new ArrayList<>(List.of(line.split(" ")));
        String name = letters.removeFirst();
        var text = new StringBuilder("name = " + name + "\nlexicon = none\nrack = 5\nbonus = 10\nstart = D4\n"
                + "exchange = 1\nscoreless-turns = 4\nalphabet = ");
        letters.forEach(letter -> text.append(letter.split("/")[0]).append(' '));
        text.append("\nvowels = ").append(letters.getFirst().split("/")[0]);
        text.append("\nboard:\n").repeat(".. ".repeat(7) + "\n", 7).append("tiles:\n");
        letters.forEach(letter -> text.append(letter).append(" 3 2\n"));
        return Variants.parse(text.append("? 4\n").toString(), name);
    }
}
