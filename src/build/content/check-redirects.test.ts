/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { checkContent } from "./check";
import {
  beginning,
  inFolder,
  page,
  post,
  problemsWith,
  replaceIn,
  term,
  validProject,
} from "./testing/project";

/** The page `about.mdx`, renamed from these addresses; its list begins at line 6. */
const renamedFrom = (...former: readonly string[]) => ({
  "pages/about.mdx": replaceIn(
    page,
    "---\n\nThe",
    `redirectsFrom:\n${former.map((own) => `  - "${own}"\n`).join("")}---\n\nThe`,
  ),
});

const ABOUT = "content/pages/about.mdx";

test.each(["/company/", "/about-us/", "/Company_2019/", "/a/b.html/"])(
  "an entry may name an address that it had: %s",
  async (former) => {
    expect(await problemsWith(renamedFrom(former))).toEqual([]);
  },
);

test.each([
  "company/",
  "/company",
  "//company.example/",
  "https://company.example/",
  "/",
  "/a b/",
  "/a/?b=c/",
  "/a/#b/",
  "/a/*/",
  "/:a/",
  "/a/../b/",
  "/a//b/",
  "",
])("what is no path with a slash at both ends is refused with its line: %s", async (former) => {
  expect(await problemsWith(renamedFrom("/company/", former))).toEqual([
    beginning(`${ABOUT}:8 redirectsFrom.1: "${former}" is no former address; write the path alone`),
  ]);
});

describe("no redirect hides a page, leads to itself or to another redirect", () => {
  test("an entry's own address is refused", async () => {
    expect(await problemsWith(renamedFrom("/about/"))).toEqual([
      `${ABOUT}:7 redirectsFrom.0: /about/ is the entry's own address; remove it, it would lead to itself`,
    ]);
  });

  test("two entries that swap their addresses would be a loop", async () => {
    const swapped = {
      ...renamedFrom("/glossary/landed-cost/"),
      "glossary/landed-cost.mdx": replaceIn(
        term,
        "---\n\nFreight",
        "redirectsFrom: [/about/]\n---\n\nFreight",
      ),
    };
    expect(await problemsWith(swapped)).toEqual([
      `content/glossary/landed-cost.mdx:4 redirectsFrom.0: /about/ is an address of ${ABOUT}; remove it or rename that file`,
      `${ABOUT}:7 redirectsFrom.0: /glossary/landed-cost/ is an address of content/glossary/landed-cost.mdx; remove it or rename that file`,
    ]);
  });

  test("an address that is renamed itself would be a chain: only its present one is an address", async () => {
    const chain = {
      ...renamedFrom("/company/", "/blog/first-post/"),
      "blog/first-post.mdx": replaceIn(
        post,
        "---\n\nRead",
        "redirectsFrom: [/blog/the-first/]\n---\n\nRead",
      ),
    };
    expect(await problemsWith(chain)).toEqual([
      beginning(`${ABOUT}:8 redirectsFrom.1: /blog/first-post/ is an address of content/blog/`),
    ]);
  });

  test.each(["/404/", "/static/a/", "/page-data/about/"])(
    "the site's own places are no former addresses: %s",
    async (former) => {
      expect(await problemsWith(renamedFrom(former))).toEqual([
        `${ABOUT}:7 redirectsFrom.0: ${former} is an address of the site itself; remove it or rename that file`,
      ]);
    },
  );

  test("nor is a further page of an index", async () => {
    expect(await problemsWith(renamedFrom("/about/page/2/"))).toEqual([
      beginning(`${ABOUT}:7 redirectsFrom.0: /about/page/2/ is an address of ${ABOUT}`),
    ]);
  });
});

test("one address can't lead to two entries, nor be named twice", async () => {
  const both = {
    ...renamedFrom("/company/", "/Company/"),
    "glossary/landed-cost.mdx": replaceIn(
      term,
      "---\n\nFreight",
      "redirectsFrom: [/company/]\n---\n\nFreight",
    ),
  };
  expect(await problemsWith(both)).toEqual([
    `${ABOUT}:7 redirectsFrom.0: /company/ is claimed by content/glossary/landed-cost.mdx too; leave it in one place`,
    `${ABOUT}:8 redirectsFrom.1: /Company/ stands here twice; leave it in one place`,
  ]);
});

test("a link to a former address is told the present one", async () => {
  const linking = {
    ...validProject,
    "content/pages/about.mdx": renamedFrom("/company/")["pages/about.mdx"],
    "content/glossary/landed-cost.mdx": replaceIn(term, "Freight", "[Go](/company/#x). Freight"),
  };
  const { problems } = await inFolder(linking, checkContent);
  expect(problems).toMatchObject([
    { line: 6, message: "links to /company/, which is now /about/; write that" },
  ]);
});
