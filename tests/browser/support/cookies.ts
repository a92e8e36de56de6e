import { expect, type BrowserContext } from "@playwright/test";

const DAY = 86_400;
const MINUTE = 60;

/** Expects a cookie to expire in so many days, within a minute. */
export async function expectKeptFor(
  context: BrowserContext,
  name: string,
  days: number,
): Promise<void> {
  const cookie = (await context.cookies()).find((one) => one.name === name);
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(seconds - days * DAY), `${name}: ${seconds} s left`).toBeLessThan(MINUTE);
}
