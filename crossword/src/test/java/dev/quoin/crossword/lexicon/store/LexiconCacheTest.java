package dev.quoin.crossword.lexicon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.quoin.crossword.lexicon.SkippedLines;
import dev.quoin.crossword.lexicon.WordListException;
import dev.quoin.crossword.lexicon.store.LoadedLexicon.Origin;
import dev.quoin.crossword.tile.Alphabet;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LexiconCacheTest {
    @TempDir
    Path directory;

    private Path cache;
    private Path list;
    private LexiconLoader loader;

    @BeforeEach
    void smallList() throws IOException {
        cache = directory.resolve("cache");
        list = Files.writeString(directory.resolve("list.txt"), "cat\ncats\ndon't\ndog\n");
        loader = new LexiconLoader(LexiconCache.in(cache));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(cache)) {
            return files.sorted().toList();
        }
    }

    private static void assertHoldsTheList(LoadedLexicon loaded) {
        assertThat(loaded.lexicon().wordCount()).isEqualTo(3);
        assertThat(loaded.lexicon().contains("CATS")).isTrue();
        assertThat(loaded.lexicon().contains("DOGS")).isFalse();
        assertThat(loaded.skipped()).isEqualTo(new SkippedLines(1, List.of(new SkippedLines.Line(3, "don't"))));
    }

    @Test
    void aListIsBuiltOnceAndThenRead() {
        LoadedLexicon first = loader.open(list, Alphabet.latin());
        LoadedLexicon second = loader.open(list, Alphabet.latin());
        assertThat(first.origin()).isEqualTo(Origin.BUILT);
        assertThat(second.origin()).isEqualTo(Origin.CACHED);
        assertHoldsTheList(first);
        assertHoldsTheList(second);
        assertThat(second.lexicon().graph()).isEqualTo(first.lexicon().graph());
        assertThat(second.lexicon().root()).isEqualTo(first.lexicon().root());
        assertThat(second.lexicon().alphabet()).isSameAs(Alphabet.latin());
        assertThat(second.source()).isEqualTo(list.toString());
    }

    @Test
    void theContentCountsNotTheName() throws IOException {
        loader.open(list, Alphabet.latin());
        Path copy = Files.copy(list, directory.resolve("copy.txt"));
        assertThat(loader.open(copy, Alphabet.latin()).origin()).isEqualTo(Origin.CACHED);
    }

    @Test
    void aChangedListIsBuiltAgainEvenIfItLooksUntouched() throws IOException {
        loader.open(list, Alphabet.latin());
        FileTime time = Files.getLastModifiedTime(list);
        Files.writeString(list, "cat\ncats\ndon't\ndot\n");
        Files.setLastModifiedTime(list, time);
        LoadedLexicon changed = loader.open(list, Alphabet.latin());
        assertThat(changed.origin()).isEqualTo(Origin.BUILT);
        assertThat(changed.lexicon().contains("DOT")).isTrue();
    }

    @Test
    void everyAlphabetHasAFileOfItsOwn() {
        loader.open(list, Alphabet.latin());
        Alphabet few = Alphabet.of(List.of("T", "A", "C"));
        assertThat(loader.open(list, few).origin()).isEqualTo(Origin.BUILT);
        LoadedLexicon cached = loader.open(list, few);
        assertThat(cached.origin()).isEqualTo(Origin.CACHED);
        assertThat(cached.lexicon().alphabet()).isEqualTo(few);
        assertThat(cached.lexicon().wordCount()).isEqualTo(1);
        assertThat(cached.skipped().count()).isEqualTo(3);
    }

    @Test
    void derivedLettersAreRememberedWithTheList() throws IOException {
        Files.writeString(list, "öl\n");
        assertThat(loader.open(list).origin()).isEqualTo(Origin.BUILT);
        LoadedLexicon cached = loader.open(list);
        assertThat(cached.origin()).isEqualTo(Origin.CACHED);
        assertThat(cached.lexicon().alphabet().letters()).hasSize(27).contains("Ö");
        assertThat(cached.lexicon().contains("öl")).isTrue();
    }

    @Test
    void derivedLettersFindWhatWasBuiltWithThemNamed() {
        loader.open(list, Alphabet.latin());
        assertThat(loader.open(list).origin()).isEqualTo(Origin.CACHED);
        assertThat(loader.open(list).origin()).isEqualTo(Origin.CACHED);
    }

    @Test
    void aBadListLeavesNothingBehind() throws IOException {
        Files.write(list, new byte[] {0, 1, 2});
        assertThatThrownBy(() -> loader.open(list, Alphabet.latin())).isInstanceOf(WordListException.class);
        assertThat(cache).doesNotExist();
    }

    @Test
    void anEmptyGraphOfOtherLettersNeverArises() {
        assertThatThrownBy(() -> loader.open(list, Alphabet.of(List.of("X"))))
                .isInstanceOf(WordListException.class)
                .hasMessageContaining("no line is a word with the letters X");
    }

    @Nested
    class Damage {
        private Path file;
        private LexiconKey key;
        private byte[] good;

        @BeforeEach
        void stored() throws IOException {
            loader.open(list, Alphabet.latin());
            file = files().getFirst();
            key = LexiconKey.of(Files.readAllBytes(list), Alphabet.latin());
            good = Files.readAllBytes(file);
        }

        private boolean reads(byte[] bytes) throws IOException {
            Files.write(file, bytes);
            return LexiconFile.read(file, key).isPresent();
        }

        @Test
        void aDamagedFileIsReplaced() throws IOException {
            byte[] bad = good.clone();
            bad[bad.length / 2] ^= 1;
            Files.write(file, bad);
            LoadedLexicon loaded = loader.open(list, Alphabet.latin());
            assertThat(loaded.origin()).isEqualTo(Origin.BUILT);
            assertHoldsTheList(loaded);
            assertThat(Files.readAllBytes(file)).isEqualTo(good);
            assertThat(loader.open(list, Alphabet.latin()).origin()).isEqualTo(Origin.CACHED);
        }

        @Test
        void anyChangedByteIsNoticed() throws IOException {
            assertThat(reads(good)).isTrue();
            for (int at = 0; at < good.length; at++) {
                byte[] bad = good.clone();
                bad[at] ^= (byte) (1 << at % 8);
                assertThat(reads(bad)).as("byte " + at).isFalse();
            }
        }

        @Test
        void randomGarbageIsNoticed() throws IOException {
            var random = new Random(42);
            for (int round = 0; round < 1_000; round++) {
                byte[] bad = Arrays.copyOf(good, random.nextInt(good.length + 40));
                for (int change = random.nextInt(20); change >= 0 && bad.length > 0; change--) {
                    bad[random.nextInt(bad.length)] = (byte) random.nextInt();
                }
                assertThat(reads(bad)).as("round " + round).isEqualTo(Arrays.equals(bad, good));
            }
        }

        @Test
        void aFileCutOrLengthenedIsNoticed() throws IOException {
            for (int size = 0; size < good.length + 16; size++) {
                assertThat(reads(Arrays.copyOf(good, size))).as("size " + size).isEqualTo(size == good.length);
            }
        }

        @Test
        void aFileOfAnotherVersionIsNotRead() throws IOException {
            byte[] other = good.clone();
            other[8]++;
            var check = new CRC32C();
            check.update(other, 0, other.length - 8);
            ByteBuffer.wrap(other).order(ByteOrder.LITTLE_ENDIAN).putLong(other.length - 8, check.getValue());
            assertThat(reads(other)).isFalse();
        }

        @Test
        void aFileUnderAnotherFilesNameIsNoticed() throws IOException {
            Path other = Files.writeString(directory.resolve("other.txt"), "ant\n");
            loader.open(other, Alphabet.latin());
            Path second = files().stream()
                    .filter(candidate -> !candidate.equals(file))
                    .findFirst()
                    .orElseThrow();
            Files.copy(file, second, StandardCopyOption.REPLACE_EXISTING);
            LoadedLexicon loaded = loader.open(other, Alphabet.latin());
            assertThat(loaded.origin()).isEqualTo(Origin.BUILT);
            assertThat(loaded.lexicon().contains("ant")).isTrue();
        }

        @Test
        void aDirectoryInTheFilesPlaceIsWorkedAround() throws IOException {
            Files.delete(file);
            Files.createDirectories(file.resolve("inside"));
            assertHoldsTheList(loader.open(list, Alphabet.latin()));
            assertThat(loader.open(list, Alphabet.latin()).origin()).isEqualTo(Origin.BUILT);
            assertThat(files()).containsExactly(file);
        }
    }

    @Nested
    class Room {
        @Test
        void withoutACacheEverythingStillWorks() {
            var without = new LexiconLoader(LexiconCache.none());
            assertHoldsTheList(without.open(list, Alphabet.latin()));
            assertThat(without.open(list, Alphabet.latin()).origin()).isEqualTo(Origin.BUILT);
        }

        @Test
        void aDirectoryThatCannotBeMadeIsNoError() throws IOException {
            Path blocked = Files.createFile(directory.resolve("file"));
            var blockedLoader = new LexiconLoader(LexiconCache.in(blocked.resolve("cache")));
            assertHoldsTheList(blockedLoader.open(list, Alphabet.latin()));
            assertHoldsTheList(new LexiconLoader(LexiconCache.in(blocked)).open(list, Alphabet.latin()));
        }

        @Test
        void aDirectoryThatMayNotBeWrittenIsNoError() throws IOException {
            Files.createDirectories(cache);
            assumeThat(Files.getFileStore(cache).supportsFileAttributeView("posix"))
                    .isTrue();
            Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("r-xr-xr-x"));
            try {
                assumeThat(Files.isWritable(cache)).as("root writes everywhere").isFalse();
                assertHoldsTheList(loader.open(list, Alphabet.latin()));
                assertThat(files()).isEmpty();
            } finally {
                Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
        }

        @Test
        void unfinishedFilesOfTheDeadAreRemovedAndThoseOfTheLivingAreLeft() throws IOException {
            Files.createDirectories(cache);
            Path dead = Files.createFile(cache.resolve("x.lexicon1.unfinished"));
            Files.setLastModifiedTime(dead, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
            Path living = Files.createFile(cache.resolve("x.lexicon2.unfinished"));
            loader.open(list, Alphabet.latin());
            assertThat(dead).doesNotExist();
            assertThat(living).exists();
        }

        @Test
        void theOldestFilesMakeRoom() throws IOException {
            for (int round = 0; round < 30; round++) {
                Files.writeString(list, "cat\n".repeat(round + 1));
                loader.open(list, Alphabet.latin());
                for (Path file : files()) {
                    FileTime time = Files.getLastModifiedTime(file);
                    Files.setLastModifiedTime(
                            file, FileTime.from(time.toInstant().minusSeconds(10)));
                }
            }
            assertThat(files()).hasSize(24);
            assertThat(loader.open(list, Alphabet.latin()).origin()).isEqualTo(Origin.CACHED);
        }
    }
}
