import { z } from "zod";
import { href, line } from "./fields";

const link = z.strictObject({
  label: line(1, 40).describe("the link's words"),
  to: href.describe("where it leads: /about/, /#roi or a full address"),
});

const group = z.strictObject({
  label: line(1, 40).describe("the group's name"),
  links: z.array(link).describe("the group's links"),
});

const telephone = z.strictObject({
  label: line(3, 30).describe("the number as people read it, such as +91 80 4718 2200"),
  number: z
    .string()
    .regex(/^\+\d{8,15}$/u, {
      error: "is no international number; write + and digits only, such as +918047182200",
    })
    .describe("the number as a telephone dials it: + and digits"),
});

/** All that marketers edit about the site as a whole: the file `content/settings.yml`. */
export const siteSettingsSchema = z.strictObject({
  brand: line(1, 30).describe("the brand's name"),
  tagline: line(10, 120).describe("what the product is, in one sentence"),
  shareAlt: line(10, 250).describe(
    "what static/share.png shows, the image that networks show of a page without a cover",
  ),
  email: z
    .email({ error: "is no e-mail address; write one such as hello@example.com" })
    .describe("the address that visitors write to"),
  phones: z
    .strictObject({ in: telephone.describe("India"), us: telephone.describe("United States") })
    .describe("the sales telephone number of each region"),
  pricing: href.describe("the full address of the price list"),
  social: z
    .strictObject({
      microblog: href.describe("full address"),
      professionalNetwork: href.describe("full address"),
      videoSite: href.describe("full address"),
    })
    .describe("the company's pages elsewhere"),
  header: z.array(group).describe("the header's menus"),
  footer: z.array(group).describe("the footer's groups of links"),
  legal: z.array(link).describe("the links of the bottom bar"),
  copyright: line(5, 80).describe("the copyright line"),
  sample: z.boolean().optional().describe("true while brand, numbers and links are placeholders"),
});

/** The settings file, parsed. */
export type SiteSettingsData = z.infer<typeof siteSettingsSchema>;
