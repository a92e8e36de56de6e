import type { Page } from "@playwright/test";
import { forget, longestInteraction } from "./event-timing";
import { openAtEase, settle, tapOn } from "./phone";

/** Something that a visitor does, and what shows that it was done. */
export interface Interaction {
  readonly name: string;
  /** Brings the page to where it can be done. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const spend = (page: Page) => page.getByRole("textbox", { name: /^Annual spend/u });
const slider = (page: Page) => page.getByRole("region", { name: "What customers say" });

/** What has to answer within a tenth of a second on a cheap phone. */
export const interactions: readonly Interaction[] = [
  {
    name: "menu opens",
    prepare: async (page) => openAtEase(page, "/"),
    act: async (page) => tapOn(page, button(page, "Menu")),
    done: async (page) =>
      page.locator("button[aria-expanded='true']", { hasText: "Menu" }).waitFor(),
  },
  {
    name: "lead form opens",
    prepare: async (page) => openAtEase(page, "/"),
    act: async (page) =>
      tapOn(page, page.getByRole("banner").getByRole("button", { name: "Free Demo" })),
    done: async (page) => page.getByRole("dialog", { name: "Get Free Demo" }).waitFor(),
  },
  {
    name: "first error shows",
    prepare: async (page) => {
      await openAtEase(page, "/request-demo/");
      await button(page, "Book my demo").scrollIntoViewIfNeeded();
    },
    act: async (page) => tapOn(page, button(page, "Book my demo")),
    done: async (page) => page.getByText("Please enter a name").waitFor(),
  },
  {
    name: "slider moves on",
    prepare: async (page) => {
      await openAtEase(page, "/");
      await slider(page).scrollIntoViewIfNeeded();
      await button(page, "Next testimonial").waitFor();
      await button(page, "Next testimonial").scrollIntoViewIfNeeded();
      await button(page, "Next testimonial").focus(); // It holds still while it has focus.
      await slider(page).evaluate((region) => {
        if (region instanceof HTMLElement) region.dataset.shown = region.innerText;
      });
    },
    act: async (page) => tapOn(page, button(page, "Next testimonial")),
    done: async (page) => {
      const region = await slider(page).elementHandle();
      await page.waitForFunction(
        (element) => element instanceof HTMLElement && element.innerText !== element.dataset.shown,
        region,
      );
    },
  },
  {
    name: "calculator answers",
    prepare: async (page) => {
      await openAtEase(page, "/");
      await spend(page).scrollIntoViewIfNeeded();
      await spend(page).fill("130");
      await page.getByText("60% × ₹130 crore").waitFor();
      await spend(page).tap();
    },
    act: async (page) => page.keyboard.press("5"),
    done: async (page) => page.getByText("₹1,305 crore").waitFor(),
  },
  {
    name: "search answers a letter",
    prepare: async (page) => {
      await openAtEase(page, "/search/");
      await page.getByRole("searchbox").tap();
      await page.keyboard.type("landed cos");
      await page.getByRole("heading", { name: "results for “landed cos”" }).waitFor();
    },
    act: async (page) => page.keyboard.press("t"),
    done: async (page) =>
      page.getByRole("heading", { name: "results for “landed cost”" }).waitFor(),
  },
  {
    name: "cookie choice is saved",
    prepare: async (page) => {
      await openAtEase(page, "/");
      await button(page, "Manage Cookies").tap();
    },
    act: async (page) => tapOn(page, button(page, "Accept and Save Changes")),
    done: async (page) =>
      page.getByRole("dialog", { name: "Cookie Settings" }).waitFor({ state: "hidden" }),
  },
];

/** Time of an interaction from the input to the next paint, in ms; browsers give it in steps of 8. */
export async function timeOf({ prepare, act, done }: Interaction, page: Page): Promise<number> {
  await prepare(page);
  await settle(page);
  await forget(page);
  await act(page);
  await settle(page); // To look whether it is done takes the phone's time, too.
  await done(page);
  await settle(page);
  return longestInteraction(page);
}
