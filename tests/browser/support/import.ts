import { expect, type Page } from "@playwright/test";
import { toolOf } from "./tool-page";

/** The button that opens the import of a tool. */
export const importer = (page: Page) =>
  toolOf(page).getByRole("button", { name: "Import from Excel or CSV" });

export const pastedCells = (page: Page) =>
  toolOf(page).getByRole("textbox", { name: "Paste cells from a spreadsheet" });

/** What an import has found, before its figures are used. */
export const preview = (page: Page) =>
  toolOf(page).getByRole("region", { name: "Check before you use them" });

export const checkButton = (page: Page) =>
  toolOf(page).getByRole("button", { name: "Check these cells" });

export const useButton = (page: Page) =>
  toolOf(page).getByRole("button", { name: "Use these figures" });

/** Opens the import and shows the preview of pasted cells. */
export async function checkCells(page: Page, cells: string): Promise<void> {
  await importer(page).click();
  await pastedCells(page).fill(cells);
  await checkButton(page).click();
  await expect(preview(page)).toBeVisible();
}

/** Opens the import and chooses a file. */
export async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await importer(page).click();
  const file = toolOf(page).getByLabel("Choose an Excel or CSV file");
  await file.setInputFiles({ name, mimeType: "", buffer });
}
