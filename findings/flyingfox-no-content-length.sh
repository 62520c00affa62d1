#!/usr/bin/env bash
# Package:  FlyingFox 0.27.1 (Swift package)
# Expected: RFC 9110, 8.6: a server must not send Content-Length in a response with the status 204 (No Content).
# Actual:   It adds "Content-Length: 0", whatever fields the handler set.
# Seen:     HTTP/1.1 204 No Content, Content-Length: 0
# Needs:    Swift 6 and Python 3
set -euo pipefail
command -v swift >/dev/null || { echo "Swift is missing." >&2; exit 2; }
command -v python3 >/dev/null || { echo "Python 3 is missing." >&2; exit 2; }
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
mkdir -p "$work/Sources/Serve"
cat >"$work/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Serve",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1")],
    targets: [.executableTarget(name: "Serve", dependencies: ["FlyingFox"])]
)
SWIFT
cat >"$work/Sources/Serve/main.swift" <<'SWIFT'
import FlyingFox
import Foundation

let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
await server.appendRoute("/hidden") { _ in HTTPResponse(statusCode: .noContent) }
async let running: Void = server.run()
try await server.waitUntilListening(timeout: 60)
switch await server.listeningAddress {
case .ip4(_, let port)?, .ip6(_, let port)?: FileHandle.standardOutput.write(Data("\(port)".utf8))
default: fatalError("It listens at no port.")
}
try await running
SWIFT
swift build --package-path "$work" --quiet >&2
"$(swift build --package-path "$work" --show-bin-path)/Serve" >"$work/port" &
server=$!
for _ in $(seq 100); do [ -s "$work/port" ] && break; sleep 0.1; done

now=$(python3 - "$(cat "$work/port")" <<'PYTHON'
import socket
import sys

with socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=20) as connection:
    connection.sendall(b"POST /hidden HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    answer = b""
    while b"\r\n\r\n" not in answer and (more := connection.recv(4096)):
        answer += more
lines = answer.decode().split("\r\n")
print(", ".join([lines[0], *(line for line in lines[1:] if line.lower().startswith("content-length"))]))
PYTHON
)
seen="HTTP/1.1 204 No Content, Content-Length: 0"
echo "FlyingFox 0.27.1, a handler that responds with .noContent:"
echo "  expected: HTTP/1.1 204 No Content (RFC 9110, 8.6)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
