# Finds a JDK of release 25 or newer. Sourced by quoin and mvnw.
# shellcheck shell=sh

find_jdk() {
    for home in "${JAVA_HOME:-}" "${JDK_HOME:-}" /usr/lib/jvm/* /opt/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/*; do
        if [ -x "$home/bin/javac" ] && grep -q '^JAVA_VERSION="25' "$home/release" 2>/dev/null; then
            printf '%s\n' "$home"
            return 0
        fi
    done
    echo "quoin: no JDK 25 found; install one or set JAVA_HOME" >&2
    return 2
}
