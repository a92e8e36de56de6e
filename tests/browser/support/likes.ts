import { expect, type Page } from "@playwright/test";

export const likeButton = (page: Page) => page.getByRole("button", { name: "Like this article" });

/** Scrolls to the like button. The text above gets its height only now, which moves the button. */
export async function reachLike(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole("region", { name: "Share this article" }).scrollIntoViewIfNeeded();
    await expect(likeButton(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}
