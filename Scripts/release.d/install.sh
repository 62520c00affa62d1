#!/bin/sh
# Installs tabpreview from a release, for you alone, in ~/.local: sh install.sh [--prefix DIR] [--version VERSION]
#
# It downloads an archive and its SHA-256, compares them, and copies bin/ and share/ to the prefix. It needs no root,
# changes no other file, and lists what it copied in share/tabpreview/installed; --uninstall removes that.
set -eu

# The page of the releases; Scripts/release writes it in.
releases=
prefix=${HOME:-}/.local
version=latest
uninstall=

say() { printf '%s\n' "$*"; }
fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

usage() {
    cat <<USAGE
Installs tabpreview for you, without root.

USAGE: sh install.sh [--prefix DIR] [--version VERSION] [--from URL] [--uninstall]

  --prefix DIR       Where bin and share are (default: ~/.local).
  --version VERSION  Which release, such as 0.1.0 (default: the latest).
  --from URL         The page of the releases, or a mirror (default: ${releases:-none}).
  --uninstall        Remove what was installed in the prefix.
USAGE
}

wrong_usage() {
    printf 'error: %s\n' "$1" >&2
    usage >&2
    exit 64
}

while [ $# -gt 0 ]; do
    case $1 in
    --prefix | --version | --from)
        [ -n "${2:-}" ] || wrong_usage "$1 needs a value."
        case $1 in
        --prefix) prefix=$2 ;;
        --version) version=${2#v} ;;
        --from) releases=${2%/} ;;
        esac
        shift 2
        ;;
    --uninstall) uninstall=1; shift ;;
    -h | --help) usage; exit 0 ;;
    *) wrong_usage "There is no option $1." ;;
    esac
done

case $prefix in
/.local) fail "HOME is not set. Name a directory: --prefix DIR" ;;
/*) ;;
*) prefix=$(pwd)/$prefix ;;
esac
list=$prefix/share/tabpreview/installed

# Removes the files that a list names; only paths below bin and share are ever removed. A directory goes with its last
# file.
remove_listed() {
    while IFS= read -r name; do
        case $name in
        *..*) ;;
        bin/* | share/*)
            rm -f "$prefix/$name"
            (cd "$prefix" && rmdir -p "${name%/*}" 2>/dev/null) || true
            ;;
        esac
    done <"$1"
}

if [ -n "$uninstall" ]; then
    [ -f "$list" ] || fail "Nothing is installed in $prefix: $list is missing. Name the prefix: --prefix DIR"
    work=$(mktemp)
    trap 'rm -f "$work"' EXIT
    echo share/tabpreview/installed | cat "$list" - >"$work"
    remove_listed "$work"
    say "Removed tabpreview from $prefix."
    exit 0
fi

case "$(uname -s) $(uname -m)" in
"Linux x86_64" | "Linux amd64") machine=linux-x86_64 ;;
"Linux aarch64" | "Linux arm64") machine=linux-aarch64 ;;
Darwin*) fail "There is no archive for macOS. Install it with Homebrew, or build it: see docs/installing.md." ;;
*) fail "There is no archive for $(uname -s) on $(uname -m), only for Linux on x86_64 and aarch64. Build it: see docs/installing.md." ;;
esac

case $releases in
https://* | http://127.0.0.1[:/]* | http://localhost[:/]*) ;;
'') wrong_usage "This copy of install.sh belongs to no release. Name the page of the releases: --from URL" ;;
*) wrong_usage "$releases is not safe: the URL of the releases begins with https." ;;
esac
if [ "$version" = latest ]; then place=$releases/latest/download; else place=$releases/download/v$version; fi

# A redirection from https leads to https alone.
protocols="=${releases%%:*}"
if command -v curl >/dev/null; then
    download() { curl --proto "$protocols" --fail --silent --show-error --location --retry 2 --output "$2" "$1"; }
elif command -v wget >/dev/null; then
    download() { wget --quiet --tries=3 --output-document="$2" "$1"; }
else
    fail "Neither curl nor wget is here. Install one of them, or download the archive yourself: $place"
fi
if command -v sha256sum >/dev/null; then
    digest() { sha256sum "$1" | cut -d' ' -f1; }
elif command -v shasum >/dev/null; then
    digest() { shasum -a 256 "$1" | cut -d' ' -f1; }
else
    fail "Neither sha256sum nor shasum is here, so nothing could be verified. Install coreutils."
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

download "$place/SHA256SUMS" "$work/SHA256SUMS" || fail "$place/SHA256SUMS can't be downloaded. Is there such a release?"
line=$(grep -E "^[0-9a-f]{64} [ *]tabpreview-[0-9A-Za-z.+-]+-$machine\.tar\.gz$" "$work/SHA256SUMS" | head -n 1)
[ -n "$line" ] || fail "$place/SHA256SUMS has no archive for $machine. Choose another release: --version VERSION"
wanted=${line%% *}
archive=${line##*[ \*]}
say "Downloading $place/$archive"
download "$place/$archive" "$work/$archive" || fail "$place/$archive can't be downloaded. Run this again."
found=$(digest "$work/$archive")
[ "$found" = "$wanted" ] || fail "$archive is damaged or not the released one: its SHA-256 is $found, expected $wanted. Nothing was installed."

tar -xzf "$work/$archive" -C "$work"
tree=$work/${archive%.tar.gz}
[ -x "$tree/bin/tabpreview" ] || fail "$archive has no bin/tabpreview. Nothing was installed."
said=$("$tree/bin/tabpreview" --version 2>&1) ||
    fail "tabpreview doesn't run on this system: $said. It needs glibc 2.36 or later. Nothing was installed."

if ! mkdir -p "$prefix/share/tabpreview" 2>/dev/null || ! [ -w "$prefix/share/tabpreview" ]; then
    fail "$prefix can't be written. Name another directory: --prefix DIR"
fi
(cd "$tree" && find bin share -type f | sort) >"$work/installed"
(cd "$tree" && tar -cf - bin share) | (cd "$prefix" && tar -xf -)
if [ -f "$list" ]; then
    grep -Fvx -f "$work/installed" "$list" >"$work/stale" || true
    remove_listed "$work/stale"
fi
cp "$work/installed" "$list"

say "Installed tabpreview $said in $prefix. Remove it with: sh install.sh --prefix $prefix --uninstall"
case ":$PATH:" in
*":$prefix/bin:"*) say "Start with: tabpreview init && tabpreview serve" ;;
*) say "$prefix/bin is not in your PATH. Add it, for example in ~/.profile: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
