package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.console.Progress;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.Transcripts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin othello convert`: converts games and positions to another format.
@Command(
        name = "convert",
        header = "Convert the games or positions of a file to another format, one per line.",
        description = {
            "Reads GGF, SGF, PGN, OBF, WTHOR (.wtb) and transcripts. Records that cannot be read are reported on"
                    + " stderr, the others are written, and the exit code is 2. 'obf' and 'boards' write the last"
                    + " position of a game. A game that did not start from the initial position has no transcript"
                    + " and is reported too.",
            "A WTHOR file has numbers for players and tournaments. 'ggf' writes their names if WTHOR.JOU and WTHOR.TRN are"
                    + " in the same folder, or if you pass --players and --tournaments."
        },
        footer = {
            "  quoin othello convert WTH_2023.wtb --to transcripts > games.txt",
            "  quoin othello convert games.ggf --to boards",
            "  quoin othello convert WTH_2023.wtb --to ggf --players WTHOR.JOU",
            "  quoin othello convert - --to ggf < playok.pgn",
        })
final class ConvertCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", description = "File of games or positions; - for standard input.")
    private Path file = Path.of("");

    @Option(
            names = "--to",
            required = true,
            paramLabel = "FORMAT",
            description = "Output format: obf, ggf, transcripts or boards.")
    private Target target = Target.transcripts;

    @Mixin
    private final WthorNameFiles names = new WthorNameFiles();

    ConvertCommand(Console console) {
        this.console = console;
    }

    /// The target formats, named as on the command line.
    private enum Target {
        obf,
        ggf,
        transcripts,
        boards
    }

    @Override
    public Integer call() throws IOException {
        int worst = ExitCode.FINE;
        try (var records = open();
                var progress = new Progress(console, "record")) {
            boolean ended = false;
            while (!ended) {
                try {
                    Optional<RecordFile.Entry> entry = records.next();
                    ended = entry.isEmpty();
                    int number = progress.done() + 1;
                    worst = Math.max(
                            worst, entry.map(each -> write(each, number)).orElse(ExitCode.FINE));
                } catch (dev.quoin.game.format.FormatException e) {
                    console.message("quoin othello convert: " + e.getMessage());
                    worst = ExitCode.BAD_INPUT;
                }
                progress.step();
            }
        }
        return worst;
    }

    /// Opens the file; name files are read only if the target format includes names.
    private RecordFile open() throws IOException {
        var source = InputSource.of(console, file);
        boolean named = target == Target.ggf
                && (OthelloFileFormat.isWthor(file.toString()) || source.file().isEmpty());
        if (names.given() && !named) {
            throw new BadInput("--players and --tournaments need a WTHOR file (.wtb) and --to ggf");
        }
        return named ? RecordFile.open(source, names.read(source)) : RecordFile.open(source);
    }

    private int write(RecordFile.Entry entry, int number) {
        var sequence = entry.game().sequence();
        if (target == Target.transcripts && !sequence.start().equals(OthelloPosition.start())) {
            console.message(String.format(
                    Locale.ROOT,
                    "quoin othello convert: %s: game %d did not start from the initial position, so it"
                            + " has no transcript",
                    InputSource.of(console, file).name(),
                    number));
            return ExitCode.BAD_INPUT;
        }
        console.out()
                .line(
                        switch (target) {
                            case obf -> entry.record().write();
                            case ggf -> entry.game().write();
                            case transcripts -> Transcripts.write(sequence);
                            case boards -> OthelloBoardText.write(entry.record().position());
                        });
        return ExitCode.FINE;
    }
}
