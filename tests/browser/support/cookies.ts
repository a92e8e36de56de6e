import { expect, type BrowserContext } from "@playwright/test";

const DAY = 86_400;
const MINUTE = 60;

/** The browser keeps a cookie for so many days from now, give or take a minute. */
export async function expectKeptFor(
  context: BrowserContext,
  name: string,
  days: number,
): Promise<void> {
  const cookie = (await context.cookies()).find((one) => one.name === name);
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(seconds - days * DAY), `${name}: ${seconds} s left`).toBeLessThan(MINUTE);
}
