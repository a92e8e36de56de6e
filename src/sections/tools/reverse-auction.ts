import { ReverseAuction } from "../../features/tools";
import { withRegion } from "./with-region";

/** The reverse auction simulator. */
export const ReverseAuctionTool = withRegion(ReverseAuction);
