"""Real proxies in front of a server: nginx, and Caddy with TLS and HTTP/2."""

import http.client
import os
import shutil
import socket
import ssl
import subprocess
import time

# Where those who ask through a proxy come from: another address than the proxy's own.
VISITOR = ("127.0.0.2", 0)
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
{user}
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream tabpreview {{
        server {behind};
        keepalive 16;
    }}
    server {{
        listen 127.0.0.1:{port};
        client_max_body_size 50m;
        location {prefix}/ {{
            proxy_pass http://{upstream}{strip};
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            {fields}
            proxy_read_timeout 60s;
        }}
    }}
}}
"""
NGINX_FIELDS = """proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"""
CADDY = """
{{
    admin off
    storage file_system {folder}/storage
    skip_install_trust
    local_certs
    auto_https disable_redirects
}}
https://localhost:{port} {{
    bind 127.0.0.1
    {handle} {prefix}/* {{
        reverse_proxy {behind}
    }}
}}
"""


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Proxy:
    """A proxy at a port of its own; `behind` is where the server listens, which may start later."""

    def __init__(self, folder, prefix="", strips=False):
        self.folder, self.prefix, self.strips = folder, prefix, strips
        self.port, self.behind = free_port(), free_port()
        self.process = None
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def url(self):
        return f"{self.scheme}://{self.host}:{self.port}{self.prefix}/"

    def start(self):
        self.log = open(self.folder / "output.log", "w")
        self.process = subprocess.Popen(self.command(), stdout=self.log, stderr=self.log, env=self.environment())
        end = time.monotonic() + 60
        while True:
            assert self.process.poll() is None, (self.folder / "output.log").read_text()
            try:
                connection = self.connect()
                connection.request("GET", f"{self.prefix}/health")
                connection.getresponse().read()
                return self
            except (OSError, http.client.HTTPException) as error:
                assert time.monotonic() < end, f"the proxy doesn't answer: {error}"
                time.sleep(0.05)

    def environment(self):
        return {**os.environ, "HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait(timeout=60)
            self.log.close()


class Nginx(Proxy):
    scheme, host = "http", "127.0.0.1"
    fields = NGINX_FIELDS

    def command(self):
        user = "user root;" if os.geteuid() == 0 else ""
        text = NGINX.format(
            folder=self.folder, port=self.port, behind=f"127.0.0.1:{self.behind}", prefix=self.prefix, user=user,
            upstream=self.upstream(),
            strip="/" if self.strips else "", fields=self.fields)
        (self.folder / "nginx.conf").write_text(text)
        return [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def upstream(self):
        return "tabpreview"

    def connect(self):
        return http.client.HTTPConnection(self.host, self.port, timeout=60, source_address=VISITOR)


class BareNginx(Nginx):
    """As nginx does it where nobody says otherwise: another Host, and no field that tells of a proxy."""

    fields = ""

    def upstream(self):
        return f"127.0.0.1:{self.behind}"


class Caddy(Proxy):
    scheme, host = "https", "localhost"

    def command(self):
        text = CADDY.format(
            folder=self.folder, port=self.port, behind=f"127.0.0.1:{self.behind}", prefix=self.prefix,
            handle="handle_path" if self.strips else "handle")
        (self.folder / "Caddyfile").write_text(text)
        return ["caddy", "run", "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]

    @property
    def authority(self):
        """The file of the certificate that its own is signed with."""
        return self.folder / "storage/pki/authorities/local/root.crt"

    def connect(self):
        context = ssl.create_default_context(cafile=self.authority)
        return http.client.HTTPSConnection(self.host, self.port, timeout=60, context=context, source_address=VISITOR)
