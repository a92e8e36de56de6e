import type { FastifyInstance } from "fastify";
import type { Contract } from "../contract";
import type { Country } from "../countries";

const DEFAULT_COUNTRY = "IN";

/**
 * Serves the country list (readings.md, API calls).
 *
 * @param countryHeader Lower-case name of the header that tells the visitor's country, if any.
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
      const told = countryHeader && String(headers[countryHeader]).toUpperCase();
      const user_country = told && known.has(told) ? told : DEFAULT_COUNTRY;
      return reply.send({ countries, user_country });
    },
  });
}
