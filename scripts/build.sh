# shellcheck shell=sh disable=SC2154
# Builds Quoin and installs what ./quoin runs into .quoin. Sourced by quoin after find_jdk; $root is the checkout.
#
# .quoin/quoin.jar  the jar that runs        .quoin/built      touched when the last good build began
# .quoin/quoin.aot  the JVM's cache for it   .quoin/build.log  what Maven said
# .quoin/jdk        the JVM that made it     .quoin/lock       held while building
# .quoin/natives    libraries beside the jar that only models and training need
#
# .quoin/quoin-python.jar  the jar of the Python package   .quoin/built-python  touched when its last good build began

home=$root/.quoin
log=$home/build.log

# shellcheck source=scripts/maven.sh
. "$root/scripts/maven.sh"
# shellcheck source=scripts/web.sh
. "$root/scripts/web.sh"

# One build at a time, whoever asks. The lock is freed when this process ends, however it ends.
lock() {
    mkdir -p "$home" || exit 3
    if command -v flock >/dev/null 2>&1; then
        exec 9>"$home/lock"
        flock -n 9 || { echo "quoin: waiting for another build" >&2 && flock 9; }
        return
    fi
    lock_said=
    until mkdir "$home/lock.d" 2>/dev/null; do
        lock_owner=$(cat "$home/lock.d/pid" 2>/dev/null || true)
        if [ -n "$lock_owner" ] && ! kill -0 "$lock_owner" 2>/dev/null; then
            # Renaming first, so that of several who see a dead owner only one removes the lock.
            mv "$home/lock.d" "$home/lock.dead.$$" 2>/dev/null && rm -rf "$home/lock.dead.$$"
        else
            [ -n "$lock_said" ] || echo "quoin: waiting for another build" >&2
            lock_said=yes
            sleep 1
        fi
    done
    echo $$ >"$home/lock.d/pid"
    trap 'rm -rf "$home/lock.d"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
}

unlock() {
    if [ -d "$home/lock.d" ]; then
        rm -rf "$home/lock.d"
        trap - EXIT INT TERM
    else
        exec 9>&-
    fi
}

# Maven in batch mode on the whole checkout, or on maven_project, without the lock's descriptor and without our stdin.
run_maven() {
    "$maven" -B -ntp -Dstyle.color=never -f "${maven_project:-$root/pom.xml}" "$@" 9>&- </dev/null
}

# Shows which module Maven is at; the rest of what it says is in the log.
show_progress() {
    while IFS= read -r line; do
        printf '%s\n' "$line" >>"$log"
        case $line in
            *"Building Quoin "*"["*"/"*"]"*)
                line=${line#*Building Quoin }
                echo "quoin: building ${line%% *} [${line##*[}" >&2
                ;;
        esac
    done
}

# Copies the built jar to where ./quoin runs it and makes the JVM's cache for it.
# $1 is the file that was touched before the build began.
install_build() {
    cp "$root/cli/target/quoin.jar" "$home/quoin.jar.new"
    mv -f "$home/quoin.jar.new" "$home/quoin.jar"
    install_natives
    make_cache
    mv -f "$1" "$home/built"
}

# Copies what has changed of the native libraries, which the jar finds beside it.
install_natives() {
    for native in "$root"/cli/target/natives/*.jar; do
        installed=$home/natives/${native##*/}
        if [ -f "$native" ] && { ! [ -f "$installed" ] || [ "$native" -nt "$installed" ]; }; then
            mkdir -p "$home/natives"
            cp "$native" "$installed.new"
            mv -f "$installed.new" "$installed"
        fi
    done
}

# The cache belongs to one jar and one JVM; the JVM ignores it by itself when either is another. A command runs
# without it too, only slower, so failing here is no failure of the build. Classes only, no recorded profiles: those
# make the JVM compile more and worse (DECISIONS.md has the figures).
make_cache() {
    rm -f "$home/quoin.aot.new"
    # shellcheck disable=SC2086 # a list of words
    if "$jdk/bin/java" -XX:AOTCacheOutput="$home/quoin.aot.new" $jvm_options \
        -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining \
        -cp "$home/quoin.jar" dev.quoin.cli.Rehearsal </dev/null >>"$log" 2>&1 9>&- && [ -f "$home/quoin.aot.new" ]; then
        mv -f "$home/quoin.aot.new" "$home/quoin.aot"
    else
        rm -f "$home/quoin.aot.new" "$home/quoin.aot"
    fi
    printf '%s %s\n' "$jdk_version" "$jdk" >"$home/jdk"
}

# After another JDK has been chosen.
remake_cache() {
    lock
    make_cache
    unlock
}

# Builds the jars without running the tests.
build() {
    lock
    build_locked
    unlock
}

build_locked() {
    rm -f "$home"/begun.*
    begun=$home/begun.$$
    : >"$begun"
    [ -f "$home/quoin.jar" ] || echo "quoin: first build; fetching what it needs takes a minute or two" >&2
    pages_or_exit
    make_or_exit -pl cli -am package
    install_build "$begun"
}

# The web pages, without which everything but `serve` works; ends this process only when ours fail to build.
pages_or_exit() {
    pages=0
    build_web || pages=$?
    if [ "$pages" -eq 3 ]; then
        echo "quoin: building without the web pages: $web_reason" >&2
    elif [ "$pages" -ne 0 ]; then
        tail -n 20 "$web_log" >&2
        echo "quoin: $web_reason" >&2
        exit 3
    fi
}

# Maven without the tests, progress on stderr; ends this process when it fails.
make_or_exit() {
    find_maven || exit
    : >"$log"
    rm -f "$home/failed"
    # The exit code has to come through the pipe by a file.
    { run_maven -Dmaven.test.skip=true "$@" 2>&1 || echo $? >"$home/failed"; } | show_progress
    if [ -f "$home/failed" ]; then
        rm -f "$home/failed" "$home"/begun.*
        # What the compiler warns of is an error here; Maven's advice at the end helps nobody.
        grep -E '^\[(ERROR|WARNING)\]' "$log" | sed '/To see the full stack trace/,$d' >&2
        echo "quoin: the build failed; all of Maven's output is in $log" >&2
        exit 3
    fi
}

# Builds the jar of the Python package, which needs neither the other builds nor the web pages.
build_python_jar() {
    rm -f "$home"/begun.*
    begun=$home/begun.$$
    : >"$begun"
    echo "quoin: compiling the jar of the Python package" >&2
    # Maven does not see changes in files that javac finds on its source path.
    rm -rf "$root/python/jar/target/classes"
    maven_project=$root/python/jar/pom.xml
    make_or_exit package
    maven_project=
    cp "$root/python/jar/target/quoin-python.jar" "$home/quoin-python.jar.new"
    mv -f "$home/quoin-python.jar.new" "$home/quoin-python.jar"
    mv -f "$begun" "$home/built-python"
}

python_jar_is_stale() {
    ! [ -f "$home/built-python" ] || ! [ -f "$home/quoin-python.jar" ] ||
        [ -n "$(find "$root/pom.xml" "$root/.mvn" "$root/LICENSE" "$root/NOTICE" "$root/python/jar/pom.xml" \
            "$root/python/jar/src" "$root/game/src/main" "$root/crossword/src/main" "$root/othello/src/main" \
            "$root/env/src/main" "$root/arena/src/main" "$root/cli/src/main" "$root/learning/src/main/resources" \
            -newer "$home/built-python" -print -quit 2>/dev/null)" ]
}

build_python_jar_if_stale() {
    lock
    if python_jar_is_stale; then
        build_python_jar
    fi
    unlock
}

# Leaves the class path of the benchmarks in .quoin/benchmarks.classpath.
build_benchmarks() {
    lock
    make_or_exit -pl benchmarks -am package dependency:build-classpath \
        -DincludeScope=runtime -Dmdep.outputFile="$home/dependencies"
    printf '%s:%s' "$root/benchmarks/target/classes" "$(cat "$home/dependencies")" >"$home/benchmarks.classpath"
    unlock
}

is_stale() {
    ! [ -f "$home/built" ] || ! [ -f "$home/quoin.jar" ] || newer_source_than "$home/built"
}

# For several commands started at once: the first builds, the others wait and find it done.
build_if_stale() {
    lock
    if is_stale; then
        build_locked
    fi
    unlock
}
