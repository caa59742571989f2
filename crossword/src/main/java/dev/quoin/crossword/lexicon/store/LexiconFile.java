package dev.quoin.crossword.lexicon.store;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.SkippedLines;
import dev.quoin.crossword.tile.Alphabet;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/// The file format of a packed lexicon, read with a few bulk copies.
///
/// All numbers are little-endian. In order: `magic` 8 bytes, `version` 4, size of the head 4, check 8 and
/// length 8 of the list it was made from, the root of the graph 8, number of graph slots 4, number of words
/// 4, skipped lines 4, three texts (the letters asked for, the letters of the alphabet separated by spaces, the
/// first skipped lines, each with its number and a space before it), each as a 4-byte length and UTF-8; the
/// graph, 8 bytes a slot; CRC-32C of everything before it 8.
///
/// A file that differs from what was written is rejected.
final class LexiconFile {
    /// The version of the file format and of the graph; a file of another version is rejected.
    static final int VERSION = 200 + Lexicon.FORM;

    private static final long MAGIC = 0x58_45_4c_4e_49_4f_55_51L;
    private static final int FIXED_HEAD = 52;
    private static final int LARGEST_HEAD = 1 << 16;
    private static final int CHUNK = 1 << 18;
    private static final int TRAILER = Long.BYTES;

    private final FileChannel channel;
    private final CRC32C check = new CRC32C();

    private LexiconFile(FileChannel channel) {
        this.channel = channel;
    }

    /// Writes a file. Readers must not see it before this returns.
    static void write(Path file, LexiconKey key, StoredLexicon stored) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            var out = new LexiconFile(channel);
            out.put(head(key, stored));
            long[] graph = stored.lexicon().graph();
            ByteBuffer chunk = buffer(CHUNK);
            for (int at = 0; at < graph.length; at += CHUNK / Long.BYTES) {
                int slots = Math.min(CHUNK / Long.BYTES, graph.length - at);
                chunk.clear().limit(slots * Long.BYTES);
                chunk.asLongBuffer().put(graph, at, slots);
                out.put(chunk);
            }
            long sum = out.check.getValue();
            out.put(buffer(TRAILER).putLong(sum).flip());
        }
    }

    /// Reads the file of this key; empty if it is missing, of another version, damaged, or has another key.
    static Optional<StoredLexicon> read(Path file, LexiconKey key) {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return new LexiconFile(channel).read(key);
        } catch (IOException | BufferUnderflowException | IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    private Optional<StoredLexicon> read(LexiconKey key) throws IOException {
        ByteBuffer start = take(buffer(FIXED_HEAD));
        boolean ours = start.getLong() == MAGIC && start.getInt() == VERSION;
        int headSize = start.getInt();
        if (!ours || headSize < FIXED_HEAD || headSize > LARGEST_HEAD) {
            return Optional.empty();
        }
        boolean sameList = start.getLong() == key.check() && start.getLong() == key.length();
        long root = start.getLong();
        int slots = start.getInt();
        int wordCount = start.getInt();
        int skippedCount = start.getInt();
        boolean whole = slots >= 0 && channel.size() == headSize + (long) slots * Long.BYTES + TRAILER;
        if (!sameList || !whole) {
            return Optional.empty();
        }
        ByteBuffer texts = take(buffer(headSize - FIXED_HEAD));
        boolean sameLetters = text(texts).equals(key.letters());
        String letters = text(texts);
        String skipped = text(texts);
        long[] graph = graph(slots);
        long sum = check.getValue();
        if (!sameLetters || take(buffer(TRAILER)).getLong() != sum) {
            return Optional.empty();
        }
        var alphabet = letters.equals(Alphabet.latin().toString())
                ? Alphabet.latin()
                : Alphabet.of(List.of(letters.split(" ")));
        return Optional.of(new StoredLexicon(
                new Lexicon(alphabet, graph, root, wordCount),
                new SkippedLines(
                        skippedCount,
                        skipped.lines().map(LexiconFile::skippedLine).toList())));
    }

    /// Reads in chunks that stay in the CPU cache between reading, checking and copying.
    private long[] graph(int slots) throws IOException {
        var graph = new long[slots];
        ByteBuffer chunk = buffer(CHUNK);
        for (int at = 0; at < slots; at += CHUNK / Long.BYTES) {
            int count = Math.min(CHUNK / Long.BYTES, slots - at);
            take(chunk.clear().limit(count * Long.BYTES)).asLongBuffer().get(graph, at, count);
        }
        return graph;
    }

    private static ByteBuffer head(LexiconKey key, StoredLexicon stored) {
        Lexicon lexicon = stored.lexicon();
        List<byte[]> texts = Stream.of(
                        key.letters(),
                        lexicon.alphabet().toString(),
                        stored.skipped().first().stream()
                                .map(line -> line.number() + " " + line.text())
                                .collect(Collectors.joining("\n")))
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
        int size = FIXED_HEAD;
        for (byte[] text : texts) {
            size += Integer.BYTES + text.length;
        }
        ByteBuffer head = buffer(size)
                .putLong(MAGIC)
                .putInt(VERSION)
                .putInt(size)
                .putLong(key.check())
                .putLong(key.length())
                .putLong(lexicon.root())
                .putInt(lexicon.graph().length)
                .putInt(lexicon.wordCount())
                .putInt(stored.skipped().count());
        for (byte[] text : texts) {
            head.putInt(text.length).put(text);
        }
        return head.flip();
    }

    private static SkippedLines.Line skippedLine(String line) {
        int gap = line.indexOf(' ');
        return new SkippedLines.Line(Integer.parseInt(line.substring(0, gap)), line.substring(gap + 1));
    }

    private static String text(ByteBuffer buffer) {
        int length = buffer.getInt();
        if (length < 0 || length > buffer.remaining()) {
            throw new BufferUnderflowException();
        }
        var bytes = new byte[length];
        buffer.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    /// Writes the buffer and updates the checksum.
    private void put(ByteBuffer buffer) throws IOException {
        check.update(buffer.duplicate());
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
    }

    /// Fills the buffer up to its limit, updates the checksum and rewinds the buffer.
    private ByteBuffer take(ByteBuffer buffer) throws IOException {
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                throw new IOException("the file ends too early");
            }
        }
        check.update(buffer.flip());
        return buffer.rewind();
    }
}
