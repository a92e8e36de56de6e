import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "../../content-model/components";
import { Content } from "../content";

const scene: ComponentProps<"ScrapAuction"> = {
  title: "Lot 12",
  caption: "Three bids take the price up.",
  unit: "₹ per tonne",
  opens: "11:00",
  closes: "11:20",
  now: "11:17:46",
  start: 28_000,
  reserve: 29_500,
  bids: [
    { at: "11:02", bidder: "Buyer 3", price: 28_400 },
    { at: "11:10", bidder: "Buyer 1", price: 29_800 },
    { at: "11:17", bidder: "Buyer 3", price: 31_200 },
  ],
  quantity: { amount: 120, unit: "tonnes" },
  proceeds: { currency: "₹", amount: 3_744_000 },
};

const show = (props: Partial<typeof scene> = {}) =>
  render(
    <Content body={[{ component: "ScrapAuction", props: { ...scene, ...props } }]} images={[]} />,
  );

const sentence = () => screen.getByText(/Highest bid/u, { selector: "p" });

test("tells the time that is left, and the bids with the highest on top", () => {
  show();
  expect(screen.getByText("2:14 left")).toBeVisible();
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Bidder", "Time", "₹ per tonne", "Above opening"],
    ["Buyer 3", "11:17", "31,200", "3,200"],
    ["Buyer 1", "11:10", "29,800", "1,800"],
    ["Buyer 3", "11:02", "28,400", "400"],
  ]);
});

test("says what the highest bid brings, and how far it is from the reserve", () => {
  show();
  expect(sentence()).toHaveTextContent(
    "Highest bid 31,200, 1,700 above the reserve of 29,500: 31,200 × 120 tonnes = ₹37,44,000",
  );
});

test("says that a reserve is not reached", () => {
  show({ reserve: 32_000 });
  expect(sentence()).toHaveTextContent("800 below the reserve of 32,000");
});

test("draws the price from the foot of its drawing to the top", () => {
  const { container } = show();
  const [, , line] = container.querySelectorAll("svg path");
  expect(line).toHaveAttribute("d", "M0 64H40V57H200V33H340V8H355");
});
