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

const drawing = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({
    kind: z.literal(kind).describe("what is drawn"),
    ...shape,
    alt: line(10, 120).describe("the fact that the drawing shows, in a few words"),
  });

const drawings = [
  drawing("arches", {
    count: count(3, 12).describe("how many questions or gates there are"),
    marked: position.describe("the one that decides"),
  }),
  drawing("balance", {
    left: amount.describe("one of two amounts"),
    right: amount.describe("the other amount; the lower of the two is marked"),
  }),
  drawing("bands", {
    limits: list(amount, 3, 7).describe("approval limits, from low to high"),
    marked: position.describe("the limit that decides"),
  }),
  drawing("branches", {
    parts: list(amount, 2, 6).describe("the parts that one stream divides into"),
    marked: position.describe("the part that matters"),
  }),
  drawing("columns", {
    values: list(amount, 3, 12).describe("amounts to compare"),
    marked: position.describe("the amount that matters"),
  }),
  drawing("dial", {
    of: count(12, 120).describe("days or minutes of the whole dial"),
    parts: list(count(1, 120), 2, 5).describe("periods that follow each other on the dial"),
    marked: position.describe("the period that matters"),
  }),
  drawing("difference", {
    values: list(z.number(), 4, 24).describe("a balance over time, below zero at first"),
  }),
  drawing("lanes", {
    count: count(16, 80).describe("how many lanes there are"),
    marked: count(1, 80).describe("how many of them are different"),
  }),
  drawing("layers", {
    stacks: list(list(amount, 1, 8), 1, 4).describe("parts of each total, from bottom to top"),
    marked: position.describe("the part of one total, or the one of several totals, that matters"),
  }),
  drawing("narrowing", {
    from: count(3, 48).describe("how many there were"),
    to: count(1, 24).describe("how many are left"),
  }),
  drawing("rosettes", {
    values: list(amount, 3, 5).describe("amounts that decide the size of each rosette"),
    marked: position.describe("the amount that matters"),
  }),
  drawing("sheets", {
    count: count(3, 8).describe("how many documents there are"),
    marked: position.describe("the one that matters"),
  }),
  drawing("steps", {
    prices: list(amount, 3, 24).describe("prices that fall step by step"),
  }),
  drawing("tally", {
    count: count(60, 600).describe("how many there are"),
    marked: count(1, 300).describe("how many of them are different"),
  }),
  drawing("trade", { name: trade.describe("the goods that are drawn") }),
] as const;

const unknownKind = {
  error: `is not a kind of drawing; use ${drawings.map(({ shape }) => shape.kind.value).join(", ")}`,
};

/** How many things the drawing shows, of which `marked` is one. */
function shownBy(cover: z.infer<(typeof drawings)[number]>): number {
  if ("count" in cover) return cover.count;
  if ("limits" in cover) return cover.limits.length;
  if ("parts" in cover) return cover.parts.length;
  if ("values" in cover) return cover.values.length;
  if (!("stacks" in cover)) return 0;
  return cover.stacks.length > 1 ? cover.stacks.length : (cover.stacks[0]?.length ?? 0);
}

/** Checks figures of a drawing that depend on each other. */
function checkFigures(
  cover: z.infer<(typeof drawings)[number]> | { readonly kind: "image" },
  context: z.core.$RefinementCtx,
): void {
  const add = complaintsInto(context);
  if (cover.kind === "image") return;
  const shown = shownBy(cover);
  if ("marked" in cover && cover.marked > shown) {
    add(["marked"], `is ${cover.marked}, but there are only ${shown}`);
  }
  if (cover.kind === "narrowing" && cover.to >= cover.from) {
    add(["to"], `is ${cover.to}, but must be less than from, which is ${cover.from}`);
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

/**
 * A cover that the build draws, each from figures of the entry. `marked` is the position of what the second
 * ink shows.
 */
export const drawnCover = z
  .discriminatedUnion("kind", drawings, unknownKind)
  .superRefine(checkFigures)
  .meta({ type: "Cover" })
  .describe("kind, its figures and alt: a drawing of a fact from the text");

/** The cover of a post: a drawing, or an image beside the post's file. */
export const postCover = z
  .discriminatedUnion(
    "kind",
    [
      ...drawings,
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
