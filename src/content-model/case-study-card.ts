import { z } from "zod";
import { href, line, sample, shortFigure, surface } from "./fields";

/** A case study that a page points to. */
export const caseStudyCard = z.strictObject({
  to: href.describe("the case study's address"),
  customer: line(2, 60).describe("the customer's name"),
  title: line(10, 120).describe("what the case study shows, in a sentence"),
  figure: shortFigure().describe("one figure of the case study"),
  surface: surface.describe("the band's colour: sand without it"),
  sample,
});
