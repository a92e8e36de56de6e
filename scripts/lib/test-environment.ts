/** First of the ports of the tests. Set `TEST_PORT` to test two checkouts at the same time. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 9100);

/** Ports of the site and the API in tests. `npm start` uses others, so both can run at once. */
export const TEST_SITE_PORT = FIRST_PORT;
export const TEST_API_PORT = FIRST_PORT + 1;

/** Port for a second site that a single test serves. */
export const EXTRA_SITE_PORT = FIRST_PORT + 2;

/** Port of the booking calendar, which belongs to a third party. */
export const BOOKING_PORT = FIRST_PORT + 6;

/** The site's configuration in tests: every feature on, third parties that don't exist. */
export const testEnvironment = {
  GATSBY_SITE_URL: `http://localhost:${TEST_SITE_PORT}`,
  GATSBY_API_HOST: `http://localhost:${TEST_API_PORT}`,
  GATSBY_API_TOKEN: "test-token",
  GATSBY_BOOKING_URL: "http://booking.example/team/demo?from=site",
  GATSBY_GTAG_ID: "G-TEST0001",
  GATSBY_ADS_ID: "AW-TEST0001",
  GATSBY_ADS_CONVERSION_LABEL: "test-label",
  GATSBY_HUBSPOT_PORTAL_ID: "1234567",
} as const;
