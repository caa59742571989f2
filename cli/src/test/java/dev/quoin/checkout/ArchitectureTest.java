package dev.quoin.checkout;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.quoin.env.Environments;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/// The arrows of ARCHITECTURE.md, proved on the compiled classes.
///
/// The test stands in `cli` because `cli` is the one module whose class path holds all the others.
class ArchitectureTest {

    private static final String[] PLATFORM = {"java..", "javax.crypto..", "org.jspecify.annotations.."};

    private static final JavaClasses QUOIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.quoin");

    @Test
    void everyModuleIsSeen() {
        var modules = new TreeSet<String>();
        for (JavaClass type : QUOIN) {
            modules.add(type.getPackageName().split("\\.")[2]);
        }
        assertThat(modules)
                .containsExactly(
                        "arena", "cli", "crossword", "env", "game", "learning", "othello", "server", "terminal");
    }

    @Test
    void gameDependsOnNothing() {
        classes()
                .that()
                .resideInAPackage("dev.quoin.game..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(PLATFORM).or(resideInAnyPackage("dev.quoin.game..")))
                .check(QUOIN);
    }

    @Test
    void crosswordDependsOnGameOnly() {
        classes()
                .that()
                .resideInAPackage("dev.quoin.crossword..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(PLATFORM)
                        .or(resideInAnyPackage("dev.quoin.crossword..", "dev.quoin.game..")))
                .check(QUOIN);
    }

    @Test
    void othelloDependsOnGameOnly() {
        classes()
                .that()
                .resideInAPackage("dev.quoin.othello..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(PLATFORM)
                        .or(resideInAnyPackage("dev.quoin.othello..", "dev.quoin.game..", "jdk.incubator.vector..")))
                .check(QUOIN);
    }

    @Test
    void environmentsDependOnGamesOnly() {
        classes()
                .that()
                .resideInAPackage("dev.quoin.env..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(PLATFORM)
                        .or(resideInAnyPackage(
                                "dev.quoin.env..", "dev.quoin.othello..", "dev.quoin.crossword..", "dev.quoin.game..")))
                .check(QUOIN);
    }

    @Test
    void theArenaSeesNoGame() {
        classes()
                .that()
                .resideInAPackage("dev.quoin.arena..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(PLATFORM)
                        .or(resideInAnyPackage("dev.quoin.arena..", "dev.quoin.game..", "tools.jackson..")))
                .check(QUOIN);
    }

    /// The packages of the module `neural`; the others in `dev.quoin.learning` are those of `learning`.
    private static final String[] NEURAL = {
        "dev.quoin.learning.dqn..",
        "dev.quoin.learning.network..",
        "dev.quoin.learning.onnx..",
        "dev.quoin.learning.play..",
        "dev.quoin.learning.ppo..",
        "dev.quoin.learning.rollout..",
        "dev.quoin.learning.train.."
    };

    @Test
    void learningDependsOnGamesAndLightGbmOnly() {
        classes()
                .that(resideInAPackage("dev.quoin.learning..").and(resideOutsideOfPackages(NEURAL)))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(PLATFORM)
                        .or(resideInAPackage("dev.quoin.learning..").and(resideOutsideOfPackages(NEURAL)))
                        .or(resideInAnyPackage(
                                "dev.quoin.crossword..",
                                "dev.quoin.othello..",
                                "dev.quoin.game..",
                                "io.github.metarank.lightgbm4j..",
                                "com.microsoft.ml.lightgbm..")))
                .check(QUOIN);
    }

    @Test
    void neuralDependsOnGamesEnvironmentsAndItsLibrariesOnly() {
        classes()
                .that(resideInAnyPackage(NEURAL))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(PLATFORM)
                        .or(resideInAnyPackage(
                                "dev.quoin.learning..",
                                "dev.quoin.env..",
                                "dev.quoin.crossword..",
                                "dev.quoin.othello..",
                                "dev.quoin.game..",
                                "org.bytedeco.javacpp..",
                                "org.bytedeco.openblas..",
                                "org.bytedeco.pytorch..",
                                "ai.onnxruntime..",
                                "tools.jackson..")))
                .check(QUOIN);
    }

    @Test
    void onlyTrainingConfigurationsUseJacksonInLearning() {
        noClasses()
                .that()
                .resideInAPackage("dev.quoin.learning..")
                .and()
                .resideOutsideOfPackage("dev.quoin.learning.train")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("tools.jackson..")
                .check(QUOIN);
    }

    @Test
    void onlyNeuralSeesItsLibraries() {
        noClasses()
                .that(resideOutsideOfPackages(NEURAL))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.bytedeco..", "ai.onnxruntime..")
                .check(QUOIN);
    }

    @Test
    void theTerminalSeesGamesAndItsLibrariesOnly() {
        classes()
                .that()
                .resideInAPackage("dev.quoin.terminal..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(PLATFORM)
                        .or(resideInAnyPackage(
                                "dev.quoin.terminal..",
                                "dev.quoin.crossword..",
                                "dev.quoin.othello..",
                                "dev.quoin.game..",
                                "org.jline..",
                                "tools.jackson..")))
                .check(QUOIN);
    }

    @Test
    void onlyTheDailyClientUsesJacksonInTheTerminal() {
        noClasses()
                .that()
                .resideInAPackage("dev.quoin.terminal..")
                .and()
                .resideOutsideOfPackage("dev.quoin.terminal.daily.client")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("tools.jackson..")
                .check(QUOIN);
    }

    @Test
    void onlyTheTerminalSeesJline() {
        noClasses()
                .that(resideOutsideOfPackages("dev.quoin.terminal.."))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.jline..")
                .check(QUOIN);
    }

    @Test
    void onlyTheCommandLineDependsOnTheTerminal() {
        noClasses()
                .that(resideOutsideOfPackages("dev.quoin.terminal..", "dev.quoin.cli.."))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.quoin.terminal..")
                .check(QUOIN);
    }

    @Test
    void nothingButTheCommandLineDependsOnTheServer() {
        noClasses()
                .that(resideOutsideOfPackages("dev.quoin.server..", "dev.quoin.cli.."))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.quoin.server..")
                .check(QUOIN);
    }

    @Test
    void theServerSeesTheArenaAndTheGamesOnly() {
        noClasses()
                .that()
                .resideInAPackage("dev.quoin.server..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.quoin.env..", "dev.quoin.learning..")
                .check(QUOIN);
    }

    @Test
    void nothingDependsOnTheCommandLine() {
        noClasses()
                .that(resideOutsideOfPackages("dev.quoin.cli.."))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.quoin.cli..")
                .check(QUOIN);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.quoin.(**)").should().beFreeOfCycles().check(QUOIN);
    }

    @Test
    void everyPackageIsNullMarked() {
        var unmarked = new TreeSet<String>();
        for (JavaClass type : QUOIN) {
            if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
                unmarked.add(type.getPackageName());
            }
        }
        assertThat(unmarked).as("packages without @NullMarked in package-info").isEmpty();
    }

    @Test
    void packagesAreNamedForWhatTheyHold() {
        noClasses()
                .should()
                .resideInAnyPackage("..common..", "..util..", "..core..", "..impl..", "..model..", "..service..")
                .check(QUOIN);
    }

    @Test
    void typesAreNamedForWhatTheyAre() {
        noClasses()
                .should()
                .haveNameMatching(".*(Manager|Helper|Utils?|Impl|Base|Data|Info)")
                .orShould()
                .haveSimpleNameStartingWith("Abstract")
                .check(QUOIN);
    }

    @Test
    void methodsDoNotSayGet() {
        methods()
                .that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(
                        "dev.quoin.game..",
                        "dev.quoin.crossword..",
                        "dev.quoin.othello..",
                        "dev.quoin.env..",
                        "dev.quoin.arena..",
                        "dev.quoin.server..",
                        "dev.quoin.terminal..")
                .and()
                .doNotHaveName("getMessage")
                .should()
                .haveNameNotMatching("get[A-Z].*")
                .allowEmptyShould(true)
                .check(QUOIN);
    }

    /// What a game or an environment does is said by its kit, never found out by comparing its id.
    @Test
    void nobodyComparesIds() throws IOException {
        String ids = Stream.concat(GameKits.all().stream().map(GameKit::id), Environments.ids().stream())
                .map(id -> "\"" + Pattern.quote(id) + "\"")
                .collect(Collectors.joining("|", "(", "|\\w+Ruleset\\.ID)"));
        Pattern compared = Pattern.compile(
                "case " + ids + "|(equals(IgnoreCase)?|startsWith)\\(" + ids + "\\)|" + ids + "\\s*\\.equals");
        assertThat("text.equals(\"othello\")").containsPattern(compared);
        List<Path> sources = Checkout.mainSources();
        assertThat(sources).hasSizeGreaterThan(500);
        for (Path source : sources) {
            assertThat(Files.readString(source)).as(source.toString()).doesNotContainPattern(compared);
        }
    }
}
