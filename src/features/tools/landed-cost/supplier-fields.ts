import { choice, number, text, type NumberField } from "../kit/fields";
import type { NumberRule } from "../kit/read-number";
import type { ByRegion } from "../kit/region";
import { deliveryTerm } from "./delivery-term";

/** The largest amount: a thousand billion. */
export const MOST = 1e12;

/** An amount of money, 0 if it is empty. */
export const amount = (what = "an amount"): NumberRule => ({
  what,
  least: 0,
  most: MOST,
  whenEmpty: 0,
});
/** A share, 0 if it is empty. */
export const percent = (what = "a percentage"): NumberRule => ({ ...amount(what), most: 100 });

/** Days of credit, negative for an advance. */
export const days: NumberRule = {
  what: "a number of days",
  least: -365,
  most: 365,
  step: 1,
  whenEmpty: 0,
};

const MORE = "More costs";
const FOR_ALL = "{sign} for the quantity, or “5\u00A0per\u00A0{unit}”";

type Label = ByRegion<string>;
type Details = Partial<Pick<NumberField, "group" | "region" | "rule" | "isTax">>;

/** A percentage among the further costs. */
const share = (
  label: Label,
  hint: Label,
  synonyms: string,
  { rule = percent(), ...more }: Details = {},
) => number(label, rule, { measure: "percent", group: MORE, hint, synonyms, ...more });

/** An amount for the whole quantity. */
const total = (label: Label, hint: Label, synonyms: string, more: Omit<Details, "rule"> = {}) =>
  number(label, amount(), { measure: "total", hint, synonyms, ...more });

/** The fields of a quotation. Those without a group come first. */
export const supplierFields = {
  name: text("Supplier", {
    longest: 60,
    synonyms:
      "vendor, bidder, supplier name, vendor name, name of supplier, name of vendor, bidder name, company, company name, party, party name, name of party, firm, name",
  }),
  price: number(
    "Unit price",
    { what: "a price", least: 0, most: MOST, isAboveLeast: true },
    {
      measure: "unit",
      hint: "per {unit}, in its currency",
      currencyIn: "currency",
      synonyms:
        "price, rate, basic rate, basic price, unit rate, quoted price, quoted rate, unit cost, bid price, bid rate, offer price, offered rate, net price, net rate, final price, final rate, negotiated price, negotiated rate, revised price, revised rate",
    },
  ),
  currency: text("Currency", {
    hint: { in: "INR if empty", us: "USD if empty" },
    longest: 3,
    synonyms: "ccy, currency code, curr",
  }),
  term: deliveryTerm,
  freight: total(
    "Freight",
    FOR_ALL,
    "freight charges, frt, frt charges, freight & forwarding, freight & insurance, freight cost, freight amount, transport, transport charges, transport cost, transportation, transportation charges, transportation cost, shipping, shipping charges, shipping cost, delivery charges, cartage, ocean freight",
  ),
  creditDays: number("Credit days", days, {
    measure: "days",
    hint: "after receipt; −30 if you pay 30 days before",
    synonyms:
      "credit, credit period, credit terms, days of credit, payment, payment days, payment terms, payment term, terms of payment, pay terms, pymt terms, pymt term, pymt, pmt terms, pmt",
  }),
  origin: choice({
    label: "Origin",
    hint: "Automatic follows the currency and the term",
    group: MORE,
    options: [
      { value: "auto", label: "Automatic" },
      { value: "home", label: "Domestic", synonyms: "local, indigenous, india, us, usa" },
      {
        value: "import",
        label: "Imported",
        synonyms: "foreign, overseas, abroad, yes, y",
      },
    ],
    synonyms: "source, import, country of origin",
  }),
  rate: number(
    "Exchange rate",
    { what: "an exchange rate", least: 0, most: 1e6, isAboveLeast: true, whenEmpty: 1 },
    {
      hint: "{sign} for one unit of the currency",
      group: MORE,
      synonyms:
        "fx rate, fx, exch rate, exch. rate, ex rate, conversion rate, rate of exchange, currency rate",
    },
  ),
  insurance: share("Insurance", "% of the price", "transit insurance, marine insurance"),
  handling: total(
    "Port charges and delivery",
    FOR_ALL,
    "port charges, handling, handling charges, clearing charges, inland freight",
    { group: MORE },
  ),
  // Anti-dumping and safeguard duties can be more than the price.
  duty: share(
    { in: "Basic customs duty", us: "Customs duty" },
    { in: "% of price, freight and insurance", us: "% of the customs value" },
    "duty, customs duty, custom duty, basic customs duty, import duty, bcd, tariff",
    { rule: { ...percent(), most: 500 } },
  ),
  surcharge: share(
    { in: "Social welfare surcharge", us: "Surcharge on the duty" },
    "% of the duty",
    "social welfare surcharge, sws, surcharge on the duty",
  ),
  mpf: total(
    "Merchandise processing fee",
    "$ for all entries; 0.3464% of the customs value within CBP’s limits",
    "mpf, merchandise processing fee",
    { group: MORE, region: "us" },
  ),
  hmf: share(
    "Harbor maintenance fee",
    "% of the customs value; 0.125 by sea",
    "hmf, harbor maintenance fee",
    { region: "us" },
  ),
  tax: share(
    { in: "GST or IGST", us: "Sales or use tax" },
    { in: "%; counts if you can’t claim it", us: "%; counts if you pay it" },
    "gst, igst, gst %, sales tax, use tax, tax, vat",
    { isTax: true },
  ),
  rejects: share("Rejects", "% of the price", "rejection, rejections, reject rate, scrap, defects"),
  tooling: total(
    "Tooling",
    "{sign}, once",
    "tooling cost, die cost, mould cost, mold cost, one-time cost, nre",
    { group: MORE },
  ),
  toolingVolume: number("Units over which tooling is spread", amount("a number of units"), {
    hint: "this quantity if empty",
    group: MORE,
    synonyms: "tooling volume, tooling quantity, amortisation volume, amortization volume",
  }),
  /** An amount for each added cost line. */
  extras: {
    kind: "texts",
    label: "Added costs",
    of: number("Added cost", amount()),
    per: "extras",
    most: 10,
  },
} as const;
