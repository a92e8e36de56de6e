import { z } from "zod";
import { bids } from "./auction";
import { beforeAfter } from "./before-after";
import { tile } from "./bento";
import { cards, related } from "./cards";
import { caseStudyCard } from "./case-study-card";
import { certificate } from "./certificate";
import { chart } from "./chart";
import { checklist } from "./checklist";
import { definitions } from "./definitions";
import { document } from "./document";
import { figure, href, line, list, sample, slug } from "./fields";
import { jobOpenings } from "./job-openings";
import { ledger } from "./ledger";
import { nextSteps } from "./next-steps";
import { offices } from "./offices";
import { onThisPage } from "./on-this-page";
import { schedule } from "./schedule";
import { table } from "./table";
import { trade } from "./trade";
import { embeddedTool, landedCostWindow } from "./tools";
import { productWindow } from "./window";
import { board, chain, feed, flow, stats, working } from "./window-blocks";

/** Props of an MDX component, and what may be inside it. */
export interface ComponentSpec<Props extends z.ZodType = z.ZodType> {
  /** Literal props, strict. */
  readonly props: Props;
  /** `blocks`: Markdown and components; `none`: `<Name />`; a list: only these components. */
  readonly children: "blocks" | "paragraph" | "none" | readonly string[];
  /** The component that must contain it; it may be anywhere without this. */
  readonly inside?: string;
  /** Whether it must be first in the text. */
  readonly isFirst?: boolean;
  /** Whether it must be last in the text. */
  readonly isLast?: boolean;
}

const label = line(3, 40).describe("what it says");

const surface = z.enum(["ink", "leaf", "sand"]).optional();

/** What a window may contain. */
const windowBlocks = [
  "Bids",
  "Board",
  "Chain",
  "Chart",
  "Feed",
  "Flow",
  "LandedCost",
  "Stats",
  "Table",
  "Working",
];

const spec = <Props extends z.ZodType>(value: ComponentSpec<Props>) => value;

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
  Bids: spec({ props: bids, children: "none", inside: "Window" }),
  Board: spec({ props: board, children: "none", inside: "Window" }),
  CallToAction: spec({
    props: z.union(
      [
        z.strictObject({
          label,
          to: href.describe("the link's address"),
          primary: z.literal(true).optional().describe("makes it the page's main action"),
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
  Chain: spec({ props: chain, children: "none", inside: "Window" }),
  Chart: spec({ props: chart, children: "none" }),
  Checklist: spec({ props: checklist, children: "none" }),
  Closing: spec({ props: z.strictObject({}), children: ["Section", "ActionBand"], isLast: true }),
  Contact: spec({ props: z.strictObject({}), children: "none" }),
  Definitions: spec({ props: definitions, children: "none" }),
  Document: spec({ props: document, children: "none" }),
  Feed: spec({ props: feed, children: "none", inside: "Window" }),
  Figures: spec({
    props: z.strictObject({
      items: list(figure, 1, 4).describe("one to four figures with their basis"),
    }),
    children: "none",
  }),
  Flow: spec({ props: flow, children: "none", inside: "Window" }),
  JobOpenings: spec({ props: jobOpenings, children: "none" }),
  LandedCost: spec({ props: landedCostWindow, children: "none", inside: "Window" }),
  Ledger: spec({ props: ledger, children: "none" }),
  NextSteps: spec({ props: nextSteps, children: "none" }),
  Offices: spec({ props: offices, children: "none" }),
  OnThisPage: spec({ props: onThisPage, children: "none" }),
  Opening: spec({
    props: z.strictObject({
      wide: z
        .literal(true)
        .optional()
        .describe("shows the window below the heading, over the whole width"),
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
  Quote: spec({
    props: z.strictObject({
      name: line(2, 60).describe("who said it"),
      title: line(2, 80).describe("that person's job title"),
      company: line(2, 60).optional().describe("that person's company"),
      surface: surface.describe("a full-width band of that colour around the words"),
      sample,
    }),
    children: "paragraph",
  }),
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
      region: z
        .enum(["in", "us"])
        .optional()
        .describe("the only region whose visitors see it; all do without it"),
    }),
    children: "blocks",
  }),
  Stats: spec({ props: stats, children: "none", inside: "Window" }),
  Statement: spec({
    props: z.strictObject({
      surface: surface.describe("the band's colour: ink without it"),
      figure: figure.optional().describe("one figure with its basis"),
      guilloche: z.literal(true).optional().describe("draws engraved lines behind the words"),
    }),
    children: "paragraph",
  }),
  Step: spec({
    props: z.strictObject({ title: line(3, 90).describe("the step in a few words") }),
    children: "blocks",
    inside: "Steps",
  }),
  Steps: spec({ props: z.strictObject({}), children: ["Step"] }),
  Table: spec({ props: table, children: "none", inside: "Window" }),
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
  Window: spec({
    props: productWindow,
    children: [...windowBlocks],
  }),
  Working: spec({ props: working, children: "none", inside: "Window" }),
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
