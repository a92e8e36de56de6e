import { z } from "zod";
import { beforeAfter } from "./before-after";
import { tile } from "./bento";
import { cards, related } from "./cards";
import { caseStudyCard } from "./case-study-card";
import { certificate } from "./certificate";
import { chart } from "./chart";
import { checklist } from "./checklist";
import { spec } from "./component-spec";
import { definitions } from "./definitions";
import { document } from "./document";
import { figure, flag, href, line, list, region, slug, surface } from "./fields";
import { jobOpenings } from "./job-openings";
import { nextSteps } from "./next-steps";
import { offices } from "./offices";
import { onThisPage } from "./on-this-page";
import { schedule } from "./schedule";
import { trade } from "./trade";
import { embeddedTool } from "./tools";
import { productWindow } from "./window";
import { windowBlocks } from "./window-blocks";

const label = line(3, 40).describe("what it says");

/**
 * The components that MDX may name, with their props. The view of each
 * has the same name in `src/sections/index.ts`; a missing view does not compile.
 */
export const componentSpecs = {
  ActionBand: spec({
    props: z.strictObject({
      id: slug.describe("the band's anchor"),
      title: line(3, 90).describe("the band's heading"),
      text: line(10, 200).optional().describe("a line below the heading"),
    }),
    children: ["CallToAction"],
  }),
  BeforeAfter: spec({ props: beforeAfter, children: "none" }),
  Bento: spec({ props: z.strictObject({}), children: ["Tile"] }),
  CallToAction: spec({
    props: z.union(
      [
        z.strictObject({
          label,
          to: href.describe("the link's address"),
          primary: flag("makes it the page's main action"),
        }),
        z.strictObject({
          label: z
            .custom<undefined>((value) => value === undefined, {
              error: "can't be used with opens; the button's name is the same on every page",
            })
            .optional()
            .describe("nothing: the button has one name on every page"),
          opens: z.enum(["demo-callback", "sales-callback"]).describe("the form that it opens"),
        }),
      ],
      {
        error: 'takes label and to="/address/", or opens="demo-callback" or "sales-callback" alone',
      },
    ),
    children: "none",
  }),
  Callout: spec({
    props: z.strictObject({
      title: line(2, 80).optional().describe("a short title above the text"),
    }),
    children: "blocks",
  }),
  Cards: spec({ props: cards, children: "none" }),
  CaseStudy: spec({ props: caseStudyCard, children: "none" }),
  Certificate: spec({ props: certificate, children: "none" }),
  Chart: spec({ props: chart, children: "none" }),
  Checklist: spec({ props: checklist, children: "none" }),
  Closing: spec({ props: z.strictObject({}), children: ["Section", "ActionBand"], isLast: true }),
  Contact: spec({ props: z.strictObject({}), children: "none" }),
  Definitions: spec({ props: definitions, children: "none" }),
  Document: spec({ props: document, children: "none" }),
  Figures: spec({
    props: z.strictObject({
      items: list(figure, 1, 4).describe("one to four figures with their basis"),
    }),
    children: "none",
  }),
  JobOpenings: spec({ props: jobOpenings, children: "none" }),
  NextSteps: spec({ props: nextSteps, children: "none" }),
  Offices: spec({ props: offices, children: "none" }),
  OnThisPage: spec({ props: onThisPage, children: "none" }),
  Opening: spec({
    props: z.strictObject({
      wide: flag("shows the window below the heading, over the whole width"),
    }),
    children: ["CallToAction", "Certificate", "Document", "OnThisPage", "TradeDrawing", "Window"],
    isFirst: true,
  }),
  Question: spec({
    props: z.strictObject({ ask: line(5, 160).describe("the question as a visitor asks it") }),
    children: "blocks",
    inside: "Questions",
  }),
  Questions: spec({ props: z.strictObject({}), children: ["Question"] }),
  Related: spec({ props: related, children: "none" }),
  Schedule: spec({ props: schedule, children: "none" }),
  Section: spec({
    props: z.strictObject({
      id: slug.describe("the section's anchor"),
      title: line(3, 90).describe("the section's heading"),
      surface: surface.describe("a full-width band of that colour behind the section"),
      layout: z
        .enum(["beside", "above"])
        .optional()
        .describe("where the heading is: beside the text (the default) or above it"),
      region: region
        .optional()
        .describe("the only region whose visitors see it; all do without it"),
    }),
    children: "blocks",
  }),
  Step: spec({
    props: z.strictObject({ title: line(3, 90).describe("the step in a few words") }),
    children: "blocks",
    inside: "Steps",
  }),
  Steps: spec({ props: z.strictObject({}), children: ["Step"] }),
  Tile: spec({ props: tile, children: "paragraph", inside: "Bento" }),
  TradeDrawing: spec({
    props: z.strictObject({ name: trade.describe("what is drawn") }),
    children: "none",
  }),
  Tool: spec({ props: embeddedTool, children: "none" }),
  WalkStep: spec({
    props: z.strictObject({ title: line(3, 90).describe("the step in a few words") }),
    children: "blocks",
    inside: "WalkThrough",
  }),
  WalkThrough: spec({ props: z.strictObject({}), children: ["WalkStep"] }),
  Window: spec({ props: productWindow, children: [...Object.keys(windowBlocks), "Chart"] }),
  ...windowBlocks,
  WorkedExample: spec({
    props: z.strictObject({ title: line(5, 120).describe("what the example works out") }),
    children: "blocks",
  }),
};

/** A component that MDX may name. */
export type ComponentName = keyof typeof componentSpecs;

/** The literal props of a component, as its view receives them. */
export type ComponentProps<Name extends ComponentName> = z.infer<
  (typeof componentSpecs)[Name]["props"]
>;
