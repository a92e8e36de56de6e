export { ByRegion } from "./by-region";
export { RegionLink } from "./region-link";
export { regionHomes, regionNames, regionOfPath, regions, type Region } from "./region";
export {
  RegionProvider,
  shownRegion,
  updateRegion,
  useRegion,
  watchRestoredPages,
} from "./region-provider";
export { useEditionsOf, useOtherEditions, useUsEditions } from "./use-us-editions";
