import { z } from "zod";
import { checkUpdated } from "./check-updated";
import { studyCertificate } from "./certificate";
import { cover } from "./cover";
import { day, figure, line, list, nameOf, region, spoken, textFields, uniqueLine } from "./fields";

/** A case study of `content/case-studies/`. Its address is `/case-study/<file name>/`. */
export const caseStudySchema = z
  .strictObject({
    title: uniqueLine(10, 90).describe("the study's heading: who did what"),
    description: line(50, 160).describe("one sentence of 50 to 160 characters for search results"),
    date: day.describe("the day of publication, YYYY-MM-DD"),
    updated: day.optional().describe("the day of the last real change, YYYY-MM-DD"),
    customer: line(2, 60).describe("the customer's name"),
    industry: z
      .enum(["agriculture", "food-and-beverages", "logistics", "manufacturing"], {
        error:
          "is not an industry; use agriculture, food-and-beverages, logistics or manufacturing",
      })
      .describe("the customer's industry, as its page is called"),
    region: region
      .default("in")
      .describe("the customer's country, in or us; lists for US visitors have studies of us only"),
    solutions: z
      .array(nameOf("page"))
      .min(1, { error: "is empty; name the solutions used" })
      .describe("the solutions used, by the name of their page, such as sourcing-pro"),
    figures: list(figure, 2, 3).describe("two or three figures, each with its basis"),
    quote: z
      .strictObject({
        text: spoken(20, 400).describe("the words, without quotation marks"),
        name: line(2, 60).describe("the person who said it"),
        title: line(2, 80).describe("that person's job title"),
      })
      .meta({ type: "CaseStudyQuote", about: "A customer's words about the work" })
      .optional()
      .describe(
        "what the customer says about the work: `text`, without quotation marks, `name` and `title`",
      ),
    certificate: studyCertificate
      .optional()
      .describe("the award at the head of the study: serial, item, facts and signatures"),
    cover: cover.optional(),
    ...textFields,
  })
  .superRefine(checkUpdated);
