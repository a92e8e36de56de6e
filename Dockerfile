# Serves a finished build: run `npm run build` first. docs/deploy.md
FROM nginx:1.28-alpine
COPY deploy/nginx-server.conf /etc/nginx/nginx-server.conf
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY public /usr/share/nginx/html
# Without the files that configure other hosts. nginx needs no root: it only writes its process id and the
# bodies of requests. The check of the configuration leaves files of root.
RUN rm -f /usr/share/nginx/html/_headers /usr/share/nginx/html/_redirects \
  && sed -i -e '/^user /d' -e 's,^pid .*,pid /tmp/nginx.pid;,' /etc/nginx/nginx.conf \
  && nginx -t \
  && rm -f /tmp/nginx.pid \
  && chown -R nginx /var/cache/nginx
USER nginx
EXPOSE 8080
