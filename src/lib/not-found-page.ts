/** Start of the addresses of the US edition. */
const US = "/us/";

/** The page for unknown addresses below `/us/`, which is prerendered for US visitors. */
export const US_NOT_FOUND = `${US}404.html`;

/** The file that a host sends for an unknown path. */
export const notFoundPage = (path: string) => (path.startsWith(US) ? US_NOT_FOUND : "/404.html");

/** All unknown paths that get `US_NOT_FOUND`, as hosts and Gatsby write patterns. */
export const US_PATHS = `${US}*`;
