package dev.quoin.crossword.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.quoin.crossword.tile.Alphabet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WordListReaderTest {
    private static List<String> words(WordList list) {
        return list.words().stream().map(list.alphabet()::decode).toList();
    }

    private static WordList parse(String text) {
        return WordListReader.parse(text.getBytes(StandardCharsets.UTF_8), "list", Alphabet.latin());
    }

    @Nested
    class Lines {
        @Test
        void eitherCaseAnyLineEndAndSpacesAroundAreFine() {
            WordList list = parse("cat\r\nDOG  \n\t Emu\rfox");
            assertThat(words(list)).containsExactly("CAT", "DOG", "EMU", "FOX");
            assertThat(list.skipped()).isEqualTo(SkippedLines.NONE);
        }

        @Test
        void commentsBlankLinesAndAByteOrderMarkSayNothing() {
            WordList list = parse("\uFEFF# animals\n\ncat # small\n   \n#dog\nemu\n");
            assertThat(words(list)).containsExactly("CAT", "EMU");
            assertThat(list.skipped().count()).isZero();
        }

        @Test
        void linesThatAreNotWordsAreCountedAndTheFirstIsNamed() {
            WordList list = parse("cat\n\ndon't\ne-mail\n3d\nice cream\ncafé\ndog\n");
            assertThat(words(list)).containsExactly("CAT", "DOG");
            assertThat(list.skipped().count()).isEqualTo(5);
            assertThat(list.skipped().describe())
                    .isEqualTo("skipped 5 lines that are not words"
                            + " (first: line 3 'don't', line 4 'e-mail', line 5 '3d')");
        }

        @Test
        void repeatedWordsAreOneWordOfTheLexicon() {
            Lexicon lexicon = parse("cat\nCAT\ncat\ndog\n").toLexicon();
            assertThat(lexicon.wordCount()).isEqualTo(2);
        }

        @Test
        void wordsLongerThanAnyBoardAreKeptUpToALimit() {
            WordList list = parse("a".repeat(63) + "\n" + "a".repeat(64) + "\n" + "b".repeat(2_000_000) + "\ncat");
            assertThat(words(list)).containsExactly("A".repeat(63), "CAT");
            assertThat(list.skipped().count()).isEqualTo(2);
            assertThat(list.skipped().describe()).hasSizeLessThan(160);
        }

        @Test
        void lettersOfSeveralCharactersAreOneLetter() {
            Alphabet spanish = Alphabet.of(List.of("A", "C", "CH", "O", "L", "LL"));
            WordList list = WordListReader.parse("chocolla\nacacol\nchat\n", "list", spanish);
            assertThat(list.words().get(0)).hasSize(6).startsWith(3, 4, 2, 4);
            assertThat(words(list)).containsExactly("CHOCOLLA", "ACACOL");
            assertThat(list.skipped().first().getFirst().text()).isEqualTo("chat");
        }
    }

    @Nested
    class Encodings {
        @TempDir
        Path directory;

        private WordList read(byte[] bytes) throws IOException {
            return WordListReader.read(Files.write(directory.resolve("list"), bytes));
        }

        @Test
        void utf8AndUtf16GiveTheSameWords() throws IOException {
            String german = "größe\nÄPFEL\nöl\n";
            WordList utf8 = read(german.getBytes(StandardCharsets.UTF_8));
            assertThat(words(utf8)).containsExactly("GRÖSSE", "ÄPFEL", "ÖL");
            assertThat(words(read(german.getBytes(StandardCharsets.UTF_16)))).isEqualTo(words(utf8));
            assertThat(words(read(("\uFEFF" + german).getBytes(StandardCharsets.UTF_16LE))))
                    .isEqualTo(words(utf8));
        }

        @Test
        void anotherEncodingIsNamedOrTheLineIsReported() throws IOException {
            byte[] polish = "kot\nżółw\n".getBytes(WordListText.encoding("ISO-8859-2"));
            assertThatThrownBy(() -> read(polish))
                    .isInstanceOf(WordListException.class)
                    .hasMessageContaining("list:2: not text in UTF-8: found the byte BF")
                    .hasMessageContaining("--encoding ISO-8859-1");
            var encoding = Optional.of(WordListText.encoding("iso-8859-2"));
            assertThat(WordListText.decode(polish, "list", encoding)).isEqualTo("kot\nżółw\n");
            assertThatThrownBy(() -> WordListText.encoding("klingon")).hasMessageContaining("encoding 'klingon'");
        }

        @Test
        void aTurkishListHasTwoLettersI() throws IOException {
            WordList list = read("ısı\nisim\nIŞIK\nİZ\n".getBytes(StandardCharsets.UTF_8));
            assertThat(words(list)).containsExactly("ISI", "İSİM", "IŞIK", "İZ");
            assertThat(list.toLexicon().contains("izi")).isFalse();
            assertThat(list.toLexicon().contains("iz")).isTrue();
            assertThat(list.toLexicon().contains("ız")).isFalse();
        }

        @Test
        void aScriptWithoutCaseIsRead() throws IOException {
            WordList list = read("שלום\nמים\n".getBytes(StandardCharsets.UTF_8));
            assertThat(words(list)).containsExactly("שלום", "מים");
        }

        @Test
        void lettersWrittenWithCombiningMarksAreTheSameLetters() throws IOException {
            assertThat(words(read("o\u0308l\n".getBytes(StandardCharsets.UTF_8))))
                    .containsExactly("ÖL");
        }

        @Test
        void plainListsHaveThePlainAlphabet() throws IOException {
            assertThat(read("cat\n".getBytes(StandardCharsets.UTF_8)).alphabet())
                    .isSameAs(Alphabet.latin());
        }

        @Test
        void otherLettersFoundJoinTheAlphabet() throws IOException {
            WordList list = read("öl\näther\nab-ñ\n".getBytes(StandardCharsets.UTF_8));
            assertThat(list.alphabet().letters()).hasSize(28).endsWith("Z", "Ä", "Ö");
            assertThat(list.skipped().count()).isEqualTo(1);
        }

        @Test
        void anotherScriptDoesNotPayForAToZ() throws IOException {
            WordList list = read("αβγ\nΔ\n".getBytes(StandardCharsets.UTF_8));
            assertThat(list.alphabet().letters()).containsExactly("Α", "Β", "Γ", "Δ");
        }

        @Test
        void ofTooManyLettersTheMostFrequentStay() throws IOException {
            String many = "aàáâãäåæ\nàáâãäå\næ\nàáâãäå\n";
            WordList list = read(many.getBytes(StandardCharsets.UTF_8));
            assertThat(list.alphabet().size()).isEqualTo(Alphabet.MOST_LETTERS);
            assertThat(list.alphabet().letters()).contains("À", "Å").doesNotContain("Æ");
            assertThat(words(list)).containsExactly("ÀÁÂÃÄÅ", "ÀÁÂÃÄÅ");
        }
    }

    @Nested
    class Refusals {
        @TempDir
        Path directory;

        private void refused(byte[] bytes, String message) throws IOException {
            Path file = Files.write(directory.resolve("list"), bytes);
            assertThatThrownBy(() -> WordListReader.read(file))
                    .isInstanceOf(WordListException.class)
                    .hasMessage(file + message);
            assertThatThrownBy(() -> WordListReader.read(file, Alphabet.latin()))
                    .isInstanceOf(WordListException.class)
                    .hasMessage(file + message);
        }

        @Test
        void anEmptyFileHasNoWords() throws IOException {
            refused(new byte[0], ": contains no words, expected one word per line");
            refused(
                    "# nothing\n\n".getBytes(StandardCharsets.UTF_8),
                    ": contains no words, expected one word per line");
        }

        @Test
        void binaryBytesAreNamed() throws IOException {
            refused(
                    new byte[] {'a', '\n', 'b', 0, 'c'},
                    ":2: not a text file: found the control character U+0000, expected one word per line");
            refused(
                    new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0},
                    ":2: not a text file: found the control character U+001A, expected one word per line");
        }

        @Test
        void aFileOfOtherThingsIsNoWordList() throws IOException {
            String alphabet = Alphabet.latin().toString();
            refused(
                    "1\n2\n".getBytes(StandardCharsets.UTF_8),
                    ": no line is a word with the letters " + alphabet
                            + ": skipped 2 lines that are not words (first: line 1 '1', line 2 '2')");
        }

        @Test
        void aMissingFileAndADirectoryAreSaid() {
            Path missing = directory.resolve("none.txt");
            assertThatThrownBy(() -> WordListReader.read(missing))
                    .hasMessage(missing + ": no such file, expected a word list");
            assertThatThrownBy(() -> WordListReader.read(directory, Alphabet.latin()))
                    .hasMessage(directory + ": is a directory, expected a word list");
        }

        @Test
        void aFileThatMayNotBeReadIsSaid() throws IOException {
            Path file = Files.writeString(directory.resolve("secret"), "cat\n");
            assumeThat(Files.getFileStore(file).supportsFileAttributeView("posix"))
                    .isTrue();
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
            assumeThat(Files.isReadable(file)).as("root reads everything").isFalse();
            assertThatThrownBy(() -> WordListReader.read(file))
                    .hasMessage(file + ": cannot be read: permission denied, expected a word list");
        }
    }

    @Test
    void everyLetterTableAgreesWithTheAlphabetItself() {
        Alphabet alphabet = Alphabet.of(List.of("A", "É", "Ÿ", "S", "Ω", "I"));
        LetterTable table = LetterTable.of(alphabet).orElseThrow();
        String all = IntStream.range(' ', 0x500).mapToObj(Character::toString).collect(Collectors.joining());
        all.codePoints().mapToObj(Character::toString).forEach(letter -> {
            var plain = table.encode(letter);
            if (plain.isPresent()) {
                assertThat(plain.get())
                        .as(letter)
                        .isEqualTo(alphabet.encode(letter).orElseThrow());
            }
        });
        assertThat(table.encode("éÉÿa"))
                .hasValueSatisfying(word -> assertThat(word).containsExactly(2, 2, 3, 1));
    }
}
