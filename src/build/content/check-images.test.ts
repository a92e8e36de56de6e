/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { checkContent } from "./check";
import {
  beginning,
  inFolder,
  post,
  problemsWith,
  replaceIn,
  term,
  testimonial,
  validProject,
  withText,
} from "./testing/project";

const FILE = "content/glossary/landed-cost.mdx";

describe("an image", () => {
  test("has to stand beside the file", async () => {
    expect(await withText("![A coil](./coil.png)")).toEqual([
      beginning(
        `${FILE}:6 body: shows ./coil.png, but there is no image content/glossary/coil.png; add it`,
      ),
    ]);
    expect(await withText("![A coil](./coil.png)", { "glossary/coil.png": "" })).toEqual([]);
    expect(await withText("![A coil](../blog/coil.png)", { "blog/coil.png": "" })).toEqual([]);
  });

  test.each(["/coil.png", "https://example.com/coil.png", "data:image/png;base64,x"])(
    "from elsewhere is refused: %s",
    async (src) => {
      expect(await withText(`![A coil](${src})`)).toEqual([
        beginning(`${FILE}:6 body: ${src} is not beside the file; copy the image there`),
      ]);
    },
  );

  test.each(["./landed-cost.mdx", "../../static/logo.png", "../../secret.png"])(
    "that is none, or none that is processed, is refused: %s",
    async (src) => {
      const files = {
        ...validProject,
        "static/logo.png": "",
        "secret.png": "",
        [FILE]: replaceIn(term, "Freight", `![X](${src}) Freight`),
      };
      const { problems } = await inFolder(files, checkContent);
      expect(problems).toMatchObject([
        { line: 6, message: beginning(`shows ${src}, but there is no image`) },
      ]);
    },
  );

  test("has to say what it shows", async () => {
    const image = { "glossary/coil.png": "" };
    const message = `${FILE}:6 body: has no alternative text for the image ./coil.png; write ![What it shows](./coil.png)`;
    expect(await withText("![](./coil.png)", image)).toEqual([message]);
    expect(await withText("Text ![ ][coil]\n\n[coil]: ./coil.png", image)).toEqual([message]);
  });

  test("of a field is checked in the same way", async () => {
    expect(
      await problemsWith({
        "blog/first-post.mdx": replaceIn(
          post,
          "topics:",
          "cover:\n  src: ./none.png\n  alt: A coil\ntopics:",
        ),
        "testimonials/in-1-meera.yml": `${testimonial}image: { src: ./none.png }\n`,
      }),
    ).toEqual([
      beginning(
        "content/blog/first-post.mdx:7 cover.src: shows ./none.png, but there is no image content/blog/none.png",
      ),
      beginning(
        "content/testimonials/in-1-meera.yml:7 image.alt: is missing; add what the image shows",
      ),
      beginning(
        "content/testimonials/in-1-meera.yml:7 image.src: shows ./none.png, but there is no image",
      ),
    ]);
  });
});
