# Sourced by the benchmarks: the release build and what they measure with.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/Scripts/prepare"

release_build() {
    need_libraries
    swift build --package-path "$root" -c release "$@" >&2 || exit 1
    release=$(swift build --package-path "$root" -c release --show-bin-path)
}

browser_environment() {
    need_browser
}

machine() {
    printf 'machine: %s cores, %s, kernel %s, file system %s\n' "$(nproc)" \
        "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)" "$(uname -r)" "$(stat -f -c %T /tmp)"
}
