# shellcheck shell=sh disable=SC2154
# Makes the app image, for machines without Java. Sourced by quoin; $jdk is the JDK, $jar the jar to put in.
#
# bin/quoin       the start script, deploy/quoin
# lib/quoin.jar   all of Quoin
# lib/natives     the library that runs models, for this system and processor only; nothing here trains
# runtime         a Java runtime of the modules that Quoin uses
# quoin.service   a unit for systemd

# Besides the language itself: java.sql the databases, java.naming and java.management their pool and the log,
# java.net.http `quoin daily`, jdk.unsupported the keys and signals of a terminal. Libraries name more modules (jdeps
# lists them) for what we never ask of them: pictures on a terminal, Kerberos, flight recordings.
image_modules=java.base,java.sql,java.naming,java.management,java.net.http,jdk.unsupported

image_usage() {
    cat <<'END'
Usage: ./quoin image [FOLDER]

Makes an app image in FOLDER, deploy/image when missing: bin/quoin runs on any machine with the same system and
processor, without Java. An image that is there already is replaced; any other folder is refused.
END
}

make_image() {
    case ${1:-} in
        -h | --help)
            image_usage
            return 0
            ;;
        -*)
            echo "quoin image: no such option: $1" >&2
            return 2
            ;;
    esac
    image=${1:-$root/deploy/image}
    image=${image%/}
    if [ -e "$image" ] && ! { [ -x "$image/runtime/bin/java" ] && [ -f "$image/lib/quoin.jar" ]; }; then
        echo "quoin image: $image is there already and is no app image; remove it or choose another folder" >&2
        return 2
    fi
    if ! [ -x "$jdk/bin/jlink" ]; then
        echo "quoin image: the JDK at $jdk has no jlink; install a full one" >&2
        return 3
    fi
    # Made aside and renamed, so that a half image is never seen.
    part=$image.part.$$
    trap 'rm -rf "$part"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    mkdir -p "$part/bin" "$part/lib" || return 2
    echo "quoin: making the Java runtime" >&2
    if ! "$jdk/bin/jlink" --add-modules "$image_modules" --strip-java-debug-attributes --no-header-files --no-man-pages \
        --compress zip-6 --output "$part/runtime" >&2; then
        echo "quoin image: jlink failed; some systems have what it needs in a package of its own (Fedora: java-25-openjdk-jmods)" >&2
        return 3
    fi
    cp "$jar" "$part/lib/quoin.jar"
    copy_runtime_of_models || return 3
    cp "$root/deploy/quoin" "$part/bin/quoin"
    chmod 755 "$part/bin/quoin"
    cp "$root/deploy/quoin.service" "$root/LICENSE" "$root/NOTICE" "$part/"
    rm -rf "$image"
    mv "$part" "$image"
    printf '%s\n' "$image"
}

# ONNX Runtime, which stands beside the jar, without what it has for other systems: a fifth of it. Without it the image
# plays everything but models.
copy_runtime_of_models() {
    onnx=${jar%/*}/natives/onnxruntime.jar
    if ! [ -f "$onnx" ]; then
        echo "quoin image: without models, for which ${onnx##*/} is missing in ${onnx%/*}" >&2
        return 0
    fi
    case $(uname -s)-$(uname -m) in
        Linux-x86_64 | Linux-amd64) platform=linux-x64 ;;
        Linux-aarch64 | Linux-arm64) platform=linux-aarch64 ;;
        Darwin-arm64) platform=osx-aarch64 ;;
        *) platform= ;;
    esac
    mkdir -p "$part/lib/natives" "$part/onnx"
    onnx=$(CDPATH='' cd -- "${onnx%/*}" && pwd -P)/${onnx##*/}
    (
        cd "$part/onnx"
        "$jdk/bin/jar" --extract --file "$onnx"
        for native in ai/onnxruntime/native/*; do
            [ -z "$platform" ] || [ "${native##*/}" = "$platform" ] || rm -rf "$native"
        done
        rm -rf ai/onnxruntime/native/*/*.dSYM
    ) && "$jdk/bin/jar" --create --date "$(build_time)" --file "$part/lib/natives/onnxruntime.jar" -C "$part/onnx" . && rm -rf "$part/onnx"
}

# The time that every archive entry carries, so that the same sources give the same bytes.
build_time() {
    sed -n 's|.*<project.build.outputTimestamp>\(.*\)</.*|\1|p' "$root/pom.xml"
}
