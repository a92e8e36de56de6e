import { z } from "zod";
import { sum } from "../lib/sum";
import { image, line, list } from "./fields";
import { complaintsInto } from "./sums";
import { trade } from "./trade";

const amount = z.number().nonnegative({ error: "is below zero; write an amount" });
const count = (least: number, most: number) =>
  z
    .int()
    .min(least, { error: `is less than ${least}, too few for this drawing` })
    .max(most, { error: `is more than ${most}, too many for this drawing` });
const position = z.int().min(1, { error: "is less than 1; count positions from 1" });

const alt = line(10, 120).describe("the fact that the drawing shows, in a few words");

const drawing = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({
    kind: z.literal(kind).meta({ cover: true }).describe("what is drawn"),
    ...shape,
    alt,
  });

const drawings = [
  drawing("columns", {
    values: list(amount, 3, 12).describe("amounts to compare"),
    marked: position.describe("the amount that matters"),
  }),
  drawing("dial", {
    of: count(12, 120).describe("days or minutes of the whole dial"),
    parts: list(count(1, 120), 2, 5).describe("periods that follow each other on the dial"),
    marked: position.describe("the period that matters"),
  }),
  drawing("layers", {
    stacks: list(list(amount, 1, 8), 1, 4).describe("parts of each total, from bottom to top"),
    marked: position.describe("the part of one total, or the one of several totals, that matters"),
  }),
  drawing("steps", {
    prices: list(amount, 3, 24).describe("prices that fall step by step"),
  }),
  drawing("trade", { name: trade.describe("the goods that are drawn") }),
] as const;

/** A drawing that is a file, which has the name that `coverDrawing` gives the entry's cover. */
const file = z.strictObject({
  kind: z.literal("file").meta({ cover: true }).describe("an SVG file instead of a drawing"),
  alt,
});

const unknownKind = {
  error: `is not a kind of cover; use ${[...drawings, file].map(({ shape }) => shape.kind.value).join(", ")}`,
};

/** A cover that the build draws, each from figures of the entry. */
export const drawnCover = z.discriminatedUnion("kind", drawings);

/** How many things the drawing shows, of which `marked` is one. */
function shownBy(cover: DrawnCover): number {
  if ("parts" in cover) return cover.parts.length;
  if ("values" in cover) return cover.values.length;
  if (!("stacks" in cover)) return 0;
  return cover.stacks.length > 1 ? cover.stacks.length : (cover.stacks[0]?.length ?? 0);
}

/** Checks figures of a drawing that depend on each other. */
function checkFigures(
  cover: DrawnCover | { readonly kind: "file" } | { readonly kind: "image" },
  context: z.core.$RefinementCtx,
): void {
  const add = complaintsInto(context);
  if (cover.kind === "file" || cover.kind === "image") return;
  const shown = shownBy(cover);
  if ("marked" in cover && cover.marked > shown) {
    add(["marked"], `is ${cover.marked}, but there are only ${shown}`);
  }
  if (cover.kind === "dial" && sum(cover.parts) > cover.of) {
    add(["parts"], `add up to more than the dial's ${cover.of}`);
  }
  if (cover.kind === "steps") {
    const rise = cover.prices.findIndex(
      (price, index) => price > (cover.prices[index - 1] ?? price),
    );
    if (rise > 0) add(["prices", rise], "is higher than the price before it");
  }
}

/** The cover of an entry: a drawing, of which `marked` is the position of what the second ink shows, or a file. */
export const cover = z
  .discriminatedUnion("kind", [...drawings, file], unknownKind)
  .superRefine(checkFigures)
  .meta({ type: "Cover" })
  .describe("kind, its figures and alt: a drawing of a fact from the text");

/** The cover of a post: a drawing, or an image beside the post's file. */
export const postCover = z
  .discriminatedUnion(
    "kind",
    [
      ...drawings,
      file,
      image.extend({ kind: z.literal("image").describe("an image instead of a drawing") }),
    ],
    unknownKind,
  )
  .superRefine(checkFigures)
  .meta({ type: "Cover" })
  .describe(
    "kind, its figures and alt: a drawing of a fact from the text, or kind: image with src and alt",
  );

/** What the build can draw as a cover. */
export type DrawnCover = z.infer<typeof drawnCover>;

/** The figures of one kind of drawing. */
export type CoverOf<Kind extends DrawnCover["kind"]> = Extract<DrawnCover, { kind: Kind }>;
