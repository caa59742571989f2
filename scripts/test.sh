# shellcheck shell=sh disable=SC2154
# Runs the tests. Sourced by quoin after build.sh; $root is the checkout.
#
# Each part is a function test_PART that runs its suite with its own closing lines in view, and adds to
# passed, failed and skipped. A new part needs that function, its name in `parts` and a line in the usage.

parts="java"

test_usage() {
    cat <<'END'
Usage: ./quoin test [PART...]

Runs the tests of these parts, or of all:
  java   every Maven module: compile with all gates, unit, architecture, packaging and document tests
  fast   as java, without the tests tagged slow

The last line counts all of them; the exit code is 0 when nothing failed.
END
}

run_tests() {
    case ${1:-} in
        -h | --help | help)
            test_usage
            return 0
            ;;
    esac
    passed=0
    failed=0
    skipped=0
    broken=
    # shellcheck disable=SC2086 # a list of words
    [ $# -gt 0 ] || set -- $parts
    for part in "$@"; do
        case $part in
            java) test_java || broken="$broken $part" ;;
            fast) test_java -Pfast || broken="$broken $part" ;;
            *)
                echo "quoin: no such part of the tests: $part" >&2
                test_usage >&2
                return 2
                ;;
        esac
    done
    # Maven may leave a colour code on the line.
    echo
    [ -z "$broken" ] || echo "not green:$broken"
    echo "$passed passed, $failed failed, $skipped skipped"
    [ -z "$broken" ] && [ "$failed" -eq 0 ]
}

# All modules, also after one has failed, so that the closing line counts what could be counted.
test_java() {
    find_maven || return
    lock
    begun=$home/begun.$$
    : >"$begun"
    find "$root" -maxdepth 4 -path '*/target/surefire-reports' -prune -exec rm -rf {} +
    status=0
    run_maven --fail-at-end "$@" verify || status=$?
    count_reports
    if [ "$status" -eq 0 ]; then
        install_build "$begun"
    fi
    rm -f "$begun"
    unlock
    return "$status"
}

# Adds up the counts in the reports that Surefire left.
count_reports() {
    counts=$(find "$root" -maxdepth 5 -path '*/target/surefire-reports/TEST-*.xml' -exec sed -n '/<testsuite /p' {} + |
        awk '{
            tests += value("tests"); bad += value("failures") + value("errors"); skipped += value("skipped")
        }
        function value(name) {
            return match($0, " " name "=\"[0-9]+\"") ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4) : 0
        }
        END { print tests - bad - skipped, bad + 0, skipped + 0 }')
    # shellcheck disable=SC2086 # three numbers
    set -- $counts
    passed=$((passed + $1))
    failed=$((failed + $2))
    skipped=$((skipped + $3))
}
