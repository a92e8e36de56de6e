import { z } from "zod";
import { calculatorSchema } from "./calculator";
import { directorySchema } from "./directory";
import { cover } from "./cover";
import { day, href, line, region, textFields, uniqueLine } from "./fields";
import { requestTypes } from "../lib/request-types";
import { pageTool } from "./tools";

const common = {
  title: uniqueLine(3, 60).describe("the title in tabs and search results, without the brand"),
  heading: line(3, 90).describe("the page's main heading"),
  description: line(50, 160).describe("one sentence of 50 to 160 characters for search results"),
  breadcrumb: line(2, 30)
    .optional()
    .describe("the page's short name in its breadcrumbs, if no menu links to it"),
  intro: line(20, 300).optional().describe("what the page does and for whom, below the heading"),
  alternateOf: href
    .meta({ alternate: true })
    .optional()
    .describe("on a page below /us/, the address of the Indian page that it is the US edition of"),
  ...textFields,
};

/** Requests that a page's form can send. The case study form belongs to its template. */
const pageRequestTypes = z.enum(requestTypes).exclude(["case-study"]);

const hasTemplate = (page: unknown) =>
  typeof page === "object" && page !== null && "template" in page;

/**
 * A page of `content/pages/`. `template` is a closed list: each has the
 * fields its layout needs and no others.
 */
export const pageSchema = z.discriminatedUnion(
  "template",
  [
    z.strictObject({
      template: z
        .enum(["standard", "blog-index", "case-study-index", "glossary-index", "careers", "search"])
        .describe("the layout of the page"),
      ...common,
    }),
    z.strictObject({
      template: z.literal("home").describe("the layout of the page"),
      ...common,
      region: region
        .meta({ unique: true })
        .describe("the region whose home page this is: in or us"),
      calculator: calculatorSchema.describe(
        "the savings calculator: its first values and assumptions",
      ),
    }),
    z.strictObject({
      // The supplier page is a form page with fields of its own.
      template: z.enum(["form", "supplier"]).describe("the layout of the page"),
      ...common,
      form: z
        .strictObject({
          requestType: pageRequestTypes.describe("the request that the form sends"),
          submitLabel: line(3, 40).describe("what the button does, such as Book a demo"),
        })
        .meta({ type: "PageForm", about: "The form of a page" })
        .describe("the form beside the text: its `requestType` and `submitLabel`"),
    }),
    z.strictObject({
      template: z.literal("integrations").describe("the layout of the page"),
      ...common,
      directory: directorySchema.describe("the systems that the page lists, grouped by kind"),
    }),
    z.strictObject({
      template: z.literal("tool").describe("the layout of the page"),
      ...common,
      tool: pageTool.describe("the tool of the page, with its worked examples and its offer"),
      cover: cover.optional(),
    }),
    z.strictObject({
      template: z.literal("legal").describe("the layout of the page"),
      ...common,
      updated: day.describe("the day these terms took effect, YYYY-MM-DD"),
    }),
  ],
  {
    error: ({ input }) =>
      `is ${hasTemplate(input) ? "not a template" : "missing"}; use standard, home, form, supplier, integrations, tool, legal, careers, search, blog-index, case-study-index or glossary-index`,
  },
);
