export { ByRegion } from "./by-region";
export { HomeLink } from "./home-link";
export { regionHomes, regionNames, regionOfPath, type Region } from "./region";
export { RegionProvider, updateRegion, useRegion } from "./region-provider";
