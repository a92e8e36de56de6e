import { runInNewContext } from "node:vm";
import { LANDING_KEY } from "../../lib/landing";
import { itemsOf } from "../../lib/testing/items";
import { bootScript } from "../boot-script";

/** The browser in which the boot script runs. */
export interface Browser {
  /** Path, query and hash. */
  readonly address?: string;
  readonly cookie?: string;
  /** Stored region. */
  readonly region?: string | null;
  /** Stored landing address. */
  readonly landing?: string | null;
  /** What throws at any access. */
  readonly refuses?: readonly ("cookie" | "storage")[];
}

/** The site on which the script runs. */
export const SITE = "https://site.example";

/** Runs the boot script in a realm of its own, and returns what it left in the browser. */
export function boot({ address = "/", cookie = "", refuses = [], ...stored }: Browser) {
  const root = document.createElement("html");
  const items = new Map([
    ["region", stored.region ?? null],
    [LANDING_KEY, stored.landing ?? null],
  ]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
  const guarded = <Value>(name: "cookie" | "storage", value: Value) => ({
    get(): Value {
      if (refuses.includes(name)) throw new DOMException("refused", "SecurityError");
      return value;
    },
  });
  const page: { dataLayer?: unknown[] } = {};
  const sandbox = {
    window: page,
    document: Object.defineProperty({ documentElement: root }, "cookie", guarded("cookie", cookie)),
    location: new URL(address, SITE),
    URLSearchParams,
  };
  Object.defineProperty(sandbox, "localStorage", guarded("storage", storage));
  Object.defineProperty(sandbox, "sessionStorage", guarded("storage", storage));
  runInNewContext(bootScript, sandbox);
  return {
    region: root.dataset.region,
    storedRegion: items.get("region"),
    landing: items.get(LANDING_KEY),
    queue: page.dataLayer ?? [],
    commands: (page.dataLayer ?? []).map(itemsOf),
  };
}
