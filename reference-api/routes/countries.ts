import type { FastifyInstance } from "fastify";
import type { Contract } from "../contract";
import type { Country } from "../countries";

const DEFAULT_COUNTRY = "IN";

/**
 * Serves `GET /countries`.
 *
 * @param countryHeader Lower-case name of the header with the visitor's country, if configured.
 */
export function routeCountries(
  app: FastifyInstance,
  contract: Contract,
  countries: readonly Country[],
  countryHeader: string | undefined,
): void {
  const known = new Set(countries.map(({ country_code }) => country_code));

  app.route({
    ...contract.operation("listCountries"),
    handler: ({ headers }, reply) => {
      reply.header("cache-control", "private, max-age=3600");
      if (countryHeader) reply.header("vary", `Origin, ${countryHeader}`);
      const detected = countryHeader && String(headers[countryHeader]).toUpperCase();
      const user_country = detected && known.has(detected) ? detected : DEFAULT_COUNTRY;
      return reply.send({ countries, user_country });
    },
  });
}
