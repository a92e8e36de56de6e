/** @jest-environment node */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { withCopy } from "../../scripts/lib/project-copy";
import { testEnvironment } from "../../scripts/lib/test-environment";
import { addressesFound } from "./support/search";

const TITLE = "What a returnable crate costs a zebra buyer";
const URL = "/blog/what-a-returnable-crate-costs-a-zebra-buyer/";
const FILE = `content${URL.slice(0, -1)}.mdx`;

/** An address that the post had in a draft that was passed round. */
const FORMER = "/blog/crates/";

const TEXT = `A crate that comes back is cheaper than a box that does not, once it has made enough trips.

## The sum

A crate costs ₹900 and makes 60 trips, so ₹15 a trip. Washing and the way back add ₹9. A box costs ₹31.

Ask the supplier for the count of crates lost, then [compare the landed cost](/glossary/landed-cost/).
`;

/** Runs a command of the README in a copy of the project. Gives its exit code and all it has printed. */
async function command(project: string, ...args: readonly string[]) {
  const options = { cwd: project, env: { ...process.env, ...testEnvironment } };
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const child = execFile("npm", ["run", "--silent", ...args], options, (_, out, err) => {
      resolve({ code: child.exitCode ?? 1, printed: `${out}${err}` });
    });
  });
}

test("a newcomer's post: begun, mistaken, mended, built, listed, found, in the feed, and led to", async () => {
  await withCopy(process.cwd(), async (project) => {
    const file = `${project}/${FILE}`;
    const output = async (name: string) => readFile(`${project}/public/${name}`, "utf8");

    const begun = await command(project, "new", "--", "post", TITLE);
    expect(begun).toEqual({ code: 0, printed: expect.stringContaining(FILE) as unknown });
    const draft = await readFile(file, "utf8");

    const written = draft
      .replace("draft: true\n", "")
      .replace(
        /^description: .+$/mu,
        "description: Trips, washing and loss of a returnable crate, reckoned against a box.",
      )
      .replace("topics:", `redirectsFrom: [${FORMER}]\ntopics:`)
      .replace("Write here.\n", TEXT);
    await writeFile(
      file,
      written.replace("\ntopics:", "\ntopic:").replace("/landed-cost/", "/landed/"),
    );
    const mistaken = await command(project, "check:content");
    expect(mistaken.code).toBe(1);
    expect(mistaken.printed).toMatch(new RegExp(`${FILE}:\\d+ topic: .+topics`, "u"));
    expect(mistaken.printed).toMatch(new RegExp(`${FILE}:\\d+ .*/glossary/landed/`, "u"));

    await writeFile(file, written);
    expect(await command(project, "check:content")).toMatchObject({ code: 0 });
    const built = await command(project, "build");
    expect(built.printed.slice(-2000)).not.toContain("ERROR");
    expect(built.code).toBe(0);

    const shows = async (name: string, text: string) => (await output(name)).includes(text);
    expect(await shows(`${URL}index.html`, `>${TITLE}</h1>`)).toBe(true);
    expect(await shows("blog/index.html", `href="${URL}"`)).toBe(true);
    expect(await shows("blog/feed.xml", `${testEnvironment.GATSBY_SITE_URL}${URL}`)).toBe(true);
    expect(await shows("sitemap.xml", URL)).toBe(true);
    expect(await shows("_redirects", `${FORMER} ${URL} 301\n`)).toBe(true);
    expect(await shows("sitemap.xml", FORMER)).toBe(false);
    expect(await addressesFound(`${project}/public`, "returnble crate")).toContain(URL);
  });
}, 600_000);
