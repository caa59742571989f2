# shellcheck shell=sh disable=SC2154
# Builds the documentation site. Sourced by quoin after build.sh; $root is the checkout.
#
# .quoin/docs            a virtual environment with Sphinx and its theme, from python/requirements-docs.txt
# .quoin/docs.installed  what was installed into it
# .quoin/docs.log        what pip, javadoc and Sphinx said
# .quoin/docs.staged     the sources of the site, the Javadoc, and Sphinx's cache
# .quoin/site            the site, unless --output names another folder

docs_usage() {
    cat <<'END'
Usage: ./quoin docs [--build | --check | --cli] [--output FOLDER] [--port N]

Builds the documentation site and serves it on this machine until Ctrl-C. It works offline and needs Python 3.11.
  --build          build only; open index.html in the printed folder
  --check          build from scratch, treat warnings as errors, and check every link and anchor
  --cli            write docs/cli.md from docs/cli.md.in and the help of the commands; build nothing
  --output FOLDER  folder of the site (default: .quoin/site)
  --port N         port to serve on (default: 8000; 0 takes any that is free)
END
}

run_docs() {
    docs_task=serve
    site=$home/site
    docs_port=8000
    while [ $# -gt 0 ]; do
        case $1 in
            -h | --help | help)
                docs_usage
                return 0
                ;;
            --build | --check | --cli) docs_task=${1#--} ;;
            --output=*) site=${1#*=} ;;
            --port=*) docs_port=${1#*=} ;;
            --output | --port)
                [ $# -gt 1 ] || { echo "quoin docs: $1 needs a value" >&2 && return 2; }
                if [ "$1" = --port ]; then docs_port=$2; else site=$2; fi
                shift
                ;;
            *)
                echo "quoin docs: unknown option: $1" >&2
                docs_usage >&2
                return 2
                ;;
        esac
        shift
    done
    case $docs_port in
        '' | *[!0-9]*) echo "quoin docs: --port must be a number, got '$docs_port'" >&2 && return 2 ;;
    esac
    if [ "$docs_task" = cli ]; then
        build_if_stale
        "$jdk/bin/java" -cp "$home/quoin.jar" "$root/scripts/CliPage.java" "$root/docs/cli.md.in" "$root/docs/cli.md"
        return
    fi
    lock
    docs_status=0
    build_site || docs_status=$?
    unlock
    if [ "$docs_status" -ne 0 ]; then
        echo "quoin docs: $python_reason" >&2
        return "$docs_status"
    fi
    case $docs_task in
        serve)
            exec "$venv/bin/python" "$root/scripts/site/serve.py" "$site" "$docs_port"
            ;;
        *) echo "$site/index.html" ;;
    esac
}

# Builds the site, and checks it if the task is to. Returns 3 with `python_reason` if something it needs is missing.
build_site() {
    # shellcheck source=scripts/python.sh
    . "$root/scripts/python.sh"
    prepare_docs || return
    staged=$home/docs.staged
    strict=
    if [ "$docs_task" = check ]; then
        rm -rf "$staged" "$home/site"
        strict="-E -a -W --keep-going"
    fi
    mkdir -p "$staged"
    echo "quoin: building the documentation" >&2
    python_reason="the pages could not be prepared"
    "$venv/bin/python" "$root/scripts/site/stage.py" "$root" "$staged" 9>&- || return 1
    python_reason="javadoc failed; see $venv.log"
    build_javadoc || return 1
    python_reason="Sphinx reported the problems above"
    # shellcheck disable=SC2086 # a list of words
    QUOIN_STAGED=$staged "$venv/bin/sphinx-build" -q $strict -d "$staged/cache" -c "$root/scripts/site" \
        "$staged/source" "$site" 9>&- >&2 || return 1
    cp "$site/README.html" "$site/index.html"
    if [ "$docs_task" = check ]; then
        python_reason="the site has broken links"
        "$venv/bin/python" "$root/scripts/site/check_links.py" "$site" 9>&- >&2 || return 1
    fi
}

# Makes the environment if it is missing or out of date.
prepare_docs() {
    find_python || return 3
    venv=$home/docs
    python_reason="the documentation needs Python 3.11 or newer; QUOIN_PYTHON can name one"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || return 3
    installed=$("$python" -c 'import sys; print(sys.executable, sys.version)' && cat "$root/python/requirements-docs.txt")
    if [ -x "$venv/bin/python" ] && [ "$(cat "$venv.installed" 2>/dev/null)" = "$installed" ]; then
        return 0
    fi
    echo "quoin: fetching Sphinx and its theme" >&2
    rm -rf "$venv" "$venv.installed"
    python_reason="the virtual environment could not be made; see $venv.log"
    "$python" -m venv "$venv" >"$venv.log" 2>&1 9>&- || return 3
    python_reason="pip could not fetch the packages that are needed; see $venv.log"
    run_pip --require-hashes -r "$root/python/requirements-docs.txt" || return 3
    printf '%s\n' "$installed" >"$venv.installed"
}

# The Javadoc of the published modules, all in one; made again only after their sources changed.
build_javadoc() {
    javadoc=$staged/extra/javadoc
    sources=$staged/javadoc.sources
    (cd "$root" && find game/src/main/java crossword/src/main/java othello/src/main/java env/src/main/java \
        arena/src/main/java -name '*.java' ! -name module-info.java) | sort >"$sources.new"
    if [ -f "$javadoc/index.html" ] && cmp -s "$sources" "$sources.new" &&
        [ -z "$(cd "$root" && xargs -I{} find {} -newer "$javadoc/index.html" <"$sources")" ]; then
        return 0
    fi
    # Of the libraries only the annotations and Jackson's streams matter, which both jars have, however old they are.
    libraries=$home/quoin.jar
    if ! [ -f "$libraries" ]; then
        libraries=$home/quoin-python.jar
        [ -f "$libraries" ] || build_python_jar
    fi
    rm -rf "$javadoc"
    (cd "$root" && "$jdk/bin/javadoc" -quiet -encoding UTF-8 -Xdoclint:none -notimestamp -nohelp --no-fonts \
        -windowtitle "Quoin Javadoc" -doctitle "Quoin" -header '<a href="{@docRoot}/../java-api.html">Documentation</a>' -cp "$libraries" -d "$javadoc" \
        --add-stylesheet "$root/scripts/site/javadoc.css" \
        "@$sources.new") >>"$venv.log" 2>&1 9>&- || return
    mv -f "$sources.new" "$sources"
}
