/** Ports of the site and the API in tests; those of `npm start` stay free for it. */
export const TEST_SITE_PORT = 9100;
export const TEST_API_PORT = 9101;

/** The site's configuration in tests: every feature on, no address that exists. */
export const testEnvironment = {
  GATSBY_SITE_URL: `http://localhost:${TEST_SITE_PORT}`,
  GATSBY_API_HOST: `http://localhost:${TEST_API_PORT}`,
  GATSBY_API_TOKEN: "test-token",
  GATSBY_BOOKING_URL: "https://booking.example/team/demo?from=site",
  GATSBY_GTAG_ID: "G-TEST0001",
  GATSBY_ADS_ID: "AW-TEST0001",
  GATSBY_ADS_CONVERSION_LABEL: "test-label",
  GATSBY_HUBSPOT_PORTAL_ID: "1234567",
} as const;
