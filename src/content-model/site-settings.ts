import { z } from "zod";
import { flag, href, line, sample } from "./fields";

const link = z
  .strictObject({
    label: line(1, 40).describe("the link's words"),
    to: href.describe("the link's address: /about/, /#roi or a full address"),
  })
  .meta({ type: "SiteLink", about: "A link of a menu" });

const group = z
  .strictObject({
    label: line(1, 40).describe("the group's name"),
    links: z.array(link).describe("the group's links"),
  })
  .meta({ type: "SiteLinkGroup", about: "A named group of links" });

/** The icons of the header's menus: views of `static/drawings/menu-icons.svg`, by their fragment. */
export const menuIcons = [
  "file-text",
  "target",
  "shopping-basket",
  "hard-hat",
  "gavel",
  "users",
  "inbox",
  "list-checks",
  "chart-column",
  "plug",
  "newspaper",
  "trophy",
  "calculator",
  "wrench",
  "handshake",
  "book-open",
] as const;

const menuLink = link
  .extend({
    about: line(5, 60).optional().describe("what is behind the link, in a few words"),
    icon: z.enum(menuIcons).optional().describe("the name of the icon beside the link"),
    heading: line(1, 30).optional().describe("the heading of the column that this link begins"),
  })
  .meta({ type: "SiteMenuLink", about: "A link of a menu of the header" });

const menu = group
  .extend({
    links: z.array(menuLink).describe("the menu's links"),
    products: flag("says that its pages present products, for search engines"),
  })
  .meta({ type: "SiteMenu", about: "A menu of the header" });

const DIALLED = /^\+\d{8,15}$/u;

/** Whether a label has the digits of a number. It may leave out the country code or begin with a 0. */
function showsNumber(label: string, number: string): boolean {
  const digits = label.replaceAll(/\D/gu, "").replace(/^0/u, "");
  return number.endsWith(digits) && number.length - digits.length <= "+123".length;
}

const telephone = z
  .strictObject({
    label: line(3, 30).describe("the number as people read it, such as +91 80 4718 2200"),
    number: z
      .string()
      .regex(DIALLED, {
        error: "is not an international number; write + and digits only, such as +918047182200",
      })
      .describe("the number as a telephone dials it: + and digits"),
  })
  .superRefine(({ label, number }, context) => {
    if (!DIALLED.test(number) || showsNumber(label, number)) return;
    const message = "has other digits than number; correct one of the two";
    context.addIssue({ code: "custom", path: ["label"], message });
  })
  .meta({ type: "SiteTelephone", about: "A telephone number" });

/** What marketers edit about the whole site: the file `content/settings.yml`. */
export const siteSettingsSchema = z.strictObject({
  brand: line(1, 30).describe("the brand's name"),
  tagline: line(10, 120).describe("what the product is, in one sentence"),
  email: z
    .email({ error: "is not an e-mail address; write one such as hello@example.com" })
    .describe("the address that visitors write to"),
  phones: z
    .strictObject({ in: telephone.describe("India"), us: telephone.describe("United States") })
    .meta({ type: "SitePhones", about: "The sales telephone number of each region" })
    .describe("the sales telephone number of each region"),
  pricing: href.describe("the full address of the price list"),
  social: z
    .strictObject({
      microblog: href.describe("full address"),
      professionalNetwork: href.describe("full address"),
      videoSite: href.describe("full address"),
    })
    .meta({ type: "SiteSocial", about: "The company's profiles on other sites" })
    .describe("the company's profiles on other sites"),
  header: z
    .array(menu)
    .superRefine((menus, context) => {
      const labels = menus.map(({ label }) => label);
      for (const [index, label] of labels.entries()) {
        if (labels.indexOf(label) === index) continue;
        const message = `"${label}" is the label of two menus; rename one`;
        context.addIssue({ code: "custom", path: [index, "label"], message });
      }
    })
    .describe("the header's menus"),
  footer: z.array(group).describe("the footer's groups of links"),
  legal: z.array(link).describe("the links of the bottom bar"),
  copyright: line(5, 80).describe("the copyright line"),
  sample,
});
