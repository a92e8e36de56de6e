import type { Browser, Page } from "@playwright/test";
import { median } from "../lib/statistics";
import { table } from "../lib/table";
import { largeComparison } from "./large-comparison";
import { idle, interactionTime, withBrowser, withPhone } from "./phone";

const BUDGET = 100;

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Resolves when the page shows that the input was handled. */
  readonly done: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const spend = (page: Page) => page.getByRole("textbox", { name: /^Annual spend/u });
const price = (page: Page) =>
  page.getByRole("textbox", { name: "Unit price, Supplier 1", exact: true });
const slider = (page: Page) => page.getByRole("region", { name: "What customers say" });

const interactions: readonly Interaction[] = [
  {
    name: "open the menu",
    path: "/",
    act: async (page) => button(page, "Menu").tap(),
    done: async (page) => page.locator("header button[aria-expanded=true]").first().waitFor(),
  },
  {
    name: "open the lead form",
    path: "/",
    act: async (page) => page.getByRole("banner").getByRole("button", { name: "Free Demo" }).tap(),
    done: async (page) => page.getByRole("dialog", { name: "Get Free Demo" }).waitFor(),
  },
  {
    name: "submit an empty form",
    path: "/request-demo/",
    act: async (page) => page.locator("main form button[type=submit]").first().tap(),
    done: async (page) => page.getByText("Please enter a name").waitFor(),
  },
  {
    name: "next testimonial",
    path: "/",
    prepare: async (page) => {
      await slider(page).scrollIntoViewIfNeeded();
      await button(page, "Testimonial 1 of 4").tap();
      // The slider does not autoplay while it has focus.
      await button(page, "Next testimonial").focus();
    },
    act: async (page) => button(page, "Next testimonial").tap(),
    done: async (page) =>
      button(page, "Testimonial 2 of 4").and(page.locator("[aria-current=true]")).waitFor(),
  },
  {
    name: "type into the calculator",
    path: "/",
    prepare: async (page) => {
      await spend(page).scrollIntoViewIfNeeded();
      await spend(page).fill("130");
      await page.waitForTimeout(1000);
      await spend(page).tap();
      // A tap puts the caret where it hits.
      await page.keyboard.press("End");
    },
    act: async (page) => page.keyboard.press("5"),
    done: async (page) => page.getByRole("main").getByText("1,305").first().waitFor(),
  },
  {
    name: "type a price, 8 suppliers × 20 lines",
    path: largeComparison(),
    prepare: async (page) => {
      await price(page).scrollIntoViewIfNeeded();
      await price(page).tap();
      // The result changes with this key: the first supplier is the cheapest.
      await page.keyboard.press("End");
    },
    act: async (page) => page.keyboard.press("5"),
    done: async (page) => page.getByText("Supplier 2 costs the least").first().waitFor(),
  },
  {
    name: "type into the search",
    path: "/search/",
    prepare: async (page) => {
      await page.getByRole("searchbox").tap();
      await page.keyboard.type("sourcin");
      await page.getByRole("heading", { name: "“sourcin”" }).waitFor();
    },
    act: async (page) => page.keyboard.press("g"),
    done: async (page) => page.getByRole("heading", { name: "“sourcing”" }).waitFor(),
  },
  {
    name: "save the cookie choice",
    path: "/",
    prepare: async (page) => button(page, "Manage Cookies").tap(),
    act: async (page) => button(page, "Accept and Save Changes").tap(),
    done: async (page) =>
      page.getByRole("dialog", { name: "Cookie Settings" }).waitFor({ state: "hidden" }),
  },
];

async function timeOf(browser: Browser, { path, prepare, act, done }: Interaction) {
  return withPhone(browser, async (page) => {
    await page.goto(path);
    await idle(page);
    await prepare?.(page);
    const time = await interactionTime(page, async () => act(page));
    await done(page);
    return time;
  });
}

/**
 * Measures how soon a slow phone responds to a tap or a key and prints the medians.
 *
 * @returns Whether all of them are within 100 ms.
 */
export async function benchInteractions(executable: string, runs: number): Promise<boolean> {
  return withBrowser(executable, async (browser) => {
    const rows: [string, string, string][] = [];
    for (const interaction of interactions) {
      console.log(`Interaction: ${interaction.name}`);
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await timeOf(browser, interaction));
      const middle = median(times);
      rows.push([
        interaction.name,
        `${middle}${middle > BUDGET ? " !" : ""}`,
        `${Math.max(...times)}`,
      ]);
    }
    console.log(`\n${table([`interaction, budget ${BUDGET} ms`, "median ms", "max ms"], rows)}`);
    return !rows.some(([, middle]) => middle.endsWith("!"));
  });
}
