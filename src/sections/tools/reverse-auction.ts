export { ReverseAuction as ReverseAuctionTool } from "../../features/tools/reverse-auction/view";
