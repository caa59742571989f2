# shellcheck shell=sh disable=SC2154
# Runs the tests. Sourced by quoin after build.sh; $root is the checkout.
#
# Each part is a function test_PART that runs its suite with its own closing lines in view, and adds to
# passed, failed and skipped. A new part needs that function, its name in `parts` unless it only runs when named, and a
# line in the usage.

parts="java python api web browser"
# The tests need more packages of npm than the pages do; all at once is quicker.
web_packages=all
prepare_environment=prepare_python

test_usage() {
    cat <<'END'
Usage: ./quoin test [--no-install] [--yes] [--budget TIME] [PART...]

Runs the tests of these parts, or of java, python, api, web and browser:
  java      every Maven module: compile with all gates, unit, architecture, packaging and document tests
  python    the Python package, in an environment of its own; skipped where there is no Python 3.10 or no network
  api       calls generated from openapi.yaml against a real server; skipped where there is no Python 3.11 or no network
  web       the web pages: types, lint, format, unit tests; skipped where there is no Node 20.19 or no network
  browser   the pages in a real Chromium against a real server; skipped where there is no Chromium or no Node
  fast      as java, without the tests tagged slow
  long      long statistics: everything tagged long
  faults    long fault and load tests: everything tagged faults, and 5,000 generated API calls
  training  learning libraries (PyTorch, Stable-Baselines3, Ray) on the environments; the first time fetches gigabytes

  --no-install   do not install system packages. Without it, root on Debian and Ubuntu gets the packages postgresql,
                 bubblewrap and chromium-headless-shell (and maven, if it cannot be fetched) from apt-get when they are
                 missing; each is announced before. Elsewhere nothing is ever installed, and the tests that need them are skipped
  --yes          fetch a JDK and Node into the user's cache without asking, where they are missing
  --budget TIME  how long faults may take: seconds, or minutes as in 20m (default: 20m); tests read it in seconds
                 from QUOIN_FAULTS_SECONDS

The last line counts all of them; the exit code is 0 when nothing failed.
END
}

run_tests() {
    faults_seconds=${QUOIN_FAULTS_SECONDS:-1200}
    chosen=
    while [ $# -gt 0 ]; do
        case $1 in
            -h | --help | help)
                test_usage
                return 0
                ;;
            --budget)
                [ $# -gt 1 ] || { echo "quoin: --budget needs a time, such as 20m" >&2 && return 2; }
                shift
                faults_seconds=$1
                ;;
            --budget=*) faults_seconds=${1#*=} ;;
            *) chosen="$chosen $1" ;;
        esac
        shift
    done
    read_budget "$faults_seconds" || return 2
    passed=0
    failed=0
    skipped=0
    broken=
    if [ -n "$chosen" ]; then
        # shellcheck disable=SC2086 # a list of words
        run_parts $chosen || return
    else
        run_all_parts
    fi
    # Maven may leave a color code on the line.
    echo
    [ -z "$broken" ] || echo "not green:$broken"
    echo "$passed passed, $failed failed, $skipped skipped"
    [ -z "$broken" ] && [ "$failed" -eq 0 ]
}

# Runs these parts one after the other.
run_parts() {
    for part; do
        case $part in
            java) test_java || broken="$broken $part" ;;
            api) test_api || broken="$broken $part" ;;
            python) test_python || broken="$broken $part" ;;
            web) test_web || broken="$broken $part" ;;
            browser) test_browser || broken="$broken $part" ;;
            training) test_training || broken="$broken $part" ;;
            fast) test_java -Pfast || broken="$broken $part" ;;
            long) test_java -Plong || broken="$broken $part" ;;
            faults) test_faults || broken="$broken $part" ;;
            *)
                echo "quoin: no such part of the tests: $part" >&2
                test_usage >&2
                return 2
                ;;
        esac
    done
}

# Runs the Java tests and, at the same time, all other parts, which are shown when the Java tests are over. A part alone
# leaves one of two cores idle half of the time. The others run the jar of a quick build; the one that Maven makes is installed at
# the end.
run_all_parts() {
    lock
    QUOIN_LOCK_HELD=yes
    if ! { (needs_pages=yes && build_if_stale) || (build_if_stale); }; then
        broken=" java"
    else
        ! cache_is_stale || make_cache
        others=$home/tests.log
        rm -f "$home/verified" "$home"/counts.*
        echo "quoin: the parts ${parts#java } run at the same time as java and follow below; until then see $others" >&2
        # Two parts of a pipe, because Ctrl-C does not reach what a script runs in the background.
        {
            exec 9>&-
            export QUOIN_LOCK_HELD
            # shellcheck disable=SC2086 # a list of words
            run_parts ${parts#java } >"$others" 2>&1
            keep_counts others
        } | {
            exec 9>&-
            run_parts java
            keep_counts java
            cat
        }
        cat "$others"
        for counted in java others; do
            # A part that was killed leaves nothing.
            read -r part_passed part_failed part_skipped part_broken <"$home/counts.$counted" || part_broken=$counted
            add_counts "${part_passed:-0}" "${part_failed:-0}" "${part_skipped:-0}"
            broken="$broken${part_broken:+ $part_broken}"
        done
        if [ -f "$home/verified" ]; then
            install_build "$home/verified" target
        fi
    fi
    QUOIN_LOCK_HELD=
    unlock
}

keep_counts() {
    printf '%s %s %s %s\n' "$passed" "$failed" "$skipped" "${broken# }" >"$home/counts.$1"
}

# Sets QUOIN_FAULTS_SECONDS from a time such as 90, 90s, 20m or 1h.
read_budget() {
    case $1 in
        *h) unit=3600 ;;
        *m) unit=60 ;;
        *) unit=1 ;;
    esac
    number=${1%[hms]}
    case $number in
        '' | *[!0-9]* | 0*)
            echo "quoin: '$1' is not a time; write seconds, or minutes as in 20m" >&2
            return 2
            ;;
    esac
    QUOIN_FAULTS_SECONDS=$((number * unit))
    export QUOIN_FAULTS_SECONDS
}

# Everything that breaks or floods the program on purpose. Tests that can run for any length divide QUOIN_FAULTS_SECONDS;
# Surefire ends the tests of a module that take longer than all of it.
test_faults() {
    faults_began=$(date +%s)
    status=0
    test_java -Pfaults -Dsurefire.timeout="$QUOIN_FAULTS_SECONDS" || status=$?
    list_times
    faults_status=$status
    # The seed is another one each time; the report names it.
    QUOIN_API_CALLS=5000
    QUOIN_API_SECONDS=$((QUOIN_FAULTS_SECONDS / 3))
    QUOIN_API_SEED=$faults_began
    export QUOIN_API_CALLS QUOIN_API_SECONDS QUOIN_API_SEED
    test_api -rP || faults_status=$?
    unset QUOIN_API_CALLS QUOIN_API_SECONDS QUOIN_API_SEED
    echo "faults: $(($(date +%s) - faults_began)) s of a budget of $QUOIN_FAULTS_SECONDS s, building included"
    return "$faults_status"
}

# Prints each test class that has just run in Maven, with its seconds, longest first.
list_times() {
    find "$root" -maxdepth 5 -path '*/target/surefire-reports/TEST-*.xml' -exec sed -n '/<testsuite /p' {} + |
        sed -n 's/.* name="\([^"]*\)".* time="\([0-9.,]*\)".*/\2 \1/p' | tr -d , | sort -rn |
        awk '{ printf "faults: %8.1f s  %s\n", $1, $2 }'
}

# All modules, also after one has failed, so that the closing line counts what could be counted.
test_java() {
    find_maven || return
    offer_postgresql
    offer_bubblewrap
    # One test of the arena looks at a page.
    find_chromium || :
    lock
    begun=$home/begun.$$
    : >"$begun"
    find "$root" -maxdepth 4 -path '*/target/surefire-reports' -prune -exec rm -rf {} +
    status=0
    (pages_or_exit) || status=$?
    # First, and apart: within the build, one badly formatted file would keep the modules that need its module from being tested.
    run_maven -q --fail-at-end -pl '!bom' spotless:check || status=$?
    run_maven --fail-at-end "$@" -Dspotless.check.skip=true verify || status=$?
    count_reports
    if [ "$status" -eq 0 ]; then
        install_build "$begun" target
        make_cache
    fi
    rm -f "$begun"
    unlock
    return "$status"
}

# The server's tests also run on PostgreSQL where it is installed; root on Debian gets it, unless --no-install says otherwise.
# Elsewhere they are skipped, with the reason.
offer_postgresql() {
    [ -d /usr/lib/postgresql ] && return 0
    may_install || return 0
    # Without the cluster that the package would start: the tests start their own.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
    install_packages "for the tests of the server, which go on without it" postgresql || return 0
}

# Agents are also tested in a sandbox, on Linux where bubblewrap is installed.
offer_bubblewrap() {
    command -v bwrap >/dev/null 2>&1 ||
        install_packages "for the tests of agents in a sandbox, which go on without it" bubblewrap || return 0
}

# The Python package.
test_python() {
    # shellcheck source=scripts/python.sh
    . "$root/scripts/python.sh"
    run_pytest python "$root/python/tests"
}

# Calls generated from the description of the interface, by Schemathesis.
test_api() {
    # shellcheck source=scripts/python.sh
    . "$root/scripts/python.sh"
    prepare_environment=prepare_api
    suite_status=0
    run_pytest api "$root/python/api" "$@" || suite_status=$?
    prepare_environment=prepare_python
    return "$suite_status"
}

# Libraries that learn, on the environments.
test_training() {
    # shellcheck source=scripts/python.sh
    . "$root/scripts/python.sh"
    use_training_environment
    # The jar of the checkout, not that of the package: what runs models lies beside it.
    QUOIN_JAR=$home/quoin.jar
    export QUOIN_JAR
    # Java's own training is part of it.
    needs_all=yes
    suite_status=0
    run_pytest training "$root/python/training" -rs || suite_status=$?
    unset QUOIN_JAR
    return "$suite_status"
}

# The web pages, without a browser.
test_web() {
    lock
    status=0
    prepare_web || status=$?
    unlock
    if [ "$status" -ne 0 ]; then
        untried web "$status" "$web_reason"
        return
    fi
    report=$home/web-report.xml
    rm -f "$report"
    for step in schema check lint; do
        run_npm run --silent "$step" || status=$?
    done
    run_npm run --silent test -- --reporter=default --reporter=junit --outputFile.junit="$report" || status=$?
    count_report "$report"
    return "$status"
}

# The web pages in a real browser, against the server in the jar.
test_browser() {
    status=0
    lock
    prepare_web || status=$?
    unlock
    if [ "$status" -eq 0 ]; then
        find_chromium || status=$?
    fi
    if [ "$status" -ne 0 ]; then
        untried browser "$status" "$web_reason"
        return
    fi
    # In a process of its own, because a build that fails ends the one it runs in.
    (needs_pages=yes && build_if_stale) || return
    report=$home/browser-report.xml
    rm -f "$report"
    QUOIN_CHROMIUM=$chromium PLAYWRIGHT_JUNIT_OUTPUT_FILE=$report run_npm run --silent e2e -- --reporter=list,junit || status=$?
    count_report "$report"
    return "$status"
}

# Runs pytest for the part $1 with the other arguments.
run_pytest() {
    suite=$1
    shift
    # The package's own tests need its own jar only, which prepare_python builds.
    # In a process of its own, because a build that fails ends the one it runs in.
    [ "$suite" = python ] || (build_if_stale) || return
    lock
    status=0
    "$prepare_environment" || status=$?
    unlock
    if [ "$status" -ne 0 ]; then
        untried "$suite" "$status" "$python_reason" && return
        tail -n 20 "$venv.log" >&2
        return 1
    fi
    report=$home/$suite-report.xml
    rm -f "$report"
    JAVA_HOME=$jdk "$venv/bin/python" -m pytest "$@" -p no:cacheprovider --junitxml="$report" </dev/null || status=$?
    count_report "$report"
    return "$status"
}

# Says why the part $1 is not tried: $3. By the status $2 of what prepared it, 3 counts as one test skipped, and anything
# else is a failure.
untried() {
    if [ "$2" -eq 3 ]; then
        echo "$1: skipped, because $3"
        skipped=$((skipped + 1))
    else
        echo "$1: $3" >&2
        return 1
    fi
}

# Adds up the counts in the JUnit report $1, if there is one.
count_report() {
    if [ -f "$1" ]; then
        # shellcheck disable=SC2046 # three numbers
        add_counts $(counts_in <"$1")
    fi
}

# Adds up the counts in the reports that Surefire left.
count_reports() {
    # shellcheck disable=SC2046 # three numbers
    add_counts $(find "$root" -maxdepth 5 -path '*/target/surefire-reports/TEST-*.xml' -exec sed -n '/<testsuite /p' {} + |
        counts_in)
}

# Prints how many tests passed, failed and were skipped, by the heads of JUnit reports on standard input.
counts_in() {
    awk '/<testsuite / {
            tests += value("tests"); bad += value("failures") + value("errors"); skipped += value("skipped")
        }
        function value(name) {
            return match($0, " " name "=\"[0-9]+\"") ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4) : 0
        }
        END { print tests - bad - skipped, bad + 0, skipped + 0 }'
}

add_counts() {
    passed=$((passed + $1))
    failed=$((failed + $2))
    skipped=$((skipped + $3))
}
