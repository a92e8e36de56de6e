import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { tableRows, textsOf } from "../testing/rows";
import { ApprovalChain } from "./approval-chain";
import { BidLadder } from "./bid-ladder";
import { CapexBudget } from "./capex-budget";
import { ContractCheck } from "./contract-check";
import { IntakeRequest } from "./intake-request";
import { IntegrationFlow } from "./integration-flow";
import { InvoiceToPayment } from "./invoice-to-payment";
import { CostModel } from "./cost-model";
import { LaneBoard } from "./lane-board";
import { QuotationComparison } from "./quotation-comparison";
import { RateCatalogue } from "./rate-catalogue";
import { RfqTracker } from "./rfq-tracker";
import { ScrapAuction } from "./scrap-auction";
import { SpendByCategory } from "./spend-by-category";
import { SupplierScorecard } from "./supplier-scorecard";

const frame = { title: "Sheet 1", status: "Opened 14 May", caption: "What the scene shows." };

/** Renders a scene. Each is a figure with a caption, and its drawings are hidden from screen readers. */
function show(scene: ReactElement): HTMLElement {
  const { container } = render(scene);
  expect(screen.getByRole("figure")).toHaveTextContent(/Sheet 1.*What the scene shows\.$/u);
  for (const drawing of container.querySelectorAll("svg")) {
    expect(drawing.closest("[aria-hidden]")).not.toBeNull();
  }
  return container;
}

/** Lengths of the parts of each bar in the table; 200 is a full bar. */
const barLengths = (container: HTMLElement) =>
  [...container.querySelectorAll("th svg")].map((bar) =>
    [...bar.querySelectorAll("rect")].map((part) => Number(part.getAttribute("width"))),
  );

test("a quotation comparison names the lowest landed cost, and its table can be scrolled", () => {
  show(
    <QuotationComparison
      {...frame}
      unit="₹ per tonne"
      suppliers={["Mill A", "Mill B"]}
      lines={[
        { label: "Price", amounts: [61_400, 60_150] },
        { label: "Freight", amounts: [1450, 2960.5] },
      ]}
      landed={[62_850, 63_110.5]}
      lot={{ label: "100 tonnes", quantity: 100, amounts: [6_285_000, 6_311_050] }}
    />,
  );
  expect(tableRows()).toEqual([
    ["₹ per tonne", "Mill A", "Mill B"],
    ["Price", "61,400.00", "60,150.00"],
    ["Freight", "1,450.00", "2,960.50"],
    ["Landed cost", "62,850.00lowest", "63,110.50"],
    ["100 tonnes", "62,85,000", "63,11,050"],
  ]);
  expect(screen.getAllByRole("rowheader")).toHaveLength(4);
  expect(screen.getByRole("group", { name: "Sheet 1" })).toHaveAttribute("tabindex", "0");
});

const quotations = {
  ...frame,
  title: "RFQ 7 · Sheet 1",
  unit: "₹ per tonne",
  suppliers: ["Mill A", "Mill B", "Mill C"],
  lines: [
    { label: "Price", amounts: [700, 600, 710] },
    { label: "Freight", amounts: [50, 200, 10] },
  ],
  landed: [750, 800, 720],
};

test("the window has a breadcrumb, and its chart lists suppliers from the lowest cost", () => {
  const container = show(<QuotationComparison {...quotations} />);
  expect(container).toHaveTextContent("Events / RFQ 7 Sheet 1");
  const quotes = [...container.querySelectorAll("[data-moves]")];
  expect(quotes.map(({ textContent }) => textContent)).toEqual([
    "MCMill CLowest landed cost720",
    "MAMill A750",
    "MBMill B800",
  ]);
  // By price alone Mill C is last and Mill B first.
  expect(quotes.map((quote) => quote.getAttribute("data-moves"))).toEqual(["2", "0", "-2"]);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a quotation comparison that plays can be paused, and shows the award", () => {
  show(<QuotationComparison {...quotations} plays />);
  expect(screen.getByRole("checkbox", { name: "Pause animation" })).not.toBeChecked();
  expect(screen.getByRole("figure")).toHaveTextContent("Award to Mill C Awarded");
});

test("tiles of spend are in proportion, each with its share under contract", () => {
  const container = show(
    <SpendByCategory
      {...frame}
      unit="₹ crore"
      categories={[
        { label: "Steel", spend: 50, contract: 40 },
        { label: "Film", spend: 50, contract: 0 },
      ]}
      total={{ spend: 100, contract: 40 }}
    />,
  );
  const tiles = [...container.querySelectorAll("svg svg")];
  expect(tiles.map((tile) => tile.getAttribute("width"))).toEqual(["50.0%", "50.0%"]);
  expect(tiles[0]?.querySelector("rect:nth-of-type(3)")).toHaveAttribute("width", "80.0%");
});

const auction = { ...frame, opens: "11:00", closes: "11:20", now: "11:17:46" };

test("a bid ladder shows the time left, the bids from the lowest, and the saving", () => {
  show(
    <BidLadder
      {...auction}
      unit="₹ per trip"
      start={58_500}
      bids={[
        { at: "11:02", bidder: "Carrier 3", price: 57_900 },
        { at: "11:05", bidder: "Carrier 1", price: 57_200 },
        { at: "11:17", bidder: "Carrier 3", price: 54_700 },
      ]}
      quantity={{ amount: 260, unit: "trips" }}
      saving={{ currency: "₹", amount: 988_000 }}
    />,
  );
  expect(screen.getByText("2:14 left")).toBeVisible();
  expect(tableRows()).toEqual([
    ["Bidder", "Time", "₹ per trip", "Below opening"],
    ["C3Carrier 3", "11:17", "54,700", "3,800"],
    ["C1Carrier 1", "11:05", "57,200", "1,300"],
    ["C3Carrier 3", "11:02", "57,900", "600"],
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent(
    "Opening price 58,500, lowest bid 54,700: 3,800 × 260 trips = ₹9,88,000",
  );
});

test.each([
  [29_500, "1,700 above the reserve of 29,500"],
  [32_000, "800 below the reserve of 32,000"],
])("a scrap auction with a reserve of %d is %s", (reserve, distance) => {
  const container = show(
    <ScrapAuction
      {...auction}
      unit="₹ per tonne"
      start={28_000}
      reserve={reserve}
      bids={[
        { at: "11:02", bidder: "Buyer 3", price: 28_400 },
        { at: "11:17", bidder: "Buyer 1", price: 31_200 },
      ]}
      quantity={{ amount: 120, unit: "tonnes" }}
      proceeds={{ currency: "₹", amount: 3_744_000 }}
    />,
  );
  expect(tableRows()).toEqual([
    ["Bidder", "Time", "₹ per tonne", "Above opening"],
    ["B1Buyer 1", "11:17", "31,200", "3,200"],
    ["B3Buyer 3", "11:02", "28,400", "400"],
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent(
    `Highest bid 31,200, ${distance}: 31,200 × 120 tonnes = ₹37,44,000`,
  );
  const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(paths.at(-1)).toMatch(/^M0 116H40V\d+H340V\d+H355$/u);
});

test("spend by category shows amount, share and spend without a contract", () => {
  const container = show(
    <SpendByCategory
      {...frame}
      unit="₹ crore"
      categories={[
        { label: "Steel", spend: 50, contract: 45 },
        { label: "Film", spend: 30, contract: 10 },
        { label: "Freight", spend: 20, contract: 5 },
      ]}
      total={{ spend: 100, contract: 60 }}
    />,
  );
  expect(tableRows()).toEqual([
    ["Category", "₹ crore", "Share", "No contract"],
    ["Steel", "50", "50.0%", "5"],
    ["Film", "30", "30.0%", "20"],
    ["Freight", "20", "20.0%", "15"],
    ["Total", "100", "100.0%", "40"],
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent("60 of 100 = 60.0%");
  expect(barLengths(container)).toEqual([
    [200, 180],
    [120, 40],
    [80, 20],
  ]);
});

test("a supplier scorecard says which marks are below target, and how the score adds up", () => {
  show(
    <SupplierScorecard
      {...frame}
      target={80}
      criteria={[
        { label: "Quality", evidence: "46 of 50 lots", weight: 60, mark: 92 },
        { label: "Delivery", evidence: "39 of 50 lines", weight: 40, mark: 78 },
      ]}
      score={86.4}
    />,
  );
  expect(tableRows()).toEqual([
    ["Criterion, tick at 80", "Mark", "Weight", "Points"],
    ["Quality46 of 50 lots", "92", "60%", "55.2"],
    ["Delivery39 of 50 lines", "78below 80", "40%", "31.2"],
    ["Score", "", "100%", "86.4"],
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent("55.2 + 31.2 = 86.4");
});

test.each([
  [6.12, "0.28", ["8.53", "0.17"], "Remaining of the sanction: 8.70 − 8.53 = 0.17"],
  [6.4, "0.00", ["8.81", "−0.11over"], "Over the sanction: 8.70 − 8.81 = −0.11"],
])("a capex budget with an award of %d shows what is left or over", (award, left, total, sum) => {
  const container = show(
    <CapexBudget
      {...frame}
      unit="₹ crore"
      packages={[
        { label: "Filler", budget: 6.4, award },
        { label: "Utilities", budget: 2.3, award: 2.41 },
      ]}
      total={{ budget: 8.7, award: award + 2.41 }}
    />,
  );
  expect(tableRows()).toEqual([
    ["₹ crore", "Budget", "Award", "Remaining"],
    ["Filler", "6.40", award.toFixed(2), left],
    ["Utilities", "2.30", "2.41", "−0.11over"],
    ["Project", "8.70", ...total],
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent(sum);
  expect(barLengths(container)[1]).toEqual([191, 191, 9]);
});

test("an integration flow counts the documents of each kind and between the systems", () => {
  const container = show(
    <IntegrationFlow
      {...frame}
      unit="Documents"
      systems={["ERP", "Sourcing", "Suppliers"]}
      documents={[
        { name: "Requisitions", from: "ERP", to: "Sourcing", sent: 1046, taken: 1045, held: 1 },
        { name: "Receipts", from: "ERP", to: "Sourcing", sent: 64, taken: 64, held: 0 },
        { name: "Awards", from: "Sourcing", to: "ERP", sent: 21, taken: 21, held: 0 },
        { name: "Invitations", from: "Sourcing", to: "Suppliers", sent: 162, taken: 162, held: 0 },
      ]}
      total={{ sent: 1293, taken: 1292, held: 1 }}
    />,
  );
  expect(tableRows()).toEqual([
    ["Documents", "Sent", "Received", "Held"],
    ["RequisitionsERP to Sourcing", "1,046", "1,045", "1"],
    ["ReceiptsERP to Sourcing", "64", "64", "0"],
    ["AwardsSourcing to ERP", "21", "21", "0"],
    ["InvitationsSourcing to Suppliers", "162", "162", "0"],
    ["All documents", "1,293", "1,292", "1"],
  ]);
  expect(container).toHaveTextContent("ERP1,110 →← 211 heldSourcing162 →← 0Suppliers");
});

test("an invoice to payment shows each step with its day, and how the discount is calculated", () => {
  show(
    <InvoiceToPayment
      {...frame}
      currency="₹"
      invoiced="2026-02-26"
      received="2026-02-27"
      approved="2026-03-03"
      paid="2026-03-13"
      due="2026-05-02"
      amount={1_460_000}
      rate={12}
      days={50}
      discount={24_000}
      payout={1_436_000}
    />,
  );
  expect(tableRows()).toEqual([
    ["Step", "Day", "₹"],
    ["Invoice raised", "26 Feb", "14,60,000"],
    ["Goods received", "27 Feb", "–"],
    ["Buyer approves", "3 Mar", "14,60,000"],
    ["Discount for 50 days", "13 Mar", "−24,000"],
    ["Supplier is paid", "13 Mar", "14,36,000"],
    ["Buyer pays the lender", "2 May", "14,60,000"],
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent("14,60,000 × 12% × 50 ÷ 365 = ₹24,000");
});

test("an intake request shows its estimate, its route and the time to the event", () => {
  show(
    <IntakeRequest
      {...frame}
      asked={{ words: "We need a crane", by: "Maintenance", at: "09:12" }}
      answers={[{ label: "Site", value: "Boiler house" }]}
      currency="₹"
      estimate={{ quantity: 9, unit: "days", rate: 75_000, amount: 675_000 }}
      routes={[
        { limit: 50_000, becomes: "Two quotations", due: "3 days" },
        { limit: 1_000_000, becomes: "RFQ by buyer", due: "8 days" },
        { becomes: "Sourcing plan", due: "Agreed" },
      ]}
      event={{ name: "RFQ 2", at: "09:41", facts: [{ label: "Scope", value: "Taken over" }] }}
    />,
  );
  const figure = screen.getByRole("figure");
  expect(figure).toHaveTextContent("Sorted in 29 minutesM“We need a crane”Maintenance, 09:12");
  expect(figure).toHaveTextContent("9 days × 75,000 = ₹6,75,000");
  expect(textsOf("listitem")).toEqual([
    "Up to 50,000 Two quotations 3 days",
    "Up to 10,00,000 RFQ by buyerthis request 8 days",
    "Above that Sourcing plan Agreed",
  ]);
  expect(figure).toHaveTextContent("→ RFQ 2 opened 09:41");
});

const chain = {
  ...frame,
  unit: "₹",
  lines: [
    { label: "Order", amount: 9_600_000 },
    { label: "Freight", amount: 640_000 },
  ],
  total: 10_240_000,
  levels: [
    { who: "Lead", limit: 500_000, answered: "12 May, 10:05", note: "Deputy, on leave" },
    { who: "Plant head", limit: 2_500_000, asked: "12 May, 10:06" },
    { who: "CFO", limit: 50_000_000 },
    { who: "Board" },
  ],
};

test("an approval chain shows the total, and the limit and answer of each level", () => {
  show(<ApprovalChain {...chain} />);
  expect(textsOf("term")).toEqual(["Order", "Freight", "To be approved, ₹"]);
  expect(textsOf("definition")).toEqual(["96,00,000", "6,40,000", "1,02,40,000"]);
  expect(textsOf("listitem")).toEqual([
    "LLeadup to 5,00,000Recommended 12 May, 10:05Deputy, on leave",
    "PHPlant headup to 25,00,000Asked to recommend 12 May, 10:06",
    "CFOCFOup to 5,00,00,000Will be asked to approve",
    "BBoardno limitNot needed: a lower limit covers it",
  ]);
});

test("an approval chain for one amount names that amount and who approved it", () => {
  const levels = chain.levels.slice(0, 3).map((level) => ({ ...level, answered: "13 May" }));
  show(
    <ApprovalChain {...chain} lines={[{ label: "Order", amount: 10_240_000 }]} levels={levels} />,
  );
  expect(textsOf("term")).toEqual(["Order, ₹"]);
  expect(textsOf("listitem")[2]).toBe("CFOCFOup to 5,00,00,000Approved 13 May");
});

const activity = [
  { at: "9 May", who: "Buyer", what: "asked for a credit note" },
  { at: "8 May", who: "Mill A", what: "asked about the width" },
];

test("an RFQ tracker shows how far each supplier is, and what happened", () => {
  show(
    <RfqTracker
      {...frame}
      lines={5}
      wanted={3}
      suppliers={[
        { name: "Mill A", state: "quoted", priced: 5, at: "9 May" },
        { name: "Mill B", state: "opened", priced: 2, at: "9 May" },
        { name: "Mill C", state: "regretted", priced: 0, at: "8 May" },
      ]}
      activity={activity}
    />,
  );
  expect(screen.getByRole("figure")).toHaveTextContent("3 invited 5 lines 1 of 3 quotations");
  expect(tableRows()).toEqual([
    ["Supplier", "Status", "Lines priced"],
    ["MAMill A 9 May", "Quoted", "5 of 5"],
    ["MBMill B 9 May", "Opened", "2 of 5"],
    ["MCMill C 8 May", "Regretted", "–"],
  ]);
  expect(textsOf("listitem")).toEqual([
    "BBuyer asked for a credit note 9 May",
    "MAMill A asked about the width 8 May",
  ]);
});

test("a contract check shows each difference, and the panel of one order", () => {
  show(
    <ContractCheck
      {...frame}
      unit="₹ per piece"
      orders={[
        { number: "PO 1", item: "Housing", quantity: 10, paid: 12.5, contract: 12, difference: 5 },
        { number: "PO 2", item: "Cover", quantity: 20, paid: 7, contract: 7, difference: 0 },
      ]}
      total={5}
      detail={{ number: "PO 1", facts: [{ label: "Clause", value: "4.2" }], activity }}
    />,
  );
  expect(tableRows()).toEqual([
    ["Order", "Price", "Contract", "Difference"],
    ["PO 1 Housing × 10", "12.50", "12.00", "+5"],
    ["PO 2 Cover × 20", "7.00", "7.00", "none"],
    ["Total", "", "", "+5"],
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent("2 checked 1 differs");
  expect(textsOf("definition")).toEqual(["4.2"]);
});

test("a rate catalogue shows items with rates, and an order within the contract", () => {
  const shoe = { name: "Shoe", rate: 1195, unit: "pair", contract: "RC 8" };
  show(
    <RateCatalogue
      {...frame}
      currency="₹"
      search="shoe"
      items={[
        { ...shoe, code: "S1" },
        { ...shoe, code: "S2", name: "Boot" },
        { ...shoe, code: "S3", name: "Gloves" },
      ]}
      order={{
        title: "Order 14",
        lines: [{ code: "S1", quantity: 20, amount: 23_900 }],
        total: 23_900,
        facts: [{ label: "Delivery", value: "5 days" }],
      }}
      ceiling={{ contract: "RC 8", limit: 50_000, used: 20_000, after: 43_900 }}
    />,
  );
  expect(textsOf("listitem")[0]).toBe("S1 · RC 8 Shoe ₹1,195 a pair, delivered");
  expect(textsOf("term")).toEqual(["20 × Shoe", "Delivery"]);
  expect(screen.getByRole("figure")).toHaveTextContent("RC 8: 43,900 of 50,000 used");
});

test("a lane board shows loads by stage, and the carriers of one lane", () => {
  const load = { lane: "Pune to Chennai", carrier: "Carrier 1", note: "On time" };
  show(
    <LaneBoard
      {...frame}
      stages={[
        {
          name: "Indented",
          count: 6,
          loads: [{ ...load, number: "5512", note: "No truck", mark: true }],
        },
        { name: "Placed", count: 9, loads: [{ ...load, number: "5513" }] },
        { name: "Delivered", count: 5, loads: [{ ...load, number: "5514" }] },
      ]}
      total={20}
      lane={{
        name: "Pune to Chennai, May",
        unit: "₹ per trip",
        carriers: [
          { name: "Carrier 1", rate: 57_000, trips: 13, amount: 741_000 },
          { name: "Carrier 2", rate: 57_200, trips: 9, amount: 514_800 },
        ],
        trips: 22,
        amount: 1_255_800,
      }}
    />,
  );
  expect(screen.getByRole("figure")).toHaveTextContent("20 loads Indented 6 Placed 9 Delivered 5");
  expect(textsOf("listitem")[1]).toBe("5512 Pune to ChennaiC1 Carrier 1No truck");
  expect(tableRows()).toEqual([
    ["Pune to Chennai, May", "₹ per trip", "Trips", "Amount"],
    ["Carrier 1", "57,000", "13", "7,41,000"],
    ["Carrier 2", "57,200", "9", "5,14,800"],
    ["All carriers", "", "22", "12,55,800"],
  ]);
});

test("a cost model shows the gap of each element and of the price", () => {
  show(
    <CostModel
      {...frame}
      unit="₹ per piece"
      elements={[
        { label: "Metal", working: "2 kg × 5", should: 10, quoted: 10 },
        { label: "Casting", working: "Two-cavity die", should: 5, quoted: 7.5 },
        { label: "Freight", working: "By road", should: 1, quoted: 1 },
      ]}
      should={16}
      quoted={18.5}
      activity={activity}
    />,
  );
  expect(tableRows()).toEqual([
    ["₹ per piece", "Should-cost", "Quoted", "Gap"],
    ["Metal 2 kg × 5", "10.00", "10.00", "–"],
    ["Casting Two-cavity die", "5.00", "7.50", "2.50"],
    ["Freight By road", "1.00", "1.00", "–"],
    ["Delivered price", "16.00", "18.50", "2.50"],
  ]);
});
