import type { Page } from "@playwright/test";

/** The words of a page as it prints, without the spaces between them. */
export async function paperText(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  return (await page.locator("body").innerText()).replaceAll(/\s/gu, "");
}

/** How many sheets of A4 a page takes. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}
