export { ByRegion } from "./by-region";
export { regionHomes, regionNames, regionOfPath, type Region } from "./region";
export { RegionProvider, setRegion, updateRegion, useRegion } from "./region-provider";
