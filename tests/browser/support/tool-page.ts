import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { fragmentOf } from "../../../src/features/tools/kit/codec";
import { toolPage, type ToolName } from "../../../src/lib/tool-names";
import { waitForHydration } from "./test";

/** The window of the tool on its page. */
export const toolOf = (page: Page): Locator =>
  page.locator("main [data-tool]").filter({ visible: true }).first();

/** The address of a tool with figures, as a shared link has it. */
export function addressWith(name: ToolName, figures: object, region: "in" | "us" = "in"): string {
  return toolPage(name) + fragmentOf({ r: region, s: figures });
}

/** Opens a tool with figures as a copy, and makes them the visitor's own. */
export async function openFigures(page: Page, name: ToolName, figures: object): Promise<void> {
  await openTool(page, addressWith(name, figures));
  await toolOf(page).getByRole("button", { name: "Keep as mine" }).click();
}

/** Copies the link to the tool with its figures, and returns it. */
export async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await toolOf(page).getByRole("button", { name: "Copy link" }).click();
  await expect(toolOf(page).getByText("Link copied").first()).toBeVisible();
  return page.evaluate(async () => navigator.clipboard.readText());
}

/** Waits until an element's script runs: React adds this property to it. */
export async function waitForScript(element: Locator): Promise<void> {
  await expect
    .poll(async () => element.evaluate((own) => Object.keys(own).join(" ")))
    .toContain("__reactProps");
}

/** Opens a tool, points at it and waits until its script runs. */
export async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await toolOf(page).hover({ position: { x: 5, y: 5 } });
  await waitForScript(toolOf(page).locator("input").first());
}

/** Stops the clock of the page: time passes only with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Text of the tool with plain spaces, such as the one that keeps an amount and its unit together. */
export async function textOf(page: Page): Promise<string> {
  return (await toolOf(page).innerText()).replaceAll("\u00A0", " ");
}

/** Saves the CSV file and returns its text. */
export async function exportCsv(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await toolOf(page).getByRole("button", { name: "Export CSV" }).click();
  return readFile(await (await download).path(), "utf8");
}

/** Records the address and body of every request. */
export function recordRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request: Request) => {
    sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  return sent;
}
