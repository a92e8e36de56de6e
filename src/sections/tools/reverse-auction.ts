import { ReverseAuction } from "../../features/tools/reverse-auction/simulator";
import { withRegion } from "./with-region";

/** The reverse auction simulator. */
export const ReverseAuctionTool = withRegion(ReverseAuction);
