import { z } from "zod";
import { image, line } from "./fields";

const drawing = z.strictObject({
  kind: z.literal("file").meta({ cover: true }).describe("an SVG file of static/drawings"),
  alt: line(10, 120).describe("the fact that the drawing shows, in a few words"),
});
const ownImage = image.extend({
  kind: z.literal("image").describe("an image instead of a drawing"),
});

/** The cover of an entry: an SVG file with the name that `coverDrawing` gives it. */
export const cover = z
  .discriminatedUnion("kind", [drawing], { error: "is not a kind of cover; use file" })
  .meta({ type: "Cover" })
  .describe("kind: file and alt: a drawing of a fact from the text");

/** The cover of a post: such a file, or an image beside the post's file. */
export const postCover = z
  .discriminatedUnion("kind", [drawing, ownImage], {
    error: "is not a kind of cover; use file, image",
  })
  .meta({ type: "Cover" })
  .describe(
    "kind: file and alt: a drawing of a fact from the text, or kind: image with src and alt",
  );
