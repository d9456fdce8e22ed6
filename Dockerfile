# Builds the one-file program; the second image holds that file on a plain Debian and nothing else.
FROM oven/bun:1.4.5 AS build
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
RUN bun install --frozen-lockfile
COPY . .
RUN bun run build

FROM debian:12-slim
# prlimit, setpriv, nice and unshare, which fence the converter child in, are part of util-linux and coreutils in this image.
RUN useradd --system --uid 10001 --home-dir /data vitae && install -d -o vitae /data
COPY --from=build /app/dist/vitae /usr/local/bin/vitae
USER vitae
ENV HOST=0.0.0.0 PORT=3000 VITAE_DATA=/data
VOLUME /data
EXPOSE 3000
# The image has no curl; bash speaks HTTP well enough for one line.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /api/health HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
ENTRYPOINT ["vitae"]
CMD ["serve"]
