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

const TOKEN = /us\$|[₹$€£¥]|\/-|(?<![a-z])(?:[a-z]{2,7})(?![a-z])\.?/gu;

/**
 * Takes the currency off a text, and says what it may be; nothing where it has none.
 *
 * @param text In lower case.
 */
export function takeCurrency(text: string) {
  let currencies: readonly string[] = [];
  const rest = text.replaceAll(TOKEN, (token) => {
    const own = NAMES.get(token.replace(/\.$/u, ""));
    if (own === undefined) return token;
    // `Rs. 500/-` says it twice.
    if (currencies.length === 0 || own.length < currencies.length) currencies = own;
    return " ";
  });
  return { rest: rest.replaceAll(/\s+/gu, " ").trim(), currencies };
}

/** The currency of a supplier: the one that it names, unless its amounts say another. */
export function currencyOf(
  own: string,
  signs: readonly string[],
  home: string,
): { readonly code: string } | { readonly codes: readonly string[] } {
  const [first = ""] = signs;
  if (first === "" || signs.includes(own === "" ? home : own.toUpperCase())) return { code: own };
  if (own === "" && (signs.length === 1 || first === "USD")) return { code: first };
  return { codes: [...new Set([...(own === "" ? [] : [own]), ...signs])] };
}
