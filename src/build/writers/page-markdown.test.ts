import { expect, test } from "@jest/globals";
import { pageContent } from "./page-content";
import { pageMarkdown } from "./page-markdown";

const PAGE = "https://a.example/about/";

/** The Markdown of a page with this content. */
const markdownOf = (content: string, head = "") => {
  const html = `<meta name="description" content="What we do"><main><h1 class="x">Us &amp; you</h1>${head}<div class="y" data-content="text">${content}</div></main>`;
  return pageMarkdown(pageContent(html, PAGE));
};

const textOf = (content: string) => markdownOf(content).split("What we do\n\n")[1];

test("a text begins with the page's heading and description, and the label of a sample", () => {
  const note = '<p data-sample="true"><span>Sample</span> <!-- -->Invented.</p>';
  expect(markdownOf("<p>One.</p>", note)).toBe(
    "# Us & you\n\n> What we do\n\nSample: Invented.\n\nOne.\n",
  );
});

test("headings, links, lists and tables stay, with full addresses", () => {
  expect(
    textOf(
      '<h2 id="b">Duty</h2><p>See <a href="/glossary/duty/">duty</a> and <a href="#b">below</a>.</p><ul><li>One</li></ul><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ),
  ).toBe(
    `## Duty\n\nSee [duty](https://a.example/glossary/duty/) and [below](${PAGE}#b).\n\n- One\n\n| A |\n| - |\n| 1 |\n`,
  );
});

test("controls, drawings and what is hidden are left out; a chart is described", () => {
  expect(
    textOf(
      '<form><button>Go</button></form><svg><text>x</text></svg><p hidden="">no</p><p><span aria-hidden="true">MA</span><span>Mill A</span><span>lowest</span></p><div role="img" aria-label="Bar chart: A is 1."><p>1</p></div>',
    ),
  ).toBe("Mill A lowest\n\nBar chart: A is 1.\n");
});
