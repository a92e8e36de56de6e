import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "../content-model/components";
import type { ContentNode } from "../content-model/content-tree";
import { ActionBand } from "./action-band";
import { CallToAction } from "./call-to-action";
import { Cards, Related } from "./cards";
import ContentNodes from "./content-nodes";
import { Figures } from "./figures";
import { Quote } from "./quote";
import { Section } from "./section";
import { Statement } from "./statement";
import { textsOf } from "./testing/rows";

const show = (node: ContentNode) => render(<ContentNodes nodes={[node]} images={[]} />);

test("a statement is a band on ink with a figure and its basis", () => {
  const figure = { value: "8 h", label: "saved", basis: "median of 4 events" };
  const { container } = render(
    <Statement figure={figure} guilloche>
      <p>Compare landed cost.</p>
    </Statement>,
  );
  expect(container.firstElementChild).toHaveAttribute("data-surface", "ink");
  expect(container).toHaveTextContent("Compare landed cost.saved8 hmedian of 4 events");
  expect(textsOf("definition")).toEqual(["8 h", "median of 4 events"]);
  expect(screen.queryByRole("img")).toBeNull();
});

test("a statement can have another surface", () => {
  const { container } = render(<Statement surface="sand">Compare landed cost.</Statement>);
  expect(container.firstElementChild).toHaveAttribute("data-surface", "sand");
});

test("a band of action is a region with its heading, line and actions", () => {
  render(
    <ActionBand id="next" title="See your RFQ" text="It takes 40 minutes.">
      <CallToAction label="Read how" to="/how/" />
    </ActionBand>,
  );
  const region = screen.getByRole("region", { name: "See your RFQ" });
  expect(within(region).getByRole("heading", { level: 2 })).toHaveAttribute("id", "next");
  expect(region).toHaveTextContent("It takes 40 minutes.");
  expect(within(region).getByRole("link", { name: "Read how" })).toHaveAttribute("href", "/how/");
});

const paragraph = (text: string): ContentNode => ({ tag: "p", children: [text] });

test("each step of a walk-through has its text first, then its scene", () => {
  const step = (title: string, children: readonly ContentNode[]): ContentNode => ({
    component: "WalkStep",
    props: { title },
    children,
  });
  const children = [
    step("Ask", [paragraph("One sheet."), paragraph("Three suppliers."), paragraph("Sheet")]),
    step("Award", [paragraph("One reason."), paragraph("Scene")]),
  ];
  show({ component: "WalkThrough", props: {}, children });
  expect(textsOf("listitem")).toEqual([
    "AskOne sheet.Three suppliers.Sheet",
    "AwardOne reason.Scene",
  ]);
  const [first] = screen.getAllByRole("listitem");
  const [text, scene] = first?.children ?? [];
  expect(text).toHaveTextContent("AskOne sheet.Three suppliers.");
  expect(scene).toHaveTextContent(/^Sheet$/u);
});

test("a tile shows its miniature, and its title can be a link", () => {
  const tile = (props: ComponentProps<"Tile">, text: string): ContentNode => ({
    component: "Tile",
    props,
    children: [paragraph(text)],
  });
  const rows = [
    { label: "Bidder 1", value: "L1", mark: true as const },
    { label: "Bidder 2", value: "L2" },
  ];
  const bars = [
    { label: "Steel", amount: 1200 },
    { label: "Film", amount: 300 },
  ];
  const children = [
    tile({ title: "Hours", size: "wide", figure: { value: "8.5 h", label: "per RFQ" } }, "Fewer."),
    tile({ title: "Bids", to: "/auctions/", rows }, "Ranked."),
    tile({ title: "Spend", bars }, "By category."),
    tile({ title: "Formats", pills: ["Sealed", "Dutch"] }, "Your choice."),
    tile({ title: "Lane", curve: { amounts: [9, 8, 6], value: "₹6", label: "a trip" } }, "Live."),
  ];
  show({ component: "Bento", props: {}, children });
  const [bento] = screen.getAllByRole("list");
  expect([...(bento?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "HoursFewer.8.5 h per RFQ",
    "BidsRanked.Bidder 1 L1Bidder 2 L2",
    "SpendBy category.Steel 1,200Film 300",
    "FormatsYour choice.SealedDutch",
    "LaneLive.₹6 a trip",
  ]);
  expect(screen.getByRole("link", { name: "Bids" })).toHaveAttribute("href", "/auctions/");
});

const pages = [
  { title: "Steel", text: "Coil by index.", to: "/steel/" },
  { title: "Film", text: "By the kilogram.", to: "/film/" },
  { title: "Freight", text: "Sixty lanes.", to: "/freight/" },
];

test("cards link to pages and may show a figure", () => {
  const figure = { value: "4%", label: "below index" };
  const steel = { title: "Steel", text: "Coil by index.", to: "/steel/", figure };
  render(<Cards items={[steel, ...pages.slice(1)]} />);
  expect(textsOf("listitem")).toEqual([
    "4% below indexSteelCoil by index.",
    "FilmBy the kilogram.",
    "FreightSixty lanes.",
  ]);
  expect(screen.getByRole("link", { name: "Film" })).toHaveAttribute("href", "/film/");
});

test("related pages are a named navigation of three links", () => {
  render(<Related items={pages} />);
  const ways = screen.getByRole("navigation", { name: "Related pages" });
  expect(within(ways).getAllByRole("link")).toHaveLength(3);
});

test("a quote with a surface is a band", () => {
  render(
    <Quote name="Asha Rao" title="Buyer" surface="leaf" sample={false}>
      <p>We count first.</p>
    </Quote>,
  );
  expect(screen.getByRole("figure")).toHaveAttribute("data-surface", "leaf");
  expect(screen.getByRole("figure")).toHaveTextContent(/^We count first\..*Asha Rao, Buyer$/u);
});

test("figures keep their labels and bases on a surface", () => {
  render(
    <Section id="sums" title="Sums" surface="ink">
      <Figures items={[{ value: "11 days", label: "to order", basis: "median of 42" }]} />
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Sums" })).toHaveAttribute("data-bleed");
  expect(textsOf("definition")).toEqual(["11 days", "median of 42"]);
});

test("an answer can be read without opening anything", () => {
  const props = { ask: "Does it work?" };
  const question: ContentNode = { component: "Question", props, children: [paragraph("Yes.")] };
  show({ component: "Questions", props: {}, children: [question] });
  expect(screen.getByRole("heading", { level: 3, name: "Does it work?" })).toBeVisible();
  expect(screen.getByText("Yes.")).toBeVisible();
});
