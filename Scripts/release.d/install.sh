#!/bin/sh
# Installs tabpreview from a release, for you alone, in ~/.local: sh install.sh [--prefix DIR] [--version VERSION]
#
# It downloads an archive and its SHA-256, compares them, and copies the files in bin/ and share/ to the prefix. It needs
# no root, changes no other file and no directory that is there, and lists the files and directories that it made in
# share/tabpreview/installed; --uninstall removes those.
set -eu
export LC_ALL=C

# The page of the releases; Scripts/release writes it in.
releases=
# The public key by which SHA256SUMS is signed, such as "ssh-ed25519 AAAA…"; empty while releases are not signed.
key=
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

case $version in
*[!0-9A-Za-z.+-]*) wrong_usage "$version is not a version, such as 0.1.0." ;;
esac

# Removes what a list names, files before the directory that they are in; only paths below bin and share are ever removed,
# and directories only if nothing else is in them.
remove_listed() {
    sort -r "$1" | while IFS= read -r name; do
        case $name in
        */../* | */..) ;;
        bin/ | share/ | bin/*/ | share/*/) rmdir "$prefix/${name%/}" 2>/dev/null || true ;;
        bin/* | share/*) rm -f "$prefix/$name" ;;
        esac
    done
}

if [ -n "$uninstall" ]; then
    [ -f "$list" ] || fail "Nothing is installed in $prefix: $list is missing. Name the prefix: --prefix DIR"
    work=$(mktemp)
    trap 'rm -f "$work"' EXIT
    { cat "$list" && echo share/tabpreview/installed; } >"$work"
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
*@*) wrong_usage "$releases is not safe: the URL of the releases has no user's name." ;;
https://* | http://127.0.0.1[:/]* | http://localhost[:/]*) ;;
'') wrong_usage "This copy of install.sh belongs to no release. Name the page of the releases: --from URL" ;;
*) wrong_usage "$releases is not safe: the URL of the releases begins with https." ;;
esac
if [ "$version" = latest ]; then place=$releases/latest/download; else place=$releases/download/v$version; fi

# A redirection leads to the same protocol alone.
protocol=${releases%%:*}
if command -v curl >/dev/null; then
    download() { curl --proto "=$protocol" --fail --silent --show-error --location --retry 2 --output "$2" "$1"; }
elif command -v wget >/dev/null; then
    # wget would follow any redirection, so each is looked at here.
    download() {
        place_now=$1
        for _ in 1 2 3 4 5 6; do
            wget --quiet --tries=3 --max-redirect=0 --server-response --output-document="$2" "$place_now" 2>"$work/said" &&
                return 0
            next=$(sed -n 's/^ *[Ll]ocation: *\([^ ]*\).*/\1/p' "$work/said" | tail -n 1 | tr -d '\r')
            case $next in
            "$protocol"://*) place_now=$next ;;
            /[!/]*) place_now=$(printf '%s\n' "$place_now" | sed 's|^\([a-z]*://[^/]*\).*|\1|')$next ;;
            '') sed -n '$p' "$work/said" >&2; return 1 ;;
            *) say "$place_now redirects to $next, which is not $protocol." >&2; return 1 ;;
            esac
        done
        say "$1 redirects in a loop." >&2
        return 1
    }
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
if [ -n "$key" ]; then
    command -v ssh-keygen >/dev/null || fail "ssh-keygen is not here, so the signature can't be checked. Install openssh-client."
    download "$place/SHA256SUMS.sig" "$work/SHA256SUMS.sig" || fail "$place/SHA256SUMS is not signed. Nothing was installed."
    printf 'release %s\n' "$key" >"$work/signers"
    ssh-keygen -Y verify -f "$work/signers" -I release -n tabpreview-release -s "$work/SHA256SUMS.sig" \
        <"$work/SHA256SUMS" >/dev/null 2>&1 ||
        fail "$place/SHA256SUMS is not signed with the key of tabpreview's releases. Nothing was installed."
fi
# The archive of the version that was asked for, or of the one release that the page of the latest has.
archives() { sed -n "s/^\([0-9a-f]\{64\}\) [ *]\(tabpreview-[0-9A-Za-z.+-]*-$machine\.tar\.gz\)\$/\1 \2/p" "$work/SHA256SUMS"; }
name=
[ "$version" = latest ] || name=tabpreview-$version-$machine.tar.gz
line=$(archives | awk -v name="$name" 'name == "" || $2 == name { print; exit }')
[ -n "$line" ] || fail "$place/SHA256SUMS has no archive ${name:-for $machine}. Choose another release: --version VERSION"
wanted=${line%% *}
archive=${line##* }
say "Downloading $place/$archive"
download "$place/$archive" "$work/$archive" || fail "$place/$archive can't be downloaded. Run this again."
found=$(digest "$work/$archive")
[ "$found" = "$wanted" ] || fail "$archive is damaged or not the released one: its SHA-256 is $found, expected $wanted. Nothing was installed."

tar -xzf "$work/$archive" -C "$work"
tree=$work/${archive%.tar.gz}
[ -x "$tree/bin/tabpreview" ] || fail "$archive has no bin/tabpreview. Nothing was installed."
said=$("$tree/bin/tabpreview" --version 2>&1) ||
    fail "tabpreview doesn't run on this system: $said. It needs glibc 2.36 or later. Nothing was installed."
[ "$archive" = "tabpreview-$said-$machine.tar.gz" ] || fail "$archive has version $said. Nothing was installed."

# Makes a directory below the prefix with those that lead to it, and notes each: one that is there stays as it is.
make_folder() {
    [ ! -d "$prefix/$1" ] || return 0
    case $1 in */*) make_folder "${1%/*}" || return 1 ;; esac
    mkdir "$prefix/$1" 2>/dev/null || return 1
    printf '%s/\n' "$1" >>"$work/folders"
}

# What root installs is for all; the umask of others counts.
[ "$(id -u)" != 0 ] || umask 022
if ! mkdir -p "$prefix" 2>/dev/null || ! make_folder share/tabpreview || ! [ -w "$prefix/share/tabpreview" ]; then
    fail "$prefix can't be written. Name another directory: --prefix DIR"
fi
(cd "$tree" && find bin share -type f | sort) >"$work/files"
if [ -f "$list" ]; then cp "$list" "$work/old"; else : >"$work/old"; fi
sed -n '/\/$/p' "$work/old" >>"$work/folders"
while IFS= read -r name; do make_folder "${name%/*}" || fail "$prefix/${name%/*} can't be made."; done <"$work/files"
# Listed first: what is interrupted can be removed too.
sort -u "$work/old" "$work/files" "$work/folders" >"$list"
while IFS= read -r name; do
    [ ! -d "$prefix/$name" ] || fail "$prefix/$name is a directory. Remove it, or name another prefix: --prefix DIR"
    # Each takes the place of the older one whole, also while that runs.
    if ! cp "$tree/$name" "$prefix/$name.new" || ! mv -f "$prefix/$name.new" "$prefix/$name"; then
        fail "$prefix/$name can't be written."
    fi
done <"$work/files"
grep -Fvx -f "$work/files" "$work/old" >"$work/stale" || true
remove_listed "$work/stale"
sort -u "$work/files" "$work/folders" | while IFS= read -r name; do
    [ ! -e "$prefix/$name" ] || printf '%s\n' "$name"
done >"$list"

say "Installed tabpreview $said in $prefix. Remove it with: sh install.sh --prefix $prefix --uninstall"
case ":$PATH:" in
*":$prefix/bin:"*) say "Start with: tabpreview init && tabpreview serve" ;;
*) say "$prefix/bin is not in your PATH. Add it, for example in ~/.profile: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
