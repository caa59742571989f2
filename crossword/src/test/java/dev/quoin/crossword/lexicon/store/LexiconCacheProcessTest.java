package dev.quoin.crossword.lexicon.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.lexicon.store.LoadedLexicon.Origin;
import dev.quoin.crossword.tile.Alphabet;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The cache as several real processes see it.
class LexiconCacheProcessTest {
    private static final int WORDS = 20_000;

    @TempDir
    Path directory;

    private Path cache;
    private Path list;

    @BeforeEach
    void randomList() throws IOException {
        var random = new Random(1);
        var words = new TreeSet<String>();
        while (words.size() < WORDS) {
            var word = new StringBuilder();
            for (int length = 3 + random.nextInt(8); length > 0; length--) {
                word.append((char) ('a' + random.nextInt(26)));
            }
            words.add(word.toString());
        }
        cache = directory.resolve("cache");
        list = Files.write(directory.resolve("list.txt"), words);
    }

    @Test
    void processesThatBuildAtOnceAllSucceedAndLeaveOneWholeFile() throws Exception {
        var processes = new ArrayList<Process>();
        for (int count = 0; count < 3; count++) {
            processes.add(CacheWriter.start("open", cache, list));
        }
        for (Process process : processes) {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).isZero();
            assertThat(said.strip()).isEqualTo(String.valueOf(WORDS));
        }
        assertThat(files()).hasSize(1);
        assertThat(open().origin()).isEqualTo(Origin.CACHED);
    }

    @Test
    void aWriterKilledInTheMiddleLeavesNoBrokenFile() throws Exception {
        var random = new Random(2);
        for (int round = 0; round < 4; round++) {
            Process writer = CacheWriter.start("forever", cache, list);
            var said = new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8));
            assertThat(said.readLine()).isEqualTo(String.valueOf(WORDS));
            Thread.sleep(random.nextInt(60));
            writer.destroyForcibly().waitFor();
            LoadedLexicon loaded = open();
            assertThat(loaded.origin()).isEqualTo(Origin.CACHED);
            assertThat(loaded.lexicon().wordCount()).isEqualTo(WORDS);
        }
        assertThat(files().stream().filter(file -> file.toString().endsWith(".lexicon")))
                .hasSize(1);
    }

    private LoadedLexicon open() {
        return new LexiconLoader(LexiconCache.in(cache)).open(list, Alphabet.latin());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(cache)) {
            return files.toList();
        }
    }
}
