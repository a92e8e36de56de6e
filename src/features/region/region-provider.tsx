import { createContext, useContext, type ReactNode } from "react";
import { localStore } from "../../lib/storage";
import { createStore, useStore } from "../../lib/store";
import { parseRegion, REGION_KEY, regionOfPath, regionOfUrl, type Region } from "./region";

const store = createStore<Region>("in");
const RegionContext = createContext<Region>("in");

/** A region that storage refused. It lasts for this page view. */
let refused: Region | null = null;

function remember(region: Region): void {
  localStore.set(REGION_KEY, region);
  refused = localStore.get(REGION_KEY) === region ? null : region;
}

/**
 * Takes the region of the page a visitor came to. Only an address that names a region changes what is
 * remembered: otherwise an older tab would overwrite a choice made in a newer one.
 */
export function updateRegion(url: Pick<URL, "pathname" | "search">): void {
  const named = regionOfUrl(url);
  if (named !== null) remember(named);
  const region = refused ?? parseRegion(localStore.get(REGION_KEY)) ?? store.get();
  document.documentElement.dataset.region = region;
  store.set(region);
}

interface RegionProviderProps {
  /** Path of the first page. Hydration must find the region of its prerendered HTML. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Provides the visitor's region to all components. */
export function RegionProvider({ path, children }: RegionProviderProps) {
  const region = useStore(store, regionOfPath(path));
  return <RegionContext.Provider value={region}>{children}</RegionContext.Provider>;
}

/** The visitor's region. */
export function useRegion(): Region {
  return useContext(RegionContext);
}

/** The visitor's region in an island, which is outside the provider. Islands are prerendered for India. */
export function useIslandRegion(): Region {
  return useStore(store, "in");
}
