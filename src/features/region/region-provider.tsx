import { createContext, useContext, type ReactNode } from "react";
import { localStore } from "../../lib/storage";
import { createStore, useStore } from "../../lib/store";
import { parseRegion, REGION_KEY, regionOfPath, regionOfUrl, type Region } from "./region";

type Address = Pick<URL, "pathname" | "search">;

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
export function updateRegion(url: Address): void {
  const named = regionOfUrl(url);
  if (named !== null) remember(named);
  showRegion(url);
}

/** Shows the region that the address names, else the remembered one, else the one already shown. */
function showRegion(url: Address): void {
  const remembered = refused ?? parseRegion(localStore.get(REGION_KEY));
  const region = regionOfUrl(url) ?? remembered ?? store.get();
  document.documentElement.dataset.region = region;
  store.set(region);
}

/** The region that the page shows. Unlike the hook's, it is right while the page hydrates. */
export const shownRegion = (): Region =>
  parseRegion(document.documentElement.dataset.region ?? null) ?? "in";

/** Reads the region again when the browser restores a page from its back/forward cache. */
export function watchRestoredPages(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showRegion(window.location);
  });
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
