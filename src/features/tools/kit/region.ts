/** Whose money and words a tool uses. */
export type ToolRegion = "in" | "us";

/** Something that may differ by region. */
export type ByRegion<Value> = Value | Readonly<Record<ToolRegion, Value>>;

/** The text of a region. */
export function textIn(text: ByRegion<string>, region: ToolRegion): string {
  return typeof text === "string" ? text : text[region];
}

/** The currency of amounts that name none. */
export const homeCurrency: Readonly<Record<ToolRegion, string>> = { in: "INR", us: "USD" };

/** Whether the code of a currency is that of a region; an empty one is. */
export const isHome = (code: string, region: ToolRegion) =>
  code === "" || code.toUpperCase() === homeCurrency[region];
