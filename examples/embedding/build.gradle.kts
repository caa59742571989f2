// The same project as pom.xml, for Gradle 9.1 or newer. README.md shows how to run it.
plugins {
    application
}

val quoinVersion = "0.2.0"

repositories {
    // Where `./quoin release` leaves the jars; not needed for a version from Maven Central.
    maven { url = uri(findProperty("quoin.repository") ?: "../../target/release/$quoinVersion/maven") }
    mavenCentral()
}

dependencies {
    implementation(platform("dev.quoin:quoin-bom:$quoinVersion"))
    implementation("dev.quoin:quoin-env")
    implementation("dev.quoin:quoin-arena")
}

java {
    toolchain {
        languageVersion = JavaLanguageVersion.of(25)
    }
}

application {
    mainModule = "example.embedding"
    mainClass = "example.Embedding"
}
