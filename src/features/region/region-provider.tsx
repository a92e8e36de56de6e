import { createContext, useContext, type ReactNode } from "react";
import { localStore } from "../../lib/storage";
import { createStore, useStore } from "../../lib/store";
import { REGION_KEY, regionOfPath, resolveRegion, type Region } from "./region";

const store = createStore<Region>("in");
const RegionContext = createContext<Region>("in");

/** The page view's own memory. It outranks the storage, which may be refused, stale or gone. */
let remembered: Region | null = null;

/** Takes on a region and remembers it; the footer's switch and every navigation call it. */
export function setRegion(region: Region): void {
  remembered = region;
  localStore.set(REGION_KEY, region);
  document.documentElement.dataset.region = region;
  store.set(region);
}

/** Reads the region from the address the visitor is at; called for the first page and each route. */
export function updateRegion(url: Pick<URL, "pathname" | "search">): void {
  setRegion(resolveRegion(url, remembered ?? localStore.get(REGION_KEY)));
}

interface RegionProviderProps {
  /** Path being rendered, which decides what prerendered HTML shows. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Gives the visitor's region to all components. Hydration sees the path's own region first. */
export function RegionProvider({ path, children }: RegionProviderProps) {
  const region = useStore(store, regionOfPath(path));
  return <RegionContext.Provider value={region}>{children}</RegionContext.Provider>;
}

/** The visitor's region. */
export function useRegion(): Region {
  return useContext(RegionContext);
}
