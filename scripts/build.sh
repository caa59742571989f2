# shellcheck shell=sh disable=SC2154
# Builds Quoin and installs what ./quoin runs into .quoin. Sourced by quoin after find_jdk; $root is the checkout.
#
# There are two builds. The quick one runs before a command whose sources have changed and makes only what commands need. The
# full one (`./quoin build`, `./quoin test`) has all checks and makes all jars; training, `image` and `notice` need it.
#
# .quoin/quoin.jar  the jar that runs           .quoin/built      touched when the last good build began
# .quoin/pages.jar  the web pages beside it     .quoin/full       there when the jar is from a full build, with the pages in it
# .quoin/quoin.aot  the JVM's cache for it      .quoin/build.log  what Maven said
# .quoin/jdk        the JVM that made it        .quoin/lock       held while building
# .quoin/making-cache  the process that makes the cache in the background
# .quoin/natives    libraries beside the jar that only models and training need
#
# .quoin/quoin-python.jar  the jar of the Python package   .quoin/built-python  touched when its last good build began

home=$root/.quoin
log=$home/build.log

# shellcheck source=scripts/maven.sh
. "$root/scripts/maven.sh"
# shellcheck source=scripts/web.sh
. "$root/scripts/web.sh"

# One build at a time. The lock is freed when this process ends, however it ends. The parts of a test run, and the commands
# that they start, share the lock of the whole run: QUOIN_LOCK_HELD is set for them.
lock() {
    [ -z "${QUOIN_LOCK_HELD:-}" ] || return 0
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

# Locks only when nobody builds; returns 1 otherwise.
try_lock() {
    [ -z "${QUOIN_LOCK_HELD:-}" ] || return 1
    if command -v flock >/dev/null 2>&1; then
        exec 9>"$home/lock"
        flock -n 9 || { exec 9>&- && return 1; }
    else
        ! [ -d "$home/lock.d" ] || return 1
        lock
    fi
}

unlock() {
    [ -z "${QUOIN_LOCK_HELD:-}" ] || return 0
    if [ -d "$home/lock.d" ]; then
        rm -rf "$home/lock.d"
        trap - EXIT INT TERM
    else
        exec 9>&-
    fi
}

# Maven in batch mode on the whole checkout, or on maven_project, without the lock's descriptor and without our stdin.
run_maven() {
    # shellcheck disable=SC2086 # an option or nothing
    "$maven" -B ${maven_transfers--ntp} -Dstyle.color=never -f "${maven_project:-$root/pom.xml}" "$@" 9>&- </dev/null
}

# Shows how far a build is, by what Maven and the scripts say on standard input: one line that changes on a terminal, a line
# for every tenth elsewhere. The rest goes to the log. $1 and $2 are empty when nothing is done for Java or for the pages.
show_progress() {
    java_share=70
    [ -n "$1" ] || java_share=0
    [ -n "$2" ] || java_share=100
    java_done=0
    pages_done=0
    shown=-10
    doing=starting
    while IFS= read -r line; do
        case $line in
            "quoin: fetching the packages of the web pages")
                doing=${line#quoin: }
                ;;
            "quoin: building the web pages")
                pages_done=60
                doing=${line#quoin: }
                ;;
            "quoin: the web pages are built")
                pages_done=100
                ;;
            *)
                printf '%s\n' "$line" >>"$log"
                case $line in
                    *"Building Quoin "*"["*"/"*"]"*)
                        line=${line#*Building Quoin }
                        doing="compiling ${line%% *}"
                        line=${line##*[}
                        line=${line%%]*}
                        java_done=$(((${line%/*} - 1) * 90 / ${line#*/}))
                        ;;
                    *"shade (quoin.jar)"*)
                        doing="packing quoin.jar"
                        java_done=90
                        ;;
                    *"Downloaded from "*.jar\ \(*)
                        line=${line%% (*}
                        doing="fetching ${line##*/}"
                        ;;
                    *) continue ;;
                esac
                ;;
        esac
        show_percent $(((java_done * java_share + pages_done * (100 - java_share)) / 100))
    done
    if on_terminal; then
        printf '\r\033[K' >&2
    fi
}

show_percent() {
    if on_terminal; then
        printf '\r\033[Kquoin: %d%% %.60s' "$1" "$doing" >&2
    elif [ "$1" -ge $((shown + 10)) ]; then
        shown=$1
        echo "quoin: $1% $doing" >&2
    fi
}

on_terminal() {
    [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]
}

# Copies the built jar from cli/$2 to where ./quoin runs it. $1 is the file that was touched before the build began.
install_build() {
    cp "$root/cli/$2/quoin.jar" "$home/quoin.jar.new"
    # No cache fits the new jar.
    rm -f "$home/jdk" "$home/quoin.aot"
    mv -f "$home/quoin.jar.new" "$home/quoin.jar"
    install_natives "$2"
    if [ "$2" = target ]; then
        : >"$home/full"
        rm -f "$home/pages.jar"
    else
        rm -f "$home/full"
    fi
    mv -f "$1" "$home/built"
}

# Copies what has changed of the native libraries in cli/$1, which the jar finds beside it.
install_natives() {
    for native in "$root/cli/$1"/natives/*.jar; do
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
    aot=$home/quoin.aot.new.$$
    : >"$aot.begun"
    # shellcheck disable=SC2086 # lists of words
    if ${cache_nice:-} "$jdk/bin/java" -XX:AOTCacheOutput="$aot" $jvm_options \
        -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining \
        -cp "$home/quoin.jar" dev.quoin.cli.Rehearsal </dev/null >>"$log" 2>&1 9>&- && [ -f "$aot" ]; then
        mv -f "$aot" "$home/quoin.aot"
    else
        rm -f "$home/quoin.aot"
    fi
    # Another build may have replaced the jar meanwhile; then the cache is still to be made.
    [ "$home/quoin.jar" -nt "$aot.begun" ] || printf '%s %s\n' "$jdk_version" "$jdk" >"$home/jdk"
    rm -f "$aot" "$aot".*
}

# After a quick build, or when another JDK has been chosen. Nobody waits for another process that makes one.
make_cache_if_stale() {
    ! cache_is_being_made || return 0
    try_lock || return 0
    ! cache_is_stale || make_cache
    unlock
}

# For the server, which had better be up first: makes the cache in the background, at a low priority and without the lock,
# so that nobody has to wait for it. QUOIN_CACHE_DELAY is for the tests.
make_cache_later() {
    ! cache_is_being_made || return 0
    (
        (
            trap '' HUP
            sleep "${QUOIN_CACHE_DELAY:-10}"
            [ -f "$home/built" ] || exit 0
            cache_nice="nice -n 10"
            ! cache_is_stale || make_cache
            rm -f "$home/making-cache"
        ) </dev/null >/dev/null 2>&1 9>&- &
        echo $! >"$home/making-cache"
    )
}

cache_is_being_made() {
    [ -f "$home/making-cache" ] && kill -0 "$(cat "$home/making-cache")" 2>/dev/null
}

# Builds the jars with all checks, without running the tests.
build() {
    lock
    build_locked
    make_cache
    unlock
}

build_locked() {
    rm -f "$home"/begun.*
    begun=$home/begun.$$
    : >"$begun"
    [ -f "$home/quoin.jar" ] || echo "quoin: first build; fetching what it needs takes a minute or two" >&2
    pages_or_exit
    make_or_exit -pl cli -am package
    install_build "$begun" target
}

# Builds only what a command needs: the jar when $1 is not empty and the web pages when $2 is not, at the same time.
build_quick() {
    [ -f "$home/quoin.jar" ] || echo "quoin: first build; it takes about a minute, more when libraries have to be fetched" >&2
    rm -f "$home"/begun.* "$home/failed" "$home/failed-pages"
    begun=$home/begun.$$
    : >"$begun"
    : >"$log"
    quick_began=$(date +%s)
    [ -z "$1" ] || find_maven || exit
    # Two parts of a pipe, because Ctrl-C does not reach what a script runs in the background.
    {
        { [ -z "$2" ] || quick_pages >&4 2>&4; } | { [ -z "$1" ] || quick_java >&4 2>&4 && cat >/dev/null; }
    } 4>&1 | show_progress "$1" "$2"
    [ -z "$1" ] || stop_if_failed
    [ -z "$1" ] || install_build "$begun" target/quick
    rm -f "$begun"
    if [ -f "$home/failed-pages" ]; then
        read -r pages_status web_reason <"$home/failed-pages"
        rm -f "$home/failed-pages"
        [ "$pages_status" -eq 3 ] || tail -n 20 "$web_log" >&2
        echo "quoin: there are no web pages to serve: $web_reason" >&2
        exit 3
    fi
    echo "quoin: built in $(($(date +%s) - quick_began)) s" >&2
}

quick_pages() {
    build_pages || printf '%s %s\n' "$?" "$web_reason" >"$home/failed-pages"
}

quick_java() {
    maven_transfers=
    run_maven -Pquick -T 1C -pl cli -am package || echo $? >"$home/failed"
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
    { run_maven -Dmaven.test.skip=true "$@" 2>&1 || echo $? >"$home/failed"; } | show_progress java ''
    stop_if_failed
}

# Ends this process when Maven has failed.
stop_if_failed() {
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
            "$root/env/src/main" "$root/arena/src/main" "$root/cli/src/main" "$root/neural/src/main/resources" \
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

# For several commands started at once: the first builds, the others wait and find it done. needs_all asks for a full build,
# needs_pages for the web pages.
build_if_stale() {
    lock
    if [ -n "${needs_all:-}" ]; then
        if jar_is_stale || { [ -n "${needs_pages:-}" ] && pages_are_stale; }; then
            build_locked
        fi
    else
        stale_java=
        stale_pages=
        if jar_is_stale; then
            stale_java=yes
        fi
        if [ -n "${needs_pages:-}" ] && pages_are_stale; then
            stale_pages=yes
            # The pages in a jar of a full build would hide new ones beside it.
            ! [ -f "$home/full" ] || stale_java=yes
        fi
        [ -z "$stale_java$stale_pages" ] || build_quick "$stale_java" "$stale_pages"
    fi
    unlock
}
