import type { Page } from "@playwright/test";

/** The header, as assistive technology names it. */
export const banner = (page: Page) => page.getByRole("banner");

/** A button of the header's menus. */
export const menu = (page: Page, name: string) =>
  banner(page).getByRole("button", { name, exact: true });
