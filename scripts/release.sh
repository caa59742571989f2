# shellcheck shell=sh disable=SC2154
# Makes and checks a release. Sourced by quoin after build.sh; $root is the checkout, $jdk the JDK. docs/releasing.md describes the steps.
#
# target/release/VERSION   what is released
# .quoin/release           the exported sources, what was built from them, and release.log

libraries="game crossword othello env arena"
release_log=$home/release/release.log

release_usage() {
    cat <<'END'
Usage: ./quoin release [--sign] [--twice] VERSION

Makes everything that a release needs in target/release/VERSION, and checks it: a Maven repository with jars, sources, Javadoc and
POMs, the Python wheel and sdist, an app image as tar.gz and .deb, a container recipe, SBOMs, release notes and checksums.

It builds the last commit, in a folder of its own, with VERSION in place of the -SNAPSHOT version. VERSION is such as 0.2.0 or
0.2.0-rc.1. Runs on Linux, needs a JDK 25, Node, Python 3.10, git and GNU tar, and takes about ten minutes. Run ./quoin test first.

  --sign   Sign the files with gpg's default key.
  --twice  Build a second time in another folder and fail unless all files have the same bytes.
END
}

run_release() {
    version=
    sign=
    twice=
    for argument; do
        case $argument in
            -h | --help)
                release_usage
                return 0
                ;;
            --sign) sign=yes ;;
            --twice) twice=yes ;;
            -*) echo "quoin release: no such option: $argument" >&2 && return 2 ;;
            *)
                [ -z "$version" ] || { echo "quoin release: one version, please; got $version and $argument" >&2 && return 2; }
                version=$argument
                ;;
        esac
    done
    [ -n "$version" ] || { release_usage >&2 && return 2; }
    check_what_a_release_needs || return
    release_began=$(date +%s)
    released=$root/target/release/$version
    mkdir -p "$home/release"
    : >"$release_log"
    # Ends at the first command that fails; as part of a condition the shell would go on.
    set +e
    (
        set -eu
        umask 022
        build_release "$home/release/first" "$released"
        check_release
        if [ -n "$twice" ]; then
            build_release "$home/release/second" "$home/release/second/released"
            compare_releases
        fi
    )
    status=$?
    set -e
    if [ "$status" -ne 0 ]; then
        tail -n 30 "$release_log" >&2
        echo "quoin release: failed; all output is in $release_log" >&2
        return 1
    fi
    echo "quoin: Quoin $version is in $released, made and checked in $(($(date +%s) - release_began)) s" >&2
    (cd "$released" && du -ah --apparent-size -d 1 | sort -k 2)
}

say() {
    echo "quoin: $*" | tee -a "$release_log" >&2
}

# Says what is missing before minutes have been spent.
check_what_a_release_needs() {
    if [ "$(uname -s)" != Linux ]; then
        echo "quoin release: runs on Linux only, because the app image is for Linux" >&2
        return 3
    fi
    for tool in git tar gzip sha256sum; do
        command -v "$tool" >/dev/null 2>&1 || { echo "quoin release: $tool is not installed" >&2 && return 3; }
    done
    tar --version 2>/dev/null | grep -q 'GNU tar' || { echo "quoin release: needs GNU tar" >&2 && return 3; }
    find_maven || return
    find_node || { echo "quoin release: the web pages cannot be built: $web_reason" >&2 && return 3; }
    # shellcheck source=scripts/python.sh
    . "$root/scripts/python.sh"
    find_python || { echo "quoin release: the Python package cannot be built: $python_reason" >&2 && return 3; }
    if ! git -C "$root" rev-parse -q --verify HEAD >/dev/null 2>&1; then
        echo "quoin release: $root is not a git checkout" >&2
        return 3
    fi
    developed=$(git -C "$root" show HEAD:pom.xml | project_version)
    case $version in
        "$developed" | "${developed%-SNAPSHOT}" | "${developed%-SNAPSHOT}"-rc.*) ;;
        *)
            echo "quoin release: the sources are at version $developed, not $version; see scripts/version.sh" >&2
            return 2
            ;;
    esac
    if ! git -C "$root" show HEAD:CHANGELOG.md | notes_of "$version" | grep -q .; then
        echo "quoin release: CHANGELOG.md has no section for $version" >&2
        return 2
    fi
    if [ -n "$(git -C "$root" status --porcelain --untracked-files=no)" ]; then
        echo "quoin release: warning: uncommitted changes are not part of the release" >&2
    fi
}

# The version in the parent POM on standard input.
project_version() {
    sed -n '/<artifactId>quoin-parent</,/<version>/ s|.*<version>\(.*\)</version>.*|\1|p' | head -n 1
}

# The section of version $1 in the change log on standard input, without its heading. A release candidate has that of its release.
notes_of() {
    awk -v wanted="${1%-rc.*}" '
        /^## / {
            heading = $2
            gsub(/[][]/, "", heading)
            inside = heading == wanted
            next
        }
        inside && (started || NF) { started = 1; print }'
}

# Builds the last commit in the folder $1 and leaves what is released in the folder $2.
build_release() {
    work=$1
    source=$work/quoin-$version
    out=$2
    rm -rf "$work" "$out"
    mkdir -p "$source" "$out"
    git -C "$root" archive --format=tar HEAD | tar -x -C "$source"
    "$source/scripts/version.sh" "$version"
    timestamp=$(sed -n 's|.*<project.build.outputTimestamp>\(.*\)</.*|\1|p' "$source/pom.xml")
    SOURCE_DATE_EPOCH=$(date -u -d "$timestamp" +%s)
    export SOURCE_DATE_EPOCH
    case $(uname -m) in
        aarch64 | arm64) arch=arm64 && deb_arch=arm64 ;;
        *) arch=x64 && deb_arch=amd64 ;;
    esac

    say "building the jars"
    in_source build
    [ -f "$source/web/dist/index.html" ] || { say "there are no web pages in the jar" && return 1; }
    cp "$source/cli/target/quoin.jar" "$out/quoin-$version.jar"
    say "building the Maven repository"
    make_maven_repository
    say "building the Python package"
    in_source wheel
    python_version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$source/python/pyproject.toml")
    wheel=quoin-$python_version-py3-none-any.whl
    sdist=quoin-$python_version.tar.gz
    cp "$source/python/dist/$wheel" "$source/python/dist/$sdist" "$out/"
    say "building the app image"
    image=$work/quoin-$version-image/quoin-$version
    mkdir -p "${image%/*}"
    in_source image "$image"
    archive=quoin-$version-linux-$arch.tar.gz
    (cd "${image%/*}" && reproducible_tar "quoin-$version") >"$out/$archive"
    say "building the Debian package"
    make_deb >"$out/quoin_${version}_$deb_arch.deb"
    make_container_recipe
    extract_sboms
    make_notes
    [ -z "$sign" ] || sign_files
    # Checksums of checksums help nobody.
    (cd "$out" && find . -type f ! -name '*.md5' ! -name '*.sha1' | sort | xargs sha256sum) >"$work/sums"
    sed 's|  \./|  |' "$work/sums" >"$out/SHA256SUMS"
}

# Runs a command of the exported sources' own launcher.
in_source() {
    env -u QUOIN_JAR JAVA_HOME="$jdk" "$source/quoin" "$@" >>"$release_log" 2>&1 </dev/null
}

# Everything that Maven Central asks for, in the layout of a repository, and the same as a bundle to upload.
make_maven_repository() {
    # With the classes that were just built: compiling them again would find the descriptors.
    (cd "$source" && "$maven" -B -ntp -Dstyle.color=never -Prelease -Dmaven.test.skip=true -Dmaven.main.skip=true \
        -Dspotless.check.skip=true \
        -pl "$(printf '%s' "$libraries" | tr ' ' ,)" deploy -DaltDeploymentRepository="release::file://$out/maven") \
        >>"$release_log" 2>&1 </dev/null
    # The BOM is its own POM; it has no parent that could say which plugins would deploy it.
    bom=$out/maven/dev/quoin/quoin-bom/$version/quoin-bom-$version.pom
    mkdir -p "${bom%/*}"
    cp "$source/bom/pom.xml" "$bom"
    md5sum <"$bom" | cut -d ' ' -f 1 | tr -d '\n' >"$bom.md5"
    sha1sum <"$bom" | cut -d ' ' -f 1 | tr -d '\n' >"$bom.sha1"
    # Metadata says when it was made, and only a repository server needs it; the test jar is for our own modules.
    find "$out/maven" \( -name 'maven-metadata.xml*' -o -name '*-tests.jar*' \) -exec rm -f {} +
    make_maven_bundle
}

make_maven_bundle() {
    "$jdk/bin/jar" --create --no-manifest --date "$timestamp" --file "$out/quoin-$version-maven.zip" -C "$out/maven" dev
}

# The folder $1 as a tar.gz that depends on nothing but its files.
reproducible_tar() {
    tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -c "$@" | gzip -9n
}

# The app image in /opt/quoin, with a link in the PATH and the systemd unit, which nothing starts by itself.
make_deb() {
    data=$work/deb/data
    control=$work/deb/control
    mkdir -p "$data/opt" "$data/usr/bin" "$data/usr/lib/systemd/system" "$data/usr/share/doc/quoin" "$control"
    cp -R "$image" "$data/opt/quoin"
    ln -s ../../opt/quoin/bin/quoin "$data/usr/bin/quoin"
    mv "$data/opt/quoin/quoin.service" "$data/usr/lib/systemd/system/quoin.service"
    cat "$image/NOTICE" "$image/LICENSE" >"$data/usr/share/doc/quoin/copyright"
    chmod 755 "$data" "$data/opt" "$data/usr" "$data/usr/bin"
    cat >"$control/control" <<END
Package: quoin
Version: $(printf '%s' "$version" | sed 's/-rc/~rc/')
Architecture: $deb_arch
Maintainer: Quoin contributors <maintainers@quoin.dev>
Installed-Size: $(find "$data" -type f -printf '%s\n' | awk '{ size += $1 } END { print int(size / 1024) + 1 }')
Depends: libc6
Section: games
Priority: optional
Homepage: https://quoin.dev
Description: crossword tile games and Othello: play, analyze, train
 Engines, agents, an arena and a web app for crossword tile games and Othello,
 with a Java runtime of its own. 'quoin serve' starts the web app.
END
    (cd "$data" && find . -type f | LC_ALL=C sort | sed 's|^\./||' | tr '\n' '\0' | xargs -0 md5sum) >"$control/md5sums"
    printf '2.0\n' >"$work/deb/debian-binary"
    (cd "$control" && reproducible_tar .) >"$work/deb/control.tar.gz"
    (cd "$data" && reproducible_tar .) >"$work/deb/data.tar.gz"
    # An ar archive of these three; written here because dpkg-deb is missing outside Debian.
    printf '!<arch>\n'
    for member in debian-binary control.tar.gz data.tar.gz; do
        size=$(wc -c <"$work/deb/$member")
        # shellcheck disable=SC2016 # the header ends with a backquote
        printf '%-16s%-12s%-6s%-6s%-8s%-10s`\n' "$member" "$SOURCE_DATE_EPOCH" 0 0 100644 "$size"
        cat "$work/deb/$member"
        [ $((size % 2)) -eq 0 ] || echo
    done
}

# deploy/Dockerfile, with the archive beside it instead of an app image that you make.
make_container_recipe() {
    {
        echo "# Quoin $version in a container. In the folder with $archive: docker build -t quoin:$version ."
        sed -e 1d -e "s|^COPY image /opt/quoin\$|ADD $archive /opt\\
RUN ln -s quoin-$version /opt/quoin|" "$source/deploy/Dockerfile"
    } >"$out/Dockerfile"
    grep -q "^ADD $archive" "$out/Dockerfile"
}

extract_sboms() {
    mkdir -p "$work/sbom"
    (cd "$work/sbom" && "$jdk/bin/jar" --extract --file "$out/quoin-$version.jar" META-INF/sbom)
    cp "$work/sbom/META-INF/sbom/quoin.cdx.json" "$out/quoin-$version.cdx.json"
    cp "$work/sbom/META-INF/sbom/web.cdx.json" "$out/quoin-web-$version.cdx.json"
}

make_notes() {
    {
        printf '# Quoin %s\n\n' "$version"
        notes_of "$version" <"$source/CHANGELOG.md"
        cat <<END

## Files

- \`$archive\`, \`quoin_${version}_$deb_arch.deb\`: for Linux, with a Java runtime of their own
- \`quoin-$version.jar\`: for any system with Java 25: \`java -jar quoin-$version.jar serve\`
- \`$wheel\`, \`$sdist\`: the Python package
- \`quoin-$version-maven.zip\`: the Java libraries, \`dev.quoin:quoin-game\`, \`-crossword\`, \`-othello\`, \`-env\` and \`-arena\`
- \`*.cdx.json\`: what they are made of, in CycloneDX

Check your download with \`sha256sum --check --ignore-missing SHA256SUMS\`.
END
    } >"$out/RELEASE_NOTES.md"
}

# A signature beside each file, and in the bundle for Maven Central.
sign_files() {
    find "$out" -type f ! -name '*.md5' ! -name '*.sha1' ! -name '*-maven.zip' -exec gpg --batch --yes --armor --detach-sign {} \; \
        >>"$release_log" 2>&1
    make_maven_bundle
    gpg --batch --yes --armor --detach-sign "$out/quoin-$version-maven.zip" >>"$release_log" 2>&1
}

# Each check ends the release when it fails.
check_release() {
    checks=$home/release/checks
    rm -rf "$checks"
    mkdir -p "$checks"
    check_files
    check_maven_repository
    check_embedding
    check_image
    check_deb
    check_wheel
    check_container
}

# True when the file $1 is there and not empty; says so otherwise.
expect_file() {
    [ -s "$released/$1" ] || { say "$1 is missing or empty" && return 1; }
}

check_files() {
    say "checking the files"
    for file in "quoin-$version.jar" "$archive" "quoin_${version}_$deb_arch.deb" Dockerfile RELEASE_NOTES.md SHA256SUMS \
        "$wheel" "$sdist" "quoin-$version.cdx.json" "quoin-web-$version.cdx.json" "quoin-$version-maven.zip"; do
        expect_file "$file"
    done
    (cd "$released" && sha256sum --check --quiet SHA256SUMS) >>"$release_log" 2>&1
    ! grep -q SNAPSHOT "$released"/*.cdx.json "$released/RELEASE_NOTES.md" || { say "a file still names a -SNAPSHOT" && return 1; }
    "$jdk/bin/java" -jar "$released/quoin-$version.jar" --version | grep -qF "$version"
}

check_maven_repository() {
    say "checking the Maven repository"
    module_path=
    for library in bom $libraries; do
        artifact=maven/dev/quoin/quoin-$library/$version/quoin-$library-$version
        kinds=.pom
        [ "$library" = bom ] || kinds=".pom .jar -sources.jar -javadoc.jar"
        for kind in $kinds; do
            expect_file "$artifact$kind"
            expect_file "$artifact$kind.sha1"
            expect_file "$artifact$kind.md5"
            [ -z "$sign" ] || expect_file "$artifact$kind.asc"
        done
        for element in name description url license developer scm; do
            grep -q "<$element[ >]" "$released/$artifact.pom" || { say "$artifact.pom has no <$element>" && return 1; }
        done
        ! grep -q 'SNAPSHOT\|<parent>\|<scope>test' "$released/$artifact.pom" || { say "$artifact.pom is not flat" && return 1; }
        [ "$library" = bom ] || module_path=$module_path:$released/$artifact.jar
    done
    for library in $libraries; do
        # Named by its descriptor, not by its file.
        "$jdk/bin/jar" --describe-module --file "$released/maven/dev/quoin/quoin-$library/$version/quoin-$library-$version.jar" |
            grep -q "^dev.quoin.$library@$version" || { say "quoin-$library has no module descriptor" && return 1; }
    done
}

# The project in examples/embedding, with nothing of ours but the repository just made.
check_embedding() {
    say "building and running examples/embedding"
    cp -R "$source/examples/embedding" "$checks/embedding"
    # Other people's plugins and libraries come from the usual local repository where Maven is new enough for that.
    rm -rf "$home/release/m2/dev/quoin"
    "$maven" -B -ntp -Dstyle.color=never -f "$checks/embedding/pom.xml" -Dmaven.repo.local="$home/release/m2" \
        -Dmaven.repo.local.tail="$HOME/.m2/repository" -Dmaven.repo.local.tail.ignoreAvailability=true \
        -Dquoin.version="$version" -Dquoin.repository="file://$released/maven" package >>"$release_log" 2>&1 </dev/null
    QUOIN_CACHE=$checks/cache "$jdk/bin/java" --module-path "$checks/embedding/target/embedding.jar:$checks/embedding/target/modules" \
        --module example.embedding/example.Embedding >"$checks/embedding.out" 2>>"$release_log"
    cat "$checks/embedding.out" >>"$release_log"
    for line in 'Solution act has 5 points' 'Crossword: ' 'Othello: won ' 'Environment: reward '; do
        grep -q "^$line" "$checks/embedding.out" || { say "examples/embedding did not print '$line'" && return 1; }
    done
    for library in $libraries; do
        "$jdk/bin/jdeps" --multi-release 25 --module-path "$checks/embedding/target/modules" --check "dev.quoin.$library" >"$checks/jdeps"
        missing=$(unnamed_requirements <"$checks/jdeps")
        [ -z "$missing" ] || { say "the descriptor of dev.quoin.$library does not require $missing" && return 1; }
    done
}

# The modules that classes use and their descriptor does not name, from what `jdeps --check` prints.
unnamed_requirements() {
    awk '/^ *\[/ { part = $1 }
        /^ *requires / {
            name = $0
            sub(/ *\(.*|;.*/, "", name)
            sub(/.* /, "", name)
            if (part == "[Module") named[name] = 1
            if (part == "[Suggested" && !(name in named)) print name
        }'
}

# A PATH with what every Linux has, and no Java.
bare_path() {
    if ! [ -d "$checks/bin" ]; then
        mkdir "$checks/bin"
        for tool in sh cat readlink; do
            ln -s "$(command -v "$tool")" "$checks/bin/$tool"
        done
    fi
    printf '%s' "$checks/bin"
}

# Runs the command $1 in an empty environment and folder: its version, and the best plays on some boards.
try_without_java() {
    mkdir -p "$checks/home"
    (cd "$checks/home" && env -i PATH="$(bare_path)" HOME="$checks/home" "$1" --version </dev/null) >"$checks/version" 2>>"$release_log"
    grep -qF "$version" "$checks/version" || { say "$1 --version printed: $(cat "$checks/version")" && return 1; }
    (cd "$checks/home" && env -i PATH="$(bare_path)" HOME="$checks/home" "$1" solve enable) <"$source/examples/boards.txt" \
        >"$checks/solved" 2>>"$release_log"
    grep -q '^Solution' "$checks/solved" || { say "$1 solved no board" && return 1; }
}

check_image() {
    say "running the app image without Java"
    mkdir "$checks/image"
    tar -xzf "$released/$archive" -C "$checks/image"
    try_without_java "$checks/image/quoin-$version/bin/quoin"
}

check_deb() {
    if ! command -v dpkg-deb >/dev/null 2>&1; then
        say "not unpacking the Debian package: dpkg-deb is not installed"
        return 0
    fi
    say "running the Debian package without Java"
    deb=$released/quoin_${version}_$deb_arch.deb
    dpkg-deb --info "$deb" >>"$release_log"
    dpkg-deb --extract "$deb" "$checks/deb"
    (cd "$checks/deb" && dpkg-deb --ctrl-tarfile "$deb" | tar -xO ./md5sums | md5sum --check --quiet) >>"$release_log" 2>&1
    try_without_java "$checks/deb/usr/bin/quoin"
    [ "$(id -u)" -ne 0 ] || check_chroot
}

# The unpacked package in a root folder that has a shell and the C library besides, and nothing else.
check_chroot() {
    say "running the Debian package in a chroot"
    for tool in sh readlink; do
        mkdir -p "$checks/deb/bin"
        cp "$(command -v "$tool")" "$checks/deb/bin/$tool"
    done
    find "$checks/deb/opt/quoin/runtime/lib" -name '*.so' -exec ldd "$checks/deb/bin/sh" "$checks/deb/bin/readlink" {} + 2>/dev/null |
        sed -n 's|.*[[:space:]]\(/[^ ]*\) (0x.*|\1|p' | sort -u | grep -v "^$checks" >"$checks/libraries"
    while IFS= read -r library; do
        mkdir -p "$checks/deb${library%/*}"
        cp -L "$library" "$checks/deb$library"
    done <"$checks/libraries"
    mkdir -p "$checks/deb/tmp" "$checks/deb/dev" "$checks/deb/proc"
    : >"$checks/deb/dev/null"
    if ! in_chroot sh -c : >>"$release_log" 2>&1; then
        say "not possible here: see the log"
        return 0
    fi
    in_chroot /usr/bin/quoin --version >"$checks/version" 2>>"$release_log" </dev/null
    grep -qF "$version" "$checks/version" || { say "in the chroot --version printed: $(cat "$checks/version")" && return 1; }
    in_chroot /usr/bin/quoin solve mini <"$source/examples/boards.txt" >"$checks/solved" 2>>"$release_log"
    grep -q '^Solution' "$checks/solved" || { say "in the chroot no board was solved" && return 1; }
}

# Java finds its libraries by /proc, which is mounted for this command only.
in_chroot() {
    # shellcheck disable=SC2016 # for the inner shell
    unshare --mount env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp sh -c 'mount -t proc proc "$1/proc" && exec chroot "$@"' sh \
        "$checks/deb" "$@"
}

# The wheel in an empty environment, with the packages it asks for and the Java of this machine.
check_wheel() {
    say "running the wheel in an empty environment"
    "$source/.quoin/python/bin/python" -m twine --no-color check --strict "$released/$wheel" "$released/$sdist" \
        >>"$release_log" 2>&1
    "$python" -m venv "$checks/venv" >>"$release_log" 2>&1
    "$checks/venv/bin/python" -m pip install -q --disable-pip-version-check --no-input "$released/$wheel" >>"$release_log" 2>&1
    (
        cd "$checks/home"
        env -i PATH="$(bare_path)" HOME="$checks/home" JAVA_HOME="$jdk" "$checks/venv/bin/python" -W error - <<'END'
import gymnasium
import quoin

env = gymnasium.make("quoin/Othello-v0", opponent="greedy")
observation, info = env.reset(seed=7)
env.step(env.action_space.sample(info["action_mask"]))
print(quoin.__version__, observation.shape)
END
    ) >"$checks/wheel" 2>>"$release_log"
    cat "$checks/wheel" >>"$release_log"
    grep -qxF "$python_version (3, 8, 8)" "$checks/wheel" || { say "the wheel printed: $(cat "$checks/wheel")" && return 1; }
}

check_container() {
    if command -v docker >/dev/null 2>&1 && docker info >/dev/null 2>&1; then
        say "building the container image"
        (cd "$released" && docker build -q -t "quoin:$version" . && docker run --rm "quoin:$version" --version) >>"$release_log" 2>&1
    else
        say "not building the container image: no container engine is running"
    fi
}

# Two builds of the same commit in different folders.
compare_releases() {
    if ! diff "$released/SHA256SUMS" "$home/release/second/released/SHA256SUMS" >"$home/release/differences"; then
        sed -n 's/^> [0-9a-f]*  /quoin: built twice with different bytes: /p' "$home/release/differences" | tee -a "$release_log" >&2
        return 1
    fi
    say "the second build has the same bytes"
}
