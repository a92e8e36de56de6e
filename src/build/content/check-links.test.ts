/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { checkContent } from "./check";
import {
  beginning,
  inFolder,
  page,
  problemsWith,
  replaceIn,
  settings,
  term,
  validProject,
  withText,
} from "./testing/project";

const FILE = "content/glossary/landed-cost.mdx";

describe("a link inside the site", () => {
  test.each([
    "/about/",
    "/about/?from=x",
    "/about/#where-we-are",
    "/about/?a=b#where-we-are",
    "/blog/first-post/#the-main-point",
    "/case-study/steel/",
    "#",
    "/about/#",
  ])("to a page or anchor that exists is fine: %s", async (href) => {
    expect(await withText(`[Go](${href})`)).toEqual([]);
  });

  test.each([
    [
      "/abuot/",
      'links to /abuot/, which no page has; mend or remove the link. Did you mean "/about/"?',
    ],
    ["/abuot/?a=b#c", "links to /abuot/, which no page has"],
    [
      "/about",
      'links to /about, which no page has; mend or remove the link. Did you mean "/about/"?',
    ],
    ["/nowhere/at/all/", "links to /nowhere/at/all/, which no page has; mend or remove the link."],
    [
      "/about/#where-are-we",
      'links to #where-are-we, which /about/ does not have. Did you mean "where-we-are"?',
    ],
    ["#elsewhere", "links to #elsewhere, which /glossary/landed-cost/ does not have."],
    ["about/", '"about/" depends on where it stands; write the address from the site\'s root'],
    ["", '"" depends on where it stands'],
    ["//example.com/", '"//example.com/" has no scheme; begin it with https://'],
    ["https://", '"https://" is no address'],
  ])("to none is refused with its line: %s", async (href, message) => {
    expect(await withText(`[Go](${href})`)).toEqual([beginning(`${FILE}:6 body: ${message}`)]);
  });

  test("may lead to a file that is served as it is", async () => {
    const linking = {
      ...validProject,
      [FILE]: replaceIn(term, "Freight", "[Prices](/prices.pdf) [none](/none.pdf). Freight"),
      "static/prices.pdf": "",
    };
    const { problems } = await inFolder(linking, checkContent);
    expect(problems).toMatchObject([{ message: beginning("links to /none.pdf") }]);
  });

  test("in the settings is named by its field and line", async () => {
    const changed = replaceIn(
      settings,
      "to: /about/ }",
      'to: /abuot/ }\n      - { label: X, to: "/#roi" }',
    );
    expect(await problemsWith({ "settings.yml": changed })).toEqual([
      beginning("content/settings.yml:15 header.0.links.0.to: links to /abuot/, which no page has"),
      beginning("content/settings.yml:16 header.0.links.1.to: links to /, which no page has"),
    ]);
  });

  test("in the settings can't be an anchor alone, or run code", async () => {
    const changed = replaceIn(
      settings,
      "to: /about/ }",
      'to: "#a" }\n      - { label: X, to: "javascript:x" }',
    );
    expect(await problemsWith({ "settings.yml": changed })).toEqual([
      beginning('content/settings.yml:15 header.0.links.0.to: "#a" is an anchor without a page'),
      beginning(
        'content/settings.yml:16 header.0.links.1.to: "javascript:x" is a javascript: link',
      ),
    ]);
  });

  test.each([
    ["/abuot/", "links to /abuot/, which no page has"],
    ["javascript:alert(1)", '"javascript:alert(1)" is a javascript: link'],
  ])("in a component is checked as well: %s", async (to, message) => {
    expect(await withText(`<CallToAction label="Read on" to="${to}" />`)).toEqual([
      beginning(`${FILE}:6 CallToAction.to: ${message}`),
    ]);
  });
});

describe("an anchor", () => {
  const section = '<Section id="approval" title="Who approves">\n\nText.\n\n</Section>\n\n';
  const withAnchors = {
    "pages/about.mdx": replaceIn(
      page,
      "## Where we are",
      `${section}## Where we are\n\nText.\n\n## Where we are\n\nText.\n\n## Wo *ist* Größe?`,
    ),
  };

  test.each(["approval", "where-we-are", "where-we-are-1", "wo-ist-größe"])(
    "is that of a section or of a heading's words: %s",
    async (anchor) => {
      expect(await withText(`[Go](/about/#${anchor})`, withAnchors)).toEqual([]);
      expect(await withText(`[Go](/about/#${encodeURIComponent(anchor)})`, withAnchors)).toEqual(
        [],
      );
    },
  );

  test("is not that of a section's title, or of a third heading", async () => {
    expect(
      await withText("[Go](/about/#who-approves) [Go](/about/#where-we-are-2)", withAnchors),
    ).toEqual([
      beginning(`${FILE}:6 body: links to #who-approves, which /about/ does not have.`),
      beginning(
        `${FILE}:6 body: links to #where-we-are-2, which /about/ does not have. Did you mean "where-we-are`,
      ),
    ]);
  });

  test("can't be had twice", async () => {
    const twice = replaceIn(page, "In one place.", section + section + "## Approval\n\nText.");
    expect(await problemsWith({ "pages/about.mdx": twice })).toEqual([
      `content/pages/about.mdx:18 body: has the anchor "approval" twice; change this section's id or heading`,
      `content/pages/about.mdx:24 body: has the anchor "approval" twice; change this section's id or heading`,
    ]);
  });
});
