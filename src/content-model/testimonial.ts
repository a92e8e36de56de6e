import { z } from "zod";
import { image, line, sample, spoken } from "./fields";

/** A customer's words for the testimonial slider: a file of `content/testimonials/`. */
export const testimonialSchema = z.strictObject({
  region: z
    .enum(["in", "us"], { error: "is not a region; use in or us" })
    .describe("the region whose visitors see it"),
  order: z
    .int()
    .min(1, { error: "is less than 1; the first place is 1" })
    .max(99, { error: "is more than 99; the first place is 1" })
    .describe("its place in the slider, from 1"),
  review: spoken(20, 400).describe("the customer's words, without quotation marks"),
  name: z
    .string()
    .regex(/^\p{L}[\p{L}\p{M}'’-]*$/u, {
      error: "is more than a first name; write only the first name",
    })
    .describe("the customer's first name, nothing else"),
  title: line(2, 80).describe("the customer's job title"),
  company: line(2, 60).describe("the customer's company"),
  image: image.optional().describe("src and alt of a picture of the customer"),
  round: z.boolean().default(false).describe("true to show the image in a circle"),
  sample,
});
