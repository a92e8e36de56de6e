import { fold } from "../../../../lib/text";
import type { Field, Measure, Option } from "../fields";
import { takeCurrency } from "../currencies";
import { LOT_OF, UNITS } from "../units";

const tidy = (text: string) =>
  text
    .replaceAll(/[\s_]+/gu, " ")
    .replaceAll(/^[\s.:*#\-–,/]+|[\s.:*#\-–,/]+$/gu, "")
    .replace(/^\d{1,2}[.)] /u, "")
    .replaceAll(/\s*([-/&])\s*/gu, "$1");

/** In lower case, without marks and accents. */
export const folded = (text: string) => fold(text).trim();

/** A unit at the end of a heading, as in `Rate, kg` or `Rate/100 nos`. */
const UNIT = new RegExp(
  `(?:(?:,| in|/| per|/ ?per) ?| )(?:${UNITS}|each|days?)$|(?:/| per )(?:${LOT_OF})$`,
  "u",
);
const PER_UNIT = new RegExp(`(?:/|\\bper )\\s*(?<unit>${LOT_OF})\\.?\\s*(?:[()[\\]{}]|$)`, "iu");
const IN_UNIT = new RegExp(
  `[\\s([{,](?<unit>(?:\\d[\\d,]* ?)?(?:${UNITS}))\\.?\\s*[)\\]}]?$`,
  "iu",
);
const EACH = new RegExp(`(?:\\b(?:each|unit|pmt)|(?:/ ?|\\bper )(?:${LOT_OF}))$`, "u");
const SHARE = /[ ,]*(?:in )?(?:%|percent)(?: of [a-z ]+| a year)?$/u;
const WORD = /(?:^| )(?:in )?(?<word>lakh|lac|crore|cr|million|mn|thousand)s?$/u;
/** Only beside a currency: `($M)`. */
const SHORT_WORD = /(?:^| )(?<word>k|mm?|bn)$/u;
const RATE = /[ ,:@\-–]*\b(?<rate>\d+(?:\.\d+)?) ?%$/u;
const BRACKETS = /[([{](?<inside>[^)\]}]*)[)\]}]/gu;

/** What a text has in brackets. */
export const textInBrackets = (text: string) =>
  [...text.matchAll(BRACKETS)].map(({ groups }) => groups?.inside ?? "").join(" ");

function measureIn(unit: string): Measure | null {
  if (/%|percent/u.test(unit)) return "percent";
  if (/\bdays?\b/u.test(unit)) return "days";
  if (/\b(?:total|lot|lump ?sum|for the quantity)\b/u.test(unit)) return "total";
  return EACH.test(unit) ? "unit" : null;
}

/** In brackets: what the tools don't count in, so that the heading must not be taken for a field's. */
const OTHER_SCALE =
  /\b(?:months?|weeks?|ppm|cents?|paise|(?:lakhs?|lacs?|crores?|million|thousand) [a-z]+)\b|\bfor \d|\b(?:incl\w*|with)\.? (?:of )?(?:i?gst|tax|vat)/u;

/** The word that amounts count in, `thousand` for `'000`. A price `per thousand` is for a thousand pieces. */
export function wordIn(text: string): string | null {
  if (/(?:\/|\bper)\s*[a-z]+\.?$/u.test(text.trim())) return null;
  const { rest, currencies } = takeCurrency(text);
  const name = tidy(rest.replace(/(?:^|(?<=\s))'?000s?$/u, "thousand"));
  const short = currencies.length > 0 ? SHORT_WORD.exec(name) : null;
  return (WORD.exec(name) ?? short)?.groups?.word ?? null;
}

/** Reads a heading. Its unit is in brackets or at its end. */
export function readHeading(text: string) {
  const whole = folded(text);
  const inside = textInBrackets(whole);
  const outside = tidy(whole.replaceAll(BRACKETS, " "));
  const money = takeCurrency(outside);
  const word = wordIn(inside) ?? wordIn(outside);
  const rest = tidy(word === null ? money.rest : tidy(money.rest).replace(WORD, ""));
  const bare = tidy(
    rest
      .replace(SHARE, "")
      .replace(UNIT, "")
      .replace(/ (?:in|at)$/u, ""),
  );
  const rated = RATE.exec(rest);
  const name = rated === null ? "" : tidy(rest.slice(0, rated.index));
  const short = OTHER_SCALE.test(takeCurrency(inside).rest) ? [] : [outside, rest, bare, name];
  const names = [tidy(whole), ...short].filter((own) => own !== "");
  return {
    /** From the most to the least exact. */
    names: [...new Set(names)],
    /** What its unit says; null without one. */
    measure:
      measureIn(inside.trim().replace(/\.$/u, "")) ??
      measureIn(money.rest.slice(bare.length).trim()),
    /** The unit in `₹/nos`, `per 100 kg` or `Quantity (MT)`, as written; null without one. */
    unit: (PER_UNIT.exec(text.trim()) ?? IN_UNIT.exec(text.trim()))?.groups?.unit ?? null,
    /** The word in `Value (Rs. lakh)` that its amounts count in; null without one. */
    word,
    /** The rate in `GST @ 18%`, as written; null without one. */
    rate: rated?.groups?.rate ?? null,
    /** What its amounts may be in; empty if it doesn't say. */
    currencies: [...takeCurrency(inside).currencies, ...money.currencies],
  };
}

/** A heading as it is compared: without units, brackets and punctuation. */
export type Heading = ReturnType<typeof readHeading>;

/** The labels of both regions and the other names of a field or an option, as they are declared. */
export function labelsOf({ label, synonyms = "" }: Pick<Field | Option, "label" | "synonyms">) {
  const labels = typeof label === "string" ? [label] : [label.in, label.us];
  return [...labels, ...synonyms.split(", ")];
}

/** All names of a field, as headings are compared with them. */
export function namesOf(field: Field): readonly string[] {
  const names = [...labelsOf(field), field.fileLabel ?? ""].map((name) => tidy(folded(name)));
  return [...new Set(names)].filter((name) => name !== "");
}

/** Whether a name is one of a list with commas. */
function among(list: string): (name: string) => boolean {
  const names = new Set(list.split(",").map((name) => name.trim().replaceAll(/\s+/gu, " ")));
  return (name) => names.has(name);
}

const isNotCost = among(
  `total, grand total, sub total, subtotal, total amount, total value, total cost, total price, net total, average, avg,
  mean, median, minimum, min, maximum, max, lowest, highest, l1, l2, l3, rank, ranking, position, s no, s.no, sno,
  sr no, sr.no, sl no, sl.no, sr, sl, #, no, serial no, serial number, srno, slno, moq, minimum order quantity,
  minimum order, validity, offer validity, price validity, quote validity, valid until, valid till, lead time,
  delivery time, delivery period, delivery, delivery date, dispatch time, phone, phone no, phone number, mobile,
  mobile no, mobile number, tel, telephone, fax, contact, contact person, contact no, contact number, email, e-mail,
  email id, website, address, city, state, pin, pin code, pincode, zip, zip code, hsn, hsn code, hsn/sac, hs code,
  sac, sac code, hts, hts code, gstin, gst no, gst number, gstin no, gst registration no, pan, pan no, tin, ein, duns,
  vendor code, supplier code, remarks, remark, notes, note, comments, comment, rfq no, quotation no, quote no,
  quotation ref, quote ref, reference, ref no, quotation date, quote date, date, enquiry no, warranty, guarantee, make,
  brand, model, grade, specification, specifications, part no, part number, item code, material code, sample, status,
  difference, saving, savings, landed cost, landed cost per unit, last purchase price, last price, lpp, lpr, budget,
  estimate, target price, uom, unit, units, recommended, msme, udyam no, prepared by, checked by, approved by`,
);
const isOtherCost = among(
  `p&f, packing, packing&forwarding, packing and forwarding, forwarding, loading, unloading, loading&unloading,
  loading and unloading, inspection, testing, installation, commissioning, tcs`,
);
const COST = /^(?!.*\b(?:total|landed|annual|net)\b).*\b(?:charges?|costs?|fees?|surcharge|cess)$/u;

/** What a name that is no field's says of its row or column. */
const KINDS = {
  /** Beside the costs of a comparative statement, such as a total or a phone number. */
  "not-cost": (name: string) => isNotCost(name) || isNotCost(name.replaceAll(".", "")),
  /** A cost that quotations often have and the tools have no field for. To leave it out may change who is lowest. */
  cost: (name: string) => isOtherCost(name) || COST.test(name),
  discount: (name: string) => /^(?:trade |cash |special )?(?:disc|discount|rebate)$/u.test(name),
  /** What each price is for, as in SAP or Tally: `100`, `kg`. */
  "price-unit": among(
    "per, price unit, order price unit, price per, rate per, rate unit, price uom",
  ),
  /** A unit for each row. */
  units: among("uom, unit, units, unit of measure"),
} as const;

/** Whether one of the names of a heading is of a kind. */
export const isOf = (kind: keyof typeof KINDS, { names }: Heading) => names.some(KINDS[kind]);
