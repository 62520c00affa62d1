# A team's server: docker build -t tabpreview . (about ten minutes, once)
# With a browser that draws pictures: docker build -t tabpreview:pictures --target pictures .
FROM swift:6.2-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libpq-dev libsodium-dev libsqlite3-dev zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN swift build -c release --product tabpreview --traits PostgreSQL --static-swift-stdlib \
    && mkdir /program \
    && strip -o /program/tabpreview .build/release/tabpreview \
    && cp -r .build/release/tabpreview_*.resources /program/

FROM debian:bookworm-slim AS server
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        ca-certificates curl libpq5 libsodium23 libsqlite3-0 libstdc++6 zlib1g \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 1000 --create-home --home-dir /var/lib/tabpreview --shell /usr/sbin/nologin tabpreview
COPY --from=build /program /opt/tabpreview
RUN ln -s /opt/tabpreview/tabpreview /usr/local/bin/tabpreview
USER tabpreview
WORKDIR /var/lib/tabpreview
# Without a database, previews are kept in this directory.
ENV TABPREVIEW_HOST_DATA=/var/lib/tabpreview/data TABPREVIEW_SERVER_HOST=0.0.0.0 TABPREVIEW_SERVER_PORT=8080
VOLUME /var/lib/tabpreview
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["curl", "-fsS", "http://127.0.0.1:8080/health"]
ENTRYPOINT ["tabpreview"]
CMD ["host"]

FROM server AS pictures
USER root
RUN apt-get update \
    && apt-get install --yes --no-install-recommends chromium-headless-shell \
    && rm -rf /var/lib/apt/lists/*
USER tabpreview
ENV TABPREVIEW_EXPORT_CHROMIUM=/usr/bin/chromium-headless-shell

# The last stage is the one that is built without --target.
FROM server
