# Builds the one-file program on the machine that builds, for the one that will run it; the second image holds that file on a plain Debian
# and nothing else. docker buildx build --platform linux/amd64,linux/arm64 .
FROM --platform=$BUILDPLATFORM oven/bun:1.4.5 AS build
ARG TARGETARCH
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
COPY patches patches
RUN bun install --frozen-lockfile
COPY . .
RUN bun scripts/build/build.ts "bun-linux-$([ "$TARGETARCH" = arm64 ] && echo arm64 || echo x64-baseline)" dist/vitae

FROM debian:12-slim
# Debian packages that Vitae uses where they are installed: "libreoffice-writer-nogui libreoffice-impress-nogui libheif-examples".
ARG PACKAGES=""
RUN [ -z "$PACKAGES" ] || { apt-get update && apt-get install -y --no-install-recommends $PACKAGES && rm -rf /var/lib/apt/lists/*; }
# setpriv and unshare, which start the converter child in namespaces of its own, are part of util-linux in this image.
RUN useradd --system --uid 10001 --home-dir /data vitae && install -d -o vitae -m 0700 /data
COPY --from=build /app/dist/vitae /usr/local/bin/vitae
USER 10001
ENV HOST=0.0.0.0 PORT=3000 VITAE_DATA=/data
WORKDIR /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# The image has no curl; bash speaks HTTP well enough for one line.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /api/health HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
ENTRYPOINT ["vitae"]
CMD ["serve"]
