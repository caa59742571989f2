#!/bin/sh
# Sets the version of the project in every file that names it.
#
#   scripts/version.sh 0.3.0-SNAPSHOT   after a release: what the next one will be
#   scripts/version.sh 0.3.0            for a release; ./quoin release does this in its own copy of the sources
#   scripts/version.sh 0.3.0-rc.1       for a release candidate
#
# Maven and npm take the version as it is. Python spells it differently (PEP 440): 0.3.0.dev0 and 0.3.0rc1. What people
# copy (CITATION.cff, the documents, the embedding example) names the release, without -SNAPSHOT. VersionsTest checks that all files
# agree.
set -eu
cd "$(dirname -- "$0")/.."

version=${1:-}
number='(0|[1-9][0-9]*)'
if ! printf '%s\n' "$version" | grep -Eqx "$number\.$number\.$number(-SNAPSHOT|-rc\.[1-9][0-9]*)?"; then
    echo "scripts/version.sh: '$version' is not a version; write 0.3.0, 0.3.0-rc.1 or 0.3.0-SNAPSHOT" >&2
    exit 2
fi
release=${version%-SNAPSHOT}
case $version in
    *-SNAPSHOT) python=$release.dev0 ;;
    *-rc.*) python=${version%-rc.*}rc${version##*-rc.} ;;
    *) python=$version ;;
esac

# Applies the sed script $1 to the file $2, which keeps its mode.
edit() {
    sed -E "$1" "$2" >"$2.new"
    cmp -s "$2" "$2.new" || cat "$2.new" >"$2"
    rm -f "$2.new"
}

# A POM of ours names the version once, right after its own or its parent's artifactId.
for pom in pom.xml */pom.xml */*/pom.xml; do
    case $pom in
        examples/*) edit "s|(<quoin.version>)[^<]*|\1$release|" "$pom" ;;
        *) edit "/<artifactId>quoin-(parent|bom)</,/<version>/ s|(<version>)[^<\$]*(</version>)|\1$version\2|" "$pom" ;;
    esac
done
edit "s|^(val quoinVersion = \").*\"|\1$release\"|" examples/embedding/build.gradle.kts
edit "s|^version = \".*\"|version = \"$python\"|" python/pyproject.toml
edit "s|^__version__ = \".*\"|__version__ = \"$python\"|" python/src/quoin/__init__.py
# The first "version" of package.json, and the first two of the lock file, are those of the pages themselves.
edit "1,5 s|^(  \"version\": \")[^\"]*|\1$version|" web/package.json
edit "1,12 s|^( +\"version\": \")[^\"]*|\1$version|" web/package-lock.json
edit "s|^version: .*|version: $release|" CITATION.cff
# Commands and coordinates in the documents.
for page in README.md examples/embedding/README.md docs/*.md docs/*/*.md; do
    edit "s|(quoin-)[0-9][0-9a-z.]*(-py3-none-any)|\1${python%.dev0}\2|
          s|(dev\.quoin:quoin-[a-z]+:)[0-9][0-9A-Za-z.]*(-rc\.[0-9]+)?|\1$release|
          s|(quoin release )[0-9][0-9A-Za-z.]*(-rc\.[0-9]+)?|\1$release|" "$page"
done
