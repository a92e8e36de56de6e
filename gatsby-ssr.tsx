import type { GatsbySSR } from "gatsby";
import { AttributionProvider } from "./src/features/attribution";
import { ConsentProvider } from "./src/features/consent";
import { RegionProvider } from "./src/features/region";
import { finishHead, renderHead } from "./src/layout/render-head";
import ContentNodes from "./src/sections/content-nodes";
import { SavingsCalculator } from "./src/sections/savings-calculator";
import { ServerViewsContext, type ServerViews } from "./src/runtime/server-views";
import { ApprovalMatrix } from "./src/features/tools/approval-matrix/view";
import { LandedCost } from "./src/features/tools/landed-cost/view";
import { LandedCostWindow } from "./src/sections/tools/landed-cost-window";
import { ReverseAuction } from "./src/features/tools/reverse-auction/view";
import { PaymentTerms } from "./src/features/tools/payment-terms/view";

export { wrapPageElement } from "./src/layout/wrap-page-element";

const serverViews: ServerViews = {
  ContentNodes,
  islands: {
    "savings-calculator": SavingsCalculator,
    "landed-cost": LandedCost,
    "landed-cost-window": LandedCostWindow,
    "reverse-auction": ReverseAuction,
    "payment-terms": PaymentTerms,
    "approval-matrix": ApprovalMatrix,
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

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = finishHead;
