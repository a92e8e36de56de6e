import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { shownUntil } from "./publish-date";
import { beginning, page, post, problemsWith, replaceIn, term } from "./testing/project";

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date("2026-03-04T23:59:59Z"),
    doNotFake: ["nextTick", "setImmediate"],
  });
});

afterEach(() => {
  jest.useRealTimers();
  delete process.env.gatsby_executing_command;
});

const draftTerm = { "glossary/landed-cost.mdx": replaceIn(term, "term:", "draft: true\nterm:") };
const dated = (day: string) => replaceIn(post, "2026-01-31", day);
const linking = (file: string) =>
  replaceIn(file, "author:", "draft: true\nauthor:").replace(
    "[about us]",
    "[a term](/glossary/landed-cost/), [about us]",
  );

describe("a mention of what visitors can't see yet", () => {
  test("is a mistake that says what to do: a link to a draft", async () => {
    expect(await problemsWith(draftTerm)).toEqual([
      "content/pages/about.mdx:8 body: links to /glossary/landed-cost/, which is a draft, so visitors can't open it yet; publish it first or remove the link",
    ]);
  });

  test("is a mistake in a field that names the entry", async () => {
    const other = replaceIn(term, "landed cost", "duty").replace(
      "---\n\n",
      "related: [duty]\n---\n\n",
    );
    const files = {
      "glossary/duty.mdx": replaceIn(term, "term: landed cost", "draft: true\nterm: duty"),
      "glossary/freight.mdx": other.replace("term: duty", "term: freight"),
    };
    expect(await problemsWith(files)).toEqual([
      beginning('content/glossary/freight.mdx:4 related.0: names "duty", which is a draft'),
    ]);
  });

  test("is allowed in another draft", async () => {
    const problems = await problemsWith({ ...draftTerm, "blog/first-post.mdx": linking(post) });
    expect(problems).toEqual([beginning("content/pages/about.mdx:8 body:")]);
  });

  test("is allowed in develop, where drafts are shown", async () => {
    process.env.gatsby_executing_command = "develop";
    expect(await problemsWith(draftTerm)).toEqual([]);
  });
});

describe("a link to an entry with a day", () => {
  const second = (day: string) =>
    replaceIn(dated(day), "A first post", "A second post").replace(
      "[about us](/about/)",
      "[the first](/blog/first-post/)",
    );

  test.each([
    ["before its publication", "2026-03-05", "2026-01-01", 1],
    ["on the day itself", "2026-03-04", "2026-01-01", 0],
    ["from an entry that comes on the same day", "2026-03-05", "2026-03-05", 0],
    ["from an entry that comes before it", "2026-03-06", "2026-03-05", 1],
  ])("%s", async (_, first, own, mistakes) => {
    const problems = await problemsWith({
      "blog/first-post.mdx": dated(first),
      "blog/second-post.mdx": second(own),
    });
    expect(problems).toHaveLength(mistakes);
    for (const problem of problems) expect(problem).toContain(`is published on ${first}`);
  });
});

test("the page of a topic or an author is there from the first post on, not before", async () => {
  const about = replaceIn(page, "/glossary/landed-cost/", "/blog/topic/sourcing/");
  const files = (day: string) => ({ "blog/first-post.mdx": dated(day), "pages/about.mdx": about });
  expect(await problemsWith(files("2026-03-04"))).toEqual([]);
  expect(await problemsWith(files("2026-03-05"))).toEqual([
    beginning(
      "content/pages/about.mdx:8 body: links to /blog/topic/sourcing/, which is published on 2026-03-05",
    ),
  ]);
});

test("the day is that of UTC", () => {
  expect(shownUntil()).toBe("2026-03-04");
  jest.setSystemTime(new Date("2026-03-05T00:00:00Z"));
  expect(shownUntil()).toBe("2026-03-05");
});
