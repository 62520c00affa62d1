#!/usr/bin/env bash
# Package:  FlyingFox 0.27.1 (Swift package), its module FlyingSocks, on Linux
# Expected: connect(2): ECONNREFUSED, if nothing listens at the address. SocketError has a case for errors of the system,
#           failed(type:errno:message:), and the synchronous Socket.connect(to:) throws it.
# Actual:   AsyncSocket.connect(to:) throws disconnected, as if a connection had existed and ended.
# Seen:     ECONNREFUSED, disconnected (Socket, AsyncSocket)
# Needs:    Linux, Swift 6 and Python 3
set -euo pipefail
[ "$(uname)" = Linux ] || { echo "This is about Linux." >&2; exit 2; }
command -v swift >/dev/null || { echo "Swift is missing." >&2; exit 2; }
command -v python3 >/dev/null || { echo "Python 3 is missing." >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Sources/Connect"
cat >"$work/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Connect",
    dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1")],
    targets: [
        .executableTarget(name: "Connect", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")])
    ]
)
SWIFT
cat >"$work/Sources/Connect/main.swift" <<'SWIFT'
import FlyingSocks
import Foundation

let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(CommandLine.arguments[1])!)
do {
    try Socket(domain: Int32(AF_INET), type: .stream).connect(to: address)
    print("connected", terminator: ", ")
} catch SocketError.failed(_, let number, _) {
    print(number == ECONNREFUSED ? "ECONNREFUSED" : "errno \(number)", terminator: ", ")
}
do {
    _ = try await AsyncSocket.connected(to: address)
    print("connected")
} catch SocketError.failed(_, let number, _) {
    print(number == ECONNREFUSED ? "ECONNREFUSED" : "errno \(number)")
} catch let error as SocketError {
    print("\(error)")
}
SWIFT
swift build --package-path "$work" --quiet >&2
# A port at which nothing listens: bound, and closed again.
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')

now=$("$(swift build --package-path "$work" --show-bin-path)/Connect" "$port")
seen="ECONNREFUSED, disconnected"
echo "FlyingSocks 0.27.1, the errors of Socket and AsyncSocket for a port at which nothing listens:"
echo "  expected: ECONNREFUSED, ECONNREFUSED (connect(2))"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
