export { ByRegion, HomeLink } from "./by-region";
export { regionHomes, regionNames, regionOfPath, type Region } from "./region";
export {
  RegionProvider,
  updateRegion,
  useIslandRegion,
  useRegion,
  watchRestoredPages,
} from "./region-provider";
