import { notFoundPage, US_NOT_FOUND } from "../lib/not-found-page";
import { escapePattern } from "./escape-pattern";
import { compressedTypes } from "./hosting-compress";
import { headerRules, REVALIDATE, type HeaderRule } from "./hosting-headers";
import { allRedirects, REDIRECT_STATUS, type Redirect } from "./hosting-redirects";

/** Where the site is, from `deploy/nginx-server.conf`, which the build doesn't write. Tests replace it. */
export const PLACE = "include nginx-server.conf;";

const LOG_FORMAT =
  "log_format site '$remote_addr [$time_iso8601] \"$request_method $site_path\" $status $body_bytes_sent';";
/** nginx logs an error with the query and the referrer, so only critical ones are. Tests take the logs out. */
export const LOGS =
  "access_log /var/log/nginx/access.log site;\n  error_log /var/log/nginx/error.log crit;";

const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** A pattern of a header rule as a regular expression. A page's file and the compressed copy of a file have its headers too. */
function expressionOf(pattern: string): string {
  const [start = "", end] = pattern.split("*").map(escapePattern);
  if (end === undefined) return `^${start}(?:index\\.html)?(?:\\.br)?$`;
  return end === "" ? `^${start}` : `^${start}.*${end}(?:\\.br)?$`;
}

const EVERY_PATH = "/*";

interface Header {
  readonly name: string;
  readonly values: readonly { readonly pattern: string; readonly value: string }[];
}

/** The headers of all rules by name. The location of Markdown sets its media type. */
function headersOf(rules: readonly HeaderRule[]): readonly Header[] {
  const all = rules.flatMap(({ pattern, headers }) =>
    Object.entries(headers).map(([name, value]) => ({ name, pattern, value })),
  );
  const names = new Set(all.map(({ name }) => name).filter((name) => name !== "content-type"));
  return [...names].map((name) => ({ name, values: all.filter((value) => value.name === name) }));
}

const dependsOnPath = ({ values }: Header) => values.some(({ pattern }) => pattern !== EVERY_PATH);
const variableOf = (name: string) => `$site_${name.replaceAll("-", "_")}`;

/**
 * A variable with the value of a header, which depends on the path. nginx sends no empty header. It takes
 * the first that matches, so the last rule comes first: it wins, as in `headersFor`.
 */
const headerMap = ({ name, values }: Header) => [
  `map $uri ${variableOf(name)} {`,
  `  default ${quote(name === "cache-control" ? REVALIDATE : "")};`,
  ...values
    .toReversed()
    .map(({ pattern, value }) => `  ${quote(`~${expressionOf(pattern)}`)} ${quote(value)};`),
  "}",
];

function addHeader(header: Header): string {
  const [value] = header.values.map((each) => quote(each.value));
  return `  add_header ${header.name} ${dependsOnPath(header) ? variableOf(header.name) : value} always;`;
}

/** Sends the brotli copy to browsers that accept it, and compresses with gzip for others. */
const typeLocation = ([extension, type]: readonly [string, string]) => [
  `  location ~ \\.${extension}$ {`,
  "    types {}",
  `    default_type ${type};`,
  "    if (-f $document_root$uri$site_brotli) {",
  "      gzip off;",
  "      rewrite ^ $uri$site_brotli break;",
  "    }",
  "  }",
];

/**
 * A server of nginx with the rules of the site, for its `http` context. Headers are set in one place,
 * because a location with an `add_header` of its own would lose those of the server.
 */
export function nginxConfig(redirects: readonly Redirect[]): string {
  const headers = headersOf(headerRules);
  const types = Object.entries(compressedTypes);
  const extensions = Object.keys(compressedTypes).join("|");
  // nginx always compresses and names the charset of text/html.
  const others = types.map(([, type]) => type).filter((type) => type !== "text/html");
  return [
    "# Written by every build (src/build/hosting-nginx.ts). Change nginx-server.conf in place of this file.",
    "map $http_accept_encoding $site_brotli {",
    '  default ".none";',
    '  "~*(?:^|[ ,])br(?: *; *q=(?:1(?:\\\\.0*)?|0\\\\.[0-9]*[1-9][0-9]*))? *(?:,|$)" ".br";',
    "}",
    "map $uri $site_content_encoding {",
    '  default "";',
    '  "~\\\\.br$" "br";',
    "}",
    "map $uri $site_vary {",
    '  default "";',
    `  "~\\\\.(?:${extensions})(?:\\\\.br)?$" "Accept-Encoding";`,
    "}",
    "map $uri $site_not_found {",
    `  default ${notFoundPage("/")};`,
    `  "~^/us/" ${US_NOT_FOUND};`,
    "}",
    ...headers.filter(dependsOnPath).flatMap(headerMap),
    "# The log of requests gets no query and no referrer: they may have a visitor's details.",
    "map $request_uri $site_path {",
    '  "~^(?<site_path_asked>[^?]*)" $site_path_asked;',
    "}",
    LOG_FORMAT,
    "server {",
    `  ${LOGS}`,
    `  ${PLACE}`,
    "  server_tokens off;",
    "  absolute_redirect off;",
    "  # nginx sends the refusal of a range (416) with the headers of the file, so caches would keep it",
    "  # for a year. Files are small enough to be sent in full.",
    "  max_ranges 0;",
    "  charset utf-8;",
    `  charset_types ${others.join(" ")};`,
    "  gzip on;",
    "  gzip_proxied any;",
    "  gzip_min_length 1000;",
    `  gzip_types ${others.join(" ")};`,
    "  error_page 403 404 =404 $site_not_found;",
    "  error_page 500 502 503 504 /500.html;",
    ...headers.map(addHeader),
    "  add_header content-encoding $site_content_encoding always;",
    "  add_header vary $site_vary always;",
    ...allRedirects(redirects).map(
      ({ from, to }) =>
        `  location = ${quote(from)} { return ${REDIRECT_STATUS} ${quote(`${to}$is_args$args`)}; }`,
    ),
    "  location ~ ^/_(?:headers|redirects)$ { return 404; }",
    "  location ~ \\.br$ { return 404; }",
    "  location ~ /$ { rewrite ^(.*)$ $1index.html last; }",
    ...types.flatMap(typeLocation),
    "}",
    "",
  ].join("\n");
}
