# shellcheck shell=sh disable=SC2034,SC2154
# The web pages. Sourced by build.sh; $root is the checkout.
#
# web/node_modules   what npm installed, by package-lock.json: everything, or only what building the pages needs
# web/dist           the built pages, which the jar takes in
# .quoin/web.log     what npm and Vite said
#
# QUOIN_NODE      the Node to use
# QUOIN_CHROMIUM  the Chromium for the tests in a browser

web=$root/web
web_log=$home/web.log

# Sets `node` to a Node that is new enough, or explains in web_reason and returns 3.
find_node() {
    node_advice="Debian 13 or newer: apt install nodejs npm; Fedora: dnf install nodejs npm; macOS: brew install node;"
    node_advice="$node_advice elsewhere: https://nodejs.org; or set QUOIN_NODE"
    web_reason="no Node 20.19 or newer was found ($node_advice)"
    if [ -n "${QUOIN_NODE:-}" ]; then
        web_reason="QUOIN_NODE is no program: $QUOIN_NODE"
        set -- "$QUOIN_NODE"
    else
        set -- node nodejs "$tools"/node-*/bin/node
    fi
    for node in "$@"; do
        node=$(command -v "$node" 2>/dev/null) || continue
        if ! node_is_good; then
            web_reason="the Node at $node is $("$node" --version 2>/dev/null || echo broken), 20.19 or newer is needed ($node_advice)"
        elif [ -x "${node%/*}/npm" ] || command -v npm >/dev/null 2>&1; then
            return 0
        else
            web_reason="$node is new enough, but there is no npm (Debian: apt install npm)"
        fi
    done
    return 3
}

# The same, but offers to fetch a Node where there is none.
find_or_fetch_node() {
    find_node && return 0
    # Whoever names a Node wants that one.
    [ -z "${QUOIN_NODE:-}" ] || return 3
    node_missing=$web_reason
    # shellcheck source=scripts/fetch.sh
    . "$root/scripts/fetch.sh"
    echo "quoin: the web pages need Node 20.19 or newer, and none was found" >&2
    if offer node; then
        node=$tools/node-$fetch_version/bin/node
        return 0
    fi
    web_reason=$node_missing
    return 3
}

node_is_good() {
    "$node" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
        >/dev/null 2>&1
}

# npm in web/, saying everything into the log.
run_npm() {
    (cd "$web" && PATH=$(dirname "$node"):$PATH PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm "$@") 9>&- </dev/null
}

# Installs the packages when the list of them has changed: all, or with $1 = pages only those that build the pages. Returns 3
# with web_reason when that cannot be done here.
prepare_web() {
    if [ -n "$yes" ]; then
        find_or_fetch_node || return 3
    else
        find_node || return 3
    fi
    mkdir -p "$home"
    packages_are_installed .installed && return 0
    if [ "${1:-}" = pages ]; then
        packages_are_installed .installed-pages && return 0
    fi
    # Packages for the tests that somebody has installed stay.
    if [ "${1:-}" = pages ] && [ ! -d "$web/node_modules/vitest" ]; then
        set -- .installed-pages --omit=dev
    else
        set -- .installed --include=dev
    fi
    echo "quoin: fetching the packages of the web pages" >&2
    web_reason="npm could not fetch the packages of the web pages; see $web_log"
    if ! run_npm ci "$2" --no-audit --no-fund --loglevel=error >"$web_log" 2>&1; then
        # A lock file that does not fit package.json is our own fault, not the network's.
        ! grep -q EUSAGE "$web_log" || return 1
        return 3
    fi
    cp "$web/package-lock.json" "$web/node_modules/$1"
}

packages_are_installed() {
    [ -f "$web/node_modules/$1" ] && cmp -s "$web/package-lock.json" "$web/node_modules/$1"
}

web_is_stale() {
    ! [ -f "$web/dist/index.html" ] || [ -n "$(find "$web/src" "$web/public" "$web/index.html" "$web"/*.json "$web"/*.ts "$web"/*.js \
        "$root/server/src/main/resources/dev/quoin/server/openapi.yaml" -newer "$web/dist/index.html" -print -quit 2>/dev/null)" ]
}

# Makes web/dist when it is missing or out of date. Where there is no Node everything but `serve` works without: returns 3
# with web_reason then, and 1 when our own pages fail to build.
build_web() {
    web_is_stale || return 0
    prepare_web "${web_packages:-pages}" || return
    echo "quoin: building the web pages" >&2
    web_reason="the web pages could not be built; see $web_log"
    run_npm run --silent pages >"$web_log" 2>&1 || return 1
    # Maven only ever adds to this copy; files of earlier builds would stay in the jar.
    rm -rf "$root/server/target/classes/dev/quoin/server/web"
}

# Whether the pages that `serve` would show are missing or out of date. A full build has them in quoin.jar, any other beside it.
pages_are_stale() {
    web_is_stale && return 0
    if [ -f "$home/full" ]; then
        pages_installed=$home/full
    else
        pages_installed=$home/pages.jar
    fi
    ! [ -f "$pages_installed" ] || [ -n "$(find "$web/dist/index.html" -newer "$pages_installed" 2>/dev/null)" ]
}

# Makes .quoin/pages.jar. Returns as build_web does.
build_pages() {
    build_web || return
    web_reason="the web pages could not be packed"
    rm -rf "$home/pages"
    mkdir -p "$home/pages/dev/quoin/server" "$home/pages/META-INF"
    cp -R "$web/dist" "$home/pages/dev/quoin/server/web"
    if [ -d "$home/pages/dev/quoin/server/web/sbom" ]; then
        mv "$home/pages/dev/quoin/server/web/sbom" "$home/pages/META-INF/sbom"
    fi
    "$jdk/bin/jar" --create --file "$home/pages.jar.new" --no-manifest --no-compress -C "$home/pages" . 9>&- || return 1
    mv -f "$home/pages.jar.new" "$home/pages.jar"
    rm -rf "$home/pages"
    echo "quoin: the web pages are built" >&2
}

# Sets `chromium` to the system's browser. Root on Debian gets it installed, unless --no-install says otherwise; others are
# told how in web_reason, and 3 is returned.
find_chromium() {
    if [ -n "${QUOIN_CHROMIUM:-}" ]; then
        web_reason="QUOIN_CHROMIUM is no program: $QUOIN_CHROMIUM"
        chromium=$(command -v "$QUOIN_CHROMIUM" 2>/dev/null) || return 3
        return 0
    fi
    installed_chromium && return 0
    web_reason="no Chromium was found (Debian: apt install chromium-headless-shell; Fedora: dnf install chromium; macOS: brew install chromium;"
    web_reason="$web_reason or set QUOIN_CHROMIUM)"
    # Ubuntu has no package of the headless shell.
    install_packages "for the tests in a browser" chromium-headless-shell ||
        install_packages "for the tests in a browser" chromium || return 3
    installed_chromium || return 3
}

# The headless shell needs half of the CPU time.
installed_chromium() {
    for chromium in chromium-headless-shell chromium chromium-browser google-chrome; do
        chromium=$(command -v "$chromium" 2>/dev/null) && return 0
    done
    return 1
}
