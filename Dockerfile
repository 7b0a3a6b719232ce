# The site and its enquiry desk in one small container. Settings that pages depend on are build arguments.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
ARG GA_MEASUREMENT_ID
# 1: the forms go to the desk. The mail settings themselves come at run time and never into the image.
ARG DIRECT_DELIVERY
ARG ENQUIRY_RETENTION_DAYS=0
RUN if [ -n "$DIRECT_DELIVERY" ]; then \
      export SMTP_URL=smtp://run-time.invalid ENQUIRIES_TO=office@run-time.invalid ENQUIRIES_FROM=site@run-time.invalid; \
    fi; \
    npm run build
RUN npm prune --omit=dev --no-audit --no-fund

# Node itself is a package (docs/decisions/007-pinned-node.md).
FROM debian:bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node-cache
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/content content
COPY --from=build /site/domain domain
COPY --from=build /site/server server
COPY --from=build /site/scripts scripts
RUN useradd site && mkdir /data && chown site:site /data
USER site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["/site/node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/site/node_modules/.bin/node", "--max-semi-space-size=8", "server/main.ts"]
