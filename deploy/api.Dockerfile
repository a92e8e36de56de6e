# The API. Build from the root of the repository:
#   docker build -f deploy/api.Dockerfile -t kraya-api .
FROM node:22-bookworm-slim
# pg_dump and pg_restore, for npm run backup and restore on Postgres 15.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY reference-api reference-api
COPY content/blog content/blog
# The database file and backups. Mount a volume here.
RUN mkdir /data && chown node /data
VOLUME /data
USER node
ENV NODE_ENV=production API_HOST=0.0.0.0 API_DATABASE=/data/leads.db
EXPOSE 9001
HEALTHCHECK --interval=10s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9001/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that SIGTERM reaches the server.
CMD ["node", "--import", "tsx", "reference-api/main.ts"]
