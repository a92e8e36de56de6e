const CODES =
  "AED AUD BDT BRL CAD CHF CNY CZK DKK EUR GBP HKD IDR ILS INR JPY KRW LKR MXN MYR NOK NPR NZD PHP PKR PLN QAR RMB SAR SEK SGD THB TRY TWD USD VND ZAR".split(
    " ",
  );

/** What a sign may stand for. A dollar is the US dollar unless the supplier has another. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  "₹": ["INR"],
  rs: ["INR"],
  re: ["INR"],
  rupees: ["INR"],
  "/-": ["INR"],
  us$: ["USD"],
  a$: ["AUD"],
  au$: ["AUD"],
  c$: ["CAD"],
  ca$: ["CAD"],
  hk$: ["HKD"],
  nz$: ["NZD"],
  s$: ["SGD"],
  $: ["USD", "AUD", "CAD", "HKD", "NZD", "SGD"],
  dollars: ["USD"],
  "€": ["EUR"],
  euro: ["EUR"],
  euros: ["EUR"],
  "£": ["GBP"],
  rmb: ["CNY"],
  "¥": ["CNY", "JPY"],
};

const NAMES = new Map<string, readonly string[]>([
  ...CODES.map((code) => [code.toLowerCase(), [code]] as const),
  ...Object.entries(SIGNS),
]);

const TOKEN = /(?:us|au?|ca?|hk|nz|s)\$|[₹$€£¥]|\/-|(?<![a-z])(?:[a-z]{2,7})(?![a-z])\.?/gu;

/** The code of a currency that was typed: `INR` for `Rs` or `₹`, `USD` for `$`; empty without one. */
export function codeOf(text: string): string {
  const own = text.trim();
  return NAMES.get(own.toLowerCase().replace(/\.$/u, ""))?.[0] ?? own.toUpperCase();
}

/** Takes the currency off a text, in lower case, and says what it may be; nothing where it has none. */
export function takeCurrency(text: string) {
  let currencies: readonly string[] = [];
  const rest = text.toLowerCase().replaceAll(TOKEN, (token) => {
    const own = NAMES.get(token.replace(/\.$/u, ""));
    if (own === undefined) return token;
    // `Rs. 500/-` says it twice.
    if (currencies.length === 0 || own.length < currencies.length) currencies = own;
    return " ";
  });
  return { rest: rest.replaceAll(/\s+/gu, " ").trim(), currencies };
}

/**
 * What is wrong with an amount that names a currency; null if nothing is.
 *
 * @param named What it may be in; empty if it doesn't say.
 * @param wanted What it must be in.
 */
export function currencyProblem(named: readonly string[], wanted: string): string | null {
  if (named.length === 0 || named.includes(wanted)) return null;
  const own = named[0] === "USD" ? "USD" : named.join(" or ");
  return `This is in ${own}. Enter it in ${wanted}.`;
}

/** The currency of a supplier: the one that it names, unless its amounts say another. */
export function currencyOf(
  own: string,
  signs: readonly string[],
  home: string,
): { readonly code: string } | { readonly codes: readonly string[] } {
  const [first = ""] = signs;
  if (first === "" || signs.includes(own === "" ? home : codeOf(own))) return { code: own };
  if (own === "" && (signs.length === 1 || first === "USD")) return { code: first };
  return { codes: [...new Set([...(own === "" ? [] : [own]), ...signs])] };
}
