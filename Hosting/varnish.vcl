# For example /etc/varnish/default.vcl. Something in front of Varnish adds TLS.
vcl 4.1;

backend default {
    .host = "127.0.0.1";
    .port = "8080";
    # Longer than the 15 seconds between the signs of life of an event stream.
    .first_byte_timeout = 60s;
    .between_bytes_timeout = 60s;
}

sub vcl_recv {
    # An event stream has no end, so nothing of it is kept.
    if (req.url ~ "/events(\?|$)") {
        return (pipe);
    }
    # All but scripts, styles and symbols belongs to the person who asks.
    if (req.url !~ "/assets/") {
        return (pass);
    }
}
