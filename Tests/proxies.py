"""Real proxies in front of a server, all with compression: nginx, Apache, HAProxy, Varnish, and Caddy with TLS and HTTP/2."""

import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import time

from tested import ROOT

TYPES = "text/html text/css text/javascript text/event-stream application/json image/svg+xml"
# Where those who ask through a proxy come from: another address than the proxy's own, and than the one where the relay
# of the browser tests has its servers, whose ports these connections would take.
VISITOR = ("127.0.0.3", 0)
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
        gzip on;
        gzip_proxied any;
        gzip_types text/css text/javascript application/json image/svg+xml text/event-stream;
        location {prefix}/ {{
            proxy_pass http://{upstream}{strip};
            {fields}
            proxy_read_timeout 60s;
        }}
    }}
}}
"""
NGINX_FIELDS = """proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $http_host;
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
    encode gzip
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


class PlainProxy(Proxy):
    """A proxy without TLS."""

    scheme, host = "http", "127.0.0.1"

    def connect(self):
        return http.client.HTTPConnection(self.host, self.port, timeout=60, source_address=VISITOR)

    def written(self, name, text):
        (self.folder / name).write_text(text)
        return str(self.folder / name)

    def documented(self, name, changes):
        """A file of Hosting with the server's address, and with other changes, each of one line or more."""
        text = (ROOT / "Hosting" / name).read_text(encoding="utf-8").replace("127.0.0.1:8080", f"127.0.0.1:{self.behind}")
        for old, new in changes.items():
            assert re.search(old, text, re.MULTILINE), f"{name} has no {old}"
            text = re.sub(old, new, text, flags=re.MULTILINE)
        return text


class Nginx(PlainProxy):
    fields = NGINX_FIELDS

    def command(self):
        user = "user root;" if os.geteuid() == 0 else ""
        text = NGINX.format(
            folder=self.folder, port=self.port, behind=f"127.0.0.1:{self.behind}", prefix=self.prefix, user=user,
            upstream=self.upstream(),
            strip="/" if self.strips else "", fields=self.fields)
        return [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(self.folder), "-c", self.written("nginx.conf", text)]

    def upstream(self):
        return "tabpreview"


class BareNginx(Nginx):
    """As nginx does it where nobody says otherwise: in HTTP/1.0, with another Host, and no field that tells of a proxy."""

    fields = ""

    def upstream(self):
        return f"127.0.0.1:{self.behind}"


class Apache(PlainProxy):
    """As Hosting/apache.conf says, without TLS."""

    modules = ["mpm_event", "authz_core", "proxy", "proxy_http", "filter", "deflate"]

    def command(self):
        site = self.documented("apache.conf", {
            r"VirtualHost \*:443": f"VirtualHost 127.0.0.1:{self.port}", r"^ *SSL.*\n": "",
            "^</VirtualHost": f"AddOutputFilterByType DEFLATE {TYPES}\n</VirtualHost",
            r'ProxyPass "/" "(.*)/"': rf'ProxyPass "{self.prefix}/" "\1{"" if self.strips else self.prefix}/"',
        })
        folder = next(place for place in ("/usr/lib/apache2/modules", "/usr/libexec/apache2") if os.path.isdir(place))
        lines = [
            f'ServerRoot "{self.folder}"', "PidFile apache.pid", "ErrorLog apache.log", "DefaultRuntimeDir .",
            f"Listen 127.0.0.1:{self.port}", *[f"LoadModule {name}_module {folder}/mod_{name}.so" for name in self.modules],
        ]
        if os.geteuid() == 0:
            lines += ["User www-data", "Group www-data"]
        program = shutil.which("apache2") or shutil.which("httpd") or "/usr/sbin/apache2"
        return [program, "-f", self.written("apache.conf", "\n".join([*lines, site])), "-DFOREGROUND"]


class HAProxy(PlainProxy):
    """As Hosting/haproxy.cfg says, without TLS."""

    def command(self):
        strip = f"    http-request set-path %[path,regsub(^{self.prefix}/,/)]\n" if self.strips else ""
        text = self.documented("haproxy.cfg", {
            r"bind :443 .*": f"bind 127.0.0.1:{self.port}\n    compression algo gzip\n    compression type {TYPES}",
            r"^( *)default_backend": rf"{strip}\1default_backend",
            # A server of files has no /ready.
            r"^ *option httpchk\n": "", r"^ *http-check .*\n": "", " check$": "",
        })
        return [shutil.which("haproxy") or "/usr/sbin/haproxy", "-db", "-f", self.written("haproxy.cfg", text)]


class Varnish(PlainProxy):
    """As Hosting/varnish.vcl says."""

    def command(self):
        strip = f'    set req.url = regsub(req.url, "^{self.prefix}/", "/");\n' if self.strips else ""
        text = self.documented("varnish.vcl", {
            r'port = "8080"': f'port = "{self.behind}"', r"^sub vcl_recv {\n": rf"sub vcl_recv {{\n{strip}",
        }) + "\nsub vcl_backend_response { set beresp.do_gzip = true; }\n"
        return [shutil.which("varnishd") or "/usr/sbin/varnishd", "-F", "-j", "none", "-n", str(self.folder / "work"),
                "-a", f"127.0.0.1:{self.port}", "-f", self.written("varnish.vcl", text), "-s", "malloc,32m"]


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
