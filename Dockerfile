# One image for both programs: the portal by default, the rendering service with another command (compose.yaml).

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/ scripts/
COPY shared-schema/package.json shared-schema/
COPY templates/package.json templates/
COPY editor/package.json editor/
COPY renderer-service/package.json renderer-service/
COPY portal/package.json portal/
COPY tests/package.json tests/
# Only the packages' files: the image brings its own Node, browser and database. Not `npm ci`, which refuses a lock file
# without every optional package of every platform; what the lock file names is installed all the same.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build --workspace portal && npm prune --omit=dev --no-save --ignore-scripts \
  # Two weights of the Chinese and Japanese font are used of eighteen files.
  && find node_modules/@openfonts/noto-sans-sc_all/files -type f ! -name '*-400.woff2' ! -name '*-700.woff2' -delete \
  # Of the serif and the narrow font, what Spanish needs.
  && find node_modules/@fontsource/source-serif-4/files node_modules/@fontsource/roboto-condensed/files \
    -type f ! -name '*-latin-[467]00-*' ! -name '*-latin-ext-[467]00-*' -delete \
  # Of the whole Inter, its static cuts for text.
  && find node_modules/inter-ui -type f -name '*.woff2' ! -path '*/web/*' -delete

FROM node:24.21.0-bookworm-slim
# The small Chromium prints; tini passes signals on and reaps the browser's processes.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation tini \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /data \
  && chown node:node /data
# A container's loopback reaches nobody.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    LIENZO_CHROME=/usr/bin/chromium-headless-shell \
    LIENZO_DATA=/data
WORKDIR /app
COPY --from=build /app ./
# Chromium's sandbox needs an ordinary user.
USER node
VOLUME /data
EXPOSE 3000 3100
ENTRYPOINT ["tini", "--"]
CMD ["node", "portal/src/api/main.ts"]
