import type { GatsbySSR } from "gatsby";
import { AttributionProvider } from "./src/features/attribution";
import { ConsentProvider } from "./src/features/consent";
import { RegionProvider } from "./src/features/region";
import { orderHead, renderHead } from "./src/layout/render-head";
import ContentNodes from "./src/sections/content-nodes";
import { SavingsCalculator } from "./src/sections/savings-calculator";
import { ServerViewsContext, type ServerViews } from "./src/runtime/server-views";
import { ApprovalMatrixTool } from "./src/sections/tools/approval-matrix";
import { LandedCostTool } from "./src/sections/tools/landed-cost";
import { LandedCostWindow } from "./src/sections/tools/landed-cost-window";
import { ReverseAuctionTool } from "./src/sections/tools/reverse-auction";
import { PaymentTermsTool } from "./src/sections/tools/payment-terms";

export { wrapPageElement } from "./src/layout/wrap-page-element";

const serverViews: ServerViews = {
  ContentNodes,
  islands: {
    "savings-calculator": SavingsCalculator,
    "landed-cost": LandedCostTool,
    "landed-cost-window": LandedCostWindow,
    "reverse-auction": ReverseAuctionTool,
    "payment-terms": PaymentTermsTool,
    "approval-matrix": ApprovalMatrixTool,
  },
};

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => (
  <RegionProvider path={pathname}>
    <ConsentProvider>
      <AttributionProvider>
        <ServerViewsContext.Provider value={serverViews}>{element}</ServerViewsContext.Provider>
      </AttributionProvider>
    </ConsentProvider>
  </RegionProvider>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = renderHead;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = orderHead;
