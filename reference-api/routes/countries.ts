import type { FastifyInstance } from "fastify";
import { contract } from "../contract";
import { listCountries } from "../countries";

const countries = listCountries();
const known = new Set<string>(countries.map(({ country_code }) => country_code));

/**
 * Serves `GET /countries`.
 *
 * @param countryHeader Lower-case name of the header with the visitor's country, if configured.
 */
export function routeCountries(app: FastifyInstance, countryHeader: string | undefined): void {
  app.route({
    ...contract.operation("listCountries"),
    handler: ({ headers }, reply) => {
      reply.header("cache-control", "private, max-age=3600");
      if (countryHeader) reply.header("vary", `Origin, ${countryHeader}`);
      const detected = countryHeader && String(headers[countryHeader]).toUpperCase();
      const user_country = detected && known.has(detected) ? detected : null;
      return reply.send({ countries, user_country });
    },
  });
}
