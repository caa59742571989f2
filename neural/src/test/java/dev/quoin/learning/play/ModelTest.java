package dev.quoin.learning.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.crossword.CrosswordSlots;
import dev.quoin.env.othello.OthelloSlots;
import dev.quoin.env.slots.Slots;
import dev.quoin.learning.onnx.OnnxGraph;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelTest {
    @TempDir
    private Path folder;

    @Test
    void aBatchIsChosenAsOneByOne() {
        Model model = Model.read(
                "toy", ToyModels.othello(ToyModels.numbers(64 * 192, 9)).bytes());
        var board = ModelSlot.of((OthelloSlots) model.slots(5));
        for (int slot = 0; slot < 5; slot++) {
            board.slots().start(slot, slot, Map.of());
            for (int turn = 0; turn < slot; turn++) {
                board.slots().act(slot, model.choose(board.columns(), slot));
            }
        }
        int[] together = model.choose(board.columns(), 1, 4);
        for (int slot = 1; slot < 5; slot++) {
            assertThat(together[slot - 1]).isEqualTo(model.choose(board.columns(), slot));
        }
    }

    @Test
    void manyModelsMayBeLookedAtAndTheFirstPlaysOn() {
        Model first = Model.read(
                "first", ToyModels.othello(ToyModels.numbers(64 * 192, 0)).bytes());
        var board = ModelSlot.of((OthelloSlots) first.slots(1));
        board.slots().start(0, 1, Map.of());
        int chosen = first.choose(board.columns(), 0);
        for (int seed = 1; seed < 20; seed++) {
            Model other = Model.read(
                    "other",
                    ToyModels.othello(ToyModels.numbers(64 * 192, seed)).bytes());
            assertThat(other.choose(board.columns(), 0)).isBetween(0, 63);
        }
        assertThat(first.choose(board.columns(), 0)).isEqualTo(chosen);
    }

    @Test
    void equalLogitsGoToTheLowestAction() {
        Model model = Model.read("toy", ToyModels.othello(new float[64 * 192]).bytes());
        var board = ModelSlot.of((OthelloSlots) model.slots(1));
        board.slots().start(0, 1, Map.of());
        assertThat(board.slots().write(0, model.choose(board.columns(), 0))).isEqualTo("d3");
    }

    @Test
    void optionsOfTheFileMakeItsEnvironment() {
        var graph = new OnnxGraph("toy");
        graph.output(
                "logits", graph.dense(graph.flatten(graph.input("observation", 8, 8)), new float[4096], new float[64]));
        graph.metadata(ModelCard.ENVIRONMENT, "Othello-v0");
        graph.metadata(ModelCard.OPTIONS, "observation=board");
        graph.metadata(ModelCard.TRAINED, "by hand, seed 1");
        ModelCard card = Model.read("toy", graph.bytes()).card();
        assertThat(card).isEqualTo(new ModelCard("Othello-v0", Map.of("observation", "board"), "by hand, seed 1"));
    }

    @Test
    void shippedModelsPlayWhatTheirListSays() {
        for (ModelFile.Shipped shipped : ModelFile.shipped(CrosswordSlots.class)) {
            Slots slots = ModelFile.open(shipped.name()).slots(1);
            assertThat(slots)
                    .isInstanceOfSatisfying(
                            CrosswordSlots.class,
                            crossword -> assertThat(crossword.game().variant().name())
                                    .isEqualTo(shipped.variant()));
        }
        for (ModelFile.Shipped shipped : ModelFile.shipped(OthelloSlots.class)) {
            assertThat(ModelFile.open(shipped.name()).slots(1)).isInstanceOf(OthelloSlots.class);
            assertThat(shipped.variant()).isEmpty();
        }
    }

    @Test
    void aCommandLineThatWouldCrashTheRuntimeIsRefused() throws IOException {
        Path line = Files.write(folder.resolve("cmdline"), new byte[4097]);
        assertThatThrownBy(() -> RuntimeLibrary.check("toy", line))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("more than 4000 bytes, and this one has 4097");
    }

    @Test
    void aMissingFileIsRefused() {
        assertThatThrownBy(() -> ModelFile.open("no/such.onnx"))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("model:no/such.onnx: no such model file: no/such.onnx");
        assertThatThrownBy(() -> ModelFile.open(" "))
                .isInstanceOf(ModelException.class)
                .hasMessage("model:FILE must be a file or one of [othello, mini]");
        assertThatThrownBy(() -> ModelFile.open(folder.toString()))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("cannot read");
    }

    @Test
    void whatIsNoOnnxFileIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("a.onnx"), "not a model", StandardCharsets.UTF_8);
        assertThatThrownBy(() -> ModelFile.open(file.toString()))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("not an ONNX file that ONNX Runtime can run")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> Model.read("empty", new byte[0])).isInstanceOf(ModelException.class);
    }

    @Test
    void aFileThatDoesNotSayWhatItPlaysIsRefused() {
        var graph = new OnnxGraph("toy");
        graph.output("logits", graph.input("observation", 3, 8, 8));
        assertThatThrownBy(() -> Model.read("toy", graph.bytes()))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith(
                        "toy: the file does not name its environment. Add the metadata 'quoin.environment' with"
                                + " one of [Othello-v0, MiniScrabble-v0");
    }

    @Test
    void inputsAndOutputsMustBeThoseOfTheEnvironment() {
        refused(
                "its input 'planes' is not a field of the observation, expected some of [observation,"
                        + " action_mask]",
                g -> {
                    g.output("logits", g.dense(g.input("planes", 64), new float[4096], new float[64]));
                    g.metadata(ModelCard.ENVIRONMENT, "Othello-v0");
                });
        refused("its input 'observation' must be float32 of a batch of [3, 8, 8], got", g -> {
            g.output("logits", g.dense(g.input("observation", 64), new float[4096], new float[64]));
            g.metadata(ModelCard.ENVIRONMENT, "Othello-v0");
        });
        refused("its output 'logits' must be float32 of a batch of [64], got", g -> {
            g.output("logits", g.flatten(g.input("observation", 3, 8, 8)));
            g.metadata(ModelCard.ENVIRONMENT, "Othello-v0");
        });
        refused("it must have an output 'logits', got [policy]", g -> {
            g.output("policy", g.input("observation", 3, 8, 8));
            g.metadata(ModelCard.ENVIRONMENT, "Othello-v0");
        });
    }

    @Test
    void environmentsAndOptionsMustExist() {
        refused("there is no environment 'Chess-v0', only", g -> {
            g.output("logits", g.input("observation", 3, 8, 8));
            g.metadata(ModelCard.ENVIRONMENT, "Chess-v0");
        });
        refused("Othello-v0 has no option 'colour', only", g -> {
            g.output("logits", g.input("observation", 3, 8, 8));
            g.metadata(ModelCard.ENVIRONMENT, "Othello-v0");
            g.metadata(ModelCard.OPTIONS, "colour=red");
        });
        refused("must be name=value separated by spaces, got 'red'", g -> {
            g.output("logits", g.input("observation", 3, 8, 8));
            g.metadata(ModelCard.ENVIRONMENT, "Othello-v0");
            g.metadata(ModelCard.OPTIONS, "red");
        });
    }

    private static void refused(String why, Consumer<OnnxGraph> built) {
        var graph = new OnnxGraph("toy");
        built.accept(graph);
        assertThatThrownBy(() -> Model.read("toy", graph.bytes()))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining(why);
    }
}
