# Serves a finished build: run `npm run build` first. docs/deploy.md
FROM nginx:1.28-alpine
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY public /usr/share/nginx/html
# The files that configure other hosts.
RUN rm -f /usr/share/nginx/html/_headers /usr/share/nginx/html/_redirects && nginx -t
EXPOSE 8080
