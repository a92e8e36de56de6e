import { expect, test } from "@jest/globals";
import { upgradeState } from "../kit/state";
import { answerTerms } from "./answer";
import { paymentTerms, type State } from "./fields";
import { answerWords } from "./words";

const start = upgradeState(
  paymentTerms,
  {
    purchases: 73_000_000,
    daysNow: 45,
    daysOffered: 75,
    buyerRate: 9,
    supplierRate: 14,
    invoice: 1_000_000,
    discount: 2,
    discountDay: 10,
    dueDay: 30,
    amount: 800_000,
    accepted: "2027-01-10",
    agreed: 45,
    paid: "2027-04-24",
    bankRate: 5.5,
    taxRate: 25,
    commonDay: 60,
    quotations: [
      { name: "A", price: 10, days: 0 },
      { name: "B", price: 11, days: 30 },
    ],
  },
  "in",
);

const withFirst = (change: Partial<State["quotations"][number]>): Partial<State> => ({
  show: "ranking",
  quotations: start.quotations.map((own, index) => (index === 0 ? { ...own, ...change } : own)),
});

test.each<readonly [string, Partial<State>, string, RegExp]>([
  ["no purchases", { purchases: "0" }, "purchases", /^Enter more than 0/u],
  ["part of a day", { daysNow: "12.5" }, "daysNow", /^Enter a whole number/u],
  [
    "a due day before the discount’s",
    { show: "discount", dueDay: "10" },
    "dueDay",
    /^Enter a day after/u,
  ],
  ["an empty amount", { show: "small-supplier", amount: " " }, "amount", /^Enter an amount/u],
  [
    "payment before acceptance",
    { show: "small-supplier", paid: "2027-01-09" },
    "paid",
    /^Enter the day of/u,
  ],
  ["half a discount", withFirst({ discount: "2" }), "quotations.0.discountDay", /^Enter a day/u],
])("%s is a problem of its field", (_title, change, path, message) => {
  const terms = answerTerms({ ...start, ...change }, "in");
  expect([...terms.problems.keys()]).toEqual([path]);
  expect(terms.problems.get(path)).toMatch(message);
  expect(answerWords(terms).headline).toBe("No result yet");
});

test("a mistake in another question doesn’t matter", () => {
  expect(answerTerms({ ...start, dueDay: "x" }, "in").answer).not.toBeNull();
});

test("what may be empty is: the price asked, and the days in writing", () => {
  const small = { ...start, show: "small-supplier", agreed: " " } as const;
  expect(answerWords(answerTerms(small, "in")).headline).toBe(
    "The last day to pay is 25 January 2027",
  );
  expect(answerWords(answerTerms({ ...start, asked: "" }, "in")).headline).toBe(
    "30 more days of credit is worth ₹5,40,000 a year to you",
  );
});

test("take or leave needs no invoice and not the supplier’s rate", () => {
  const wordsOf = (change: Partial<State>) =>
    answerWords(
      answerTerms(
        { ...start, show: "discount", dueDay: "60", buyerRate: "11", supplierRate: "", ...change },
        "in",
      ),
    );
  expect(wordsOf({ invoice: "" })).toMatchObject({
    headline: "Take it: 14.9% a year against 11%",
    detail: "2/10 net 60: pay on day 10.",
  });
  expect(JSON.stringify(wordsOf({ invoice: "" }))).not.toMatch(/₹|supplier/u);
  expect(wordsOf({}).detail).toBe("2/10 net 60: pay on day 10 and gain ₹5,233.");
  expect(wordsOf({ discount: "1" })).toMatchObject({
    headline: "Leave it: 7.37% a year against 11%",
    detail: "1/10 net 60: pay on day 60. The discount would lose you ₹4,918.",
  });
});

test("what longer credit is worth to the buyer needs no rate of the supplier", () => {
  const words = answerWords(answerTerms({ ...start, supplierRate: "" }, "in"));
  expect(words.headline).toBe("30 more days of credit is worth ₹5,40,000 a year to you");
  expect(JSON.stringify(words)).not.toMatch(/supplier’s interest|Supplier breaks even/u);
});

test("the last day to pay and the interest need neither the tax rate nor the buyer’s", () => {
  const small = { ...start, show: "small-supplier", taxRate: "", buyerRate: "" } as const;
  const words = answerWords(answerTerms(small, "in"));
  expect(words.headline).toBe("The last day to pay is 24 February 2027");
  expect(JSON.stringify(words.tables)).toContain("Interest owed");
  expect(JSON.stringify(words.tables)).not.toContain("Tax paid early");
});

test("the 45 days of the law are named only above day 45, and only in India", () => {
  const notes = (change: Partial<State>, region: "in" | "us" = "in") =>
    answerWords(answerTerms({ ...start, ...change }, region)).notes?.length;
  expect(notes({})).toBe(1);
  expect(notes({ daysOffered: "40" })).toBe(0);
  expect(notes({}, "us")).toBe(0);
});

test("a discount needs a day before the credit ends, and small unit prices keep their decimals", () => {
  const ranked = (first: object, second: object) => {
    const quotations = [first, second].map((own) => ({ ...start.quotations[0], ...own }));
    return answerTerms({ ...start, show: "ranking", quotations } as State, "us");
  };
  const terms = { days: "30", discount: "", discountDay: "" };
  const late = { ...terms, discount: "2", discountDay: "60" };
  const { problems } = ranked({ ...terms, price: "1" }, { ...late, price: "1" });
  expect(problems.get("quotations.1.discountDay")).toBe(
    "Enter a day before the end of the credit.",
  );
  const { answer } = ranked({ ...terms, price: "0.128" }, { ...terms, price: "0.125" });
  expect(answer?.part === "ranking" && answer.rows.map(({ rank }) => rank)).toEqual([1, 2]);
});

test("the last day to pay needs neither the payment nor the bank rate", () => {
  const asked = { ...start, show: "small-supplier", paid: "", bankRate: "" } as const;
  expect(answerWords(answerTerms(asked, "in"))).toMatchObject({
    headline: "The last day to pay is 24 February 2027",
    detail: "For the interest and the deduction: fill in what is missing.",
  });
  const unknown = answerWords(answerTerms({ ...asked, accepted: "" }, "in"));
  expect(unknown.headline).toBe("No result yet");
});

test("US visitors are asked about credit in place of small suppliers", () => {
  expect(answerTerms({ ...start, show: "small-supplier" }, "us").part).toBe("credit");
});
