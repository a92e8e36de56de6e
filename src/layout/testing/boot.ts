import { runInNewContext } from "node:vm";
import { LANDING_KEY } from "../../lib/landing";
import { itemsOf } from "../../lib/testing/items";
import { bootScript } from "../boot-script";

/** A browser as the boot script finds it. */
export interface Browser {
  /** Path, query and hash. */
  readonly address?: string;
  readonly cookie?: string;
  readonly region?: string | null;
  readonly landing?: string | null;
  /** How the page came up, as navigation timing tells it. */
  readonly arrival?: NavigationTimingType;
  /** What the browser refuses at any access. */
  readonly refuses?: readonly ("cookie" | "localStorage" | "sessionStorage" | "writing")[];
}

/** The site that the script runs on. */
export const SITE = "https://site.example";

function refuse(): never {
  throw new DOMException("refused", "SecurityError");
}

/** Runs the boot script as a browser would, in its own realm. */
export function boot({
  address = "/",
  cookie = "",
  region = null,
  landing = null,
  arrival = "navigate",
  refuses = [],
}: Browser) {
  const root = document.createElement("html");
  const kept = new Map([
    ["region", region],
    [LANDING_KEY, landing],
  ]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) =>
      refuses.includes("writing") ? refuse() : kept.set(key, value),
  };
  const open = (name: "cookie" | "localStorage" | "sessionStorage") => () => {
    if (refuses.includes(name)) refuse();
    return name === "cookie" ? cookie : storage;
  };
  const page: { dataLayer?: unknown[] } = {};
  const sandbox = {
    window: page,
    document: Object.defineProperty({ documentElement: root }, "cookie", { get: open("cookie") }),
    location: new URL(address, SITE),
    URLSearchParams,
    performance: { getEntriesByType: () => [{ type: arrival }] },
  };
  Object.defineProperty(sandbox, "localStorage", { get: open("localStorage") });
  Object.defineProperty(sandbox, "sessionStorage", { get: open("sessionStorage") });
  runInNewContext(bootScript, sandbox);
  return {
    region: root.dataset.region,
    hasFont: root.dataset.font !== undefined,
    isFirstView: root.dataset.firstView !== undefined,
    storedRegion: kept.get("region"),
    landing: kept.get(LANDING_KEY),
    queue: page.dataLayer ?? [],
    commands: (page.dataLayer ?? []).map(itemsOf),
  };
}
