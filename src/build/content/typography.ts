import { isRecord } from "../../lib/json";

const SCALES = "lakh|crore|thousand|million";

const UNITS = "kg|kW|hp|mm|cm|m|cu|t|tonnes|bar|minutes|hours|days|weeks|months|years";

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec";

const NUMBERED = "[Ww]eek|[Dd]ay|[Mm]onth|[Ss]ection";

/**
 * Before a number's unit, month, `×` or `÷`, the year of a month, an amount's scale, the sign that ends a
 * label, the number of a week: `5 m`, `2 cu m`, `9 a.m.`, `2 Apr`, `2 ÷ 98`, `Apr 2027`, `₹ lakh`,
 * `Cost, ₹`, `week 2`.
 */
const APART = new RegExp(
  String.raw`(?<=\d) (?=(?:${SCALES}|${UNITS}|${MONTHS})\b|°C|[ap]\.m\.|[×÷])|(?<=\d cu) (?=m\b)|(?<=[₹$]) (?=(?:${SCALES}|per)\b)|(?<=,) (?=₹$)|(?<=\d (?:${MONTHS})) (?=\d{4}\b)|(?<=\b(?:${NUMBERED})s?) (?=\d)`,
  "gu",
);

/** A calculation or a range: `2 ÷ 98`, `₹18,24,000 + ₹3,648`, `1 to 10`. */
const CALCULATION = /[₹$]?\d[\d,.]*%?(?: (?:[×÷+–−]|to) [₹$]?\d[\d,.]*%?)+/gu;

/** A longer one could be wider than a column on a phone. */
const LONGEST_LINE = 24;

/** The apostrophe of a keyboard in a word or after it: `don't`, `suppliers' prices`. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])'/gu;

/** A text with typographic apostrophes, in which no line begins with what belongs to the word before. */
export const typeset = (text: string) =>
  text
    .replaceAll(APOSTROPHE, "’")
    .replaceAll(CALCULATION, (whole) =>
      whole.length > LONGEST_LINE ? whole : whole.replaceAll(" ", "\u00A0"),
    )
    .replaceAll(APART, "\u00A0");

/** A link, an email address or the path of an image: it stays as it is. */
const isAddress = (text: string) => /^\S*[/@]\S*$/u.test(text);

/** The same for every text inside a value. */
function typesetValue(value: unknown): unknown {
  if (typeof value === "string") return isAddress(value) ? value : typeset(value);
  if (Array.isArray(value)) return value.map(typesetValue);
  return isRecord(value) ? typesetProps(value) : value;
}

/** The props of a component or the fields of an entry, each text of them as by `typeset`. */
export const typesetProps = (props: object): object =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, typesetValue(value)]));
