import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/lib/chromium";
import {
  BOOKING_PORT,
  TEST_API_PORT,
  TEST_SITE_PORT,
  testEnvironment,
} from "./scripts/lib/test-environment";

// Set by the first process that reads this file, and inherited by the workers.
process.env.API_DATABASE ??= path.join(mkdtempSync(path.join(tmpdir(), "kraya-")), "leads.db");
process.env.API_LOG ??= path.join(path.dirname(process.env.API_DATABASE), "api.log");

const site = testEnvironment.GATSBY_SITE_URL;
const executablePath = findChromium();

/** Browser tests of the built site and the reference API, with a database of their own. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Playwright lists tests that pass only on retry as flaky.
  retries: 1,
  // Playwright otherwise looks again after up to a second.
  expect: { toPass: { intervals: [20] } },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: site,
    browserName: "chromium",
    locale: "en-IN",
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      // Chromium otherwise contacts Google at every start. Root has no sandbox.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        `--host-resolver-rules=MAP booking.example 127.0.0.1:${BOOKING_PORT}`,
      ],
    },
    // Recording every first run takes a third of the time.
    trace: "on-first-retry",
  },
  webServer: [
    {
      command: `node -e "http.createServer((_, reply) => reply.end('Calendar')).listen(${BOOKING_PORT}, '127.0.0.1')"`,
      port: BOOKING_PORT,
      reuseExistingServer: false,
    },
    {
      command: `node --import tsx scripts/serve.ts public ${TEST_SITE_PORT}`,
      url: site,
      reuseExistingServer: false,
    },
    {
      // One-time passwords are read from the log (tests/browser/support/one-time-codes.ts).
      command: 'node --import tsx reference-api/main.ts > "$API_LOG"',
      url: `http://localhost:${TEST_API_PORT}/healthz`,
      reuseExistingServer: false,
      stdout: "ignore",
      env: {
        API_PORT: String(TEST_API_PORT),
        API_DATABASE: process.env.API_DATABASE,
        API_LOG: process.env.API_LOG,
        API_ALLOWED_ORIGINS: site,
        API_TOKEN: testEnvironment.GATSBY_API_TOKEN,
        // All tests come from one address.
        API_RATE_LIMIT_LEADS: "10000",
        API_RATE_LIMIT_OTP: "10000",
        API_RATE_LIMIT_OTHER: "10000",
      },
    },
  ],
});
