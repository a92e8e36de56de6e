import type { ReactNode } from "react";
import type { ComponentName, ComponentProps } from "../content-model/components";
import { ActionBand } from "./action-band";
import { BeforeAfter } from "./before-after";
import { Bento, Tile } from "./bento";
import { CallToAction } from "./call-to-action";
import { Callout } from "./callout";
import { Cards, Related } from "./cards";
import { CaseStudy } from "./case-study";
import { Certificate } from "./certificate";
import { Chart } from "./charts/chart";
import { Checklist } from "./checklist";
import { Contact } from "./contact";
import { Definitions } from "./definitions";
import { Document } from "./document";
import { Figures } from "./figures";
import { JobOpenings } from "./job-openings";
import { Ledger } from "./ledger";
import { NextSteps } from "./next-steps";
import { Offices } from "./offices";
import { OnThisPage } from "./on-this-page";
import { Closing, Opening } from "./opening";
import { Question, Questions } from "./questions";
import { ApprovalChain } from "./scenes/approval-chain";
import { BidLadder } from "./scenes/bid-ladder";
import { CapexBudget } from "./scenes/capex-budget";
import { ContractCheck } from "./scenes/contract-check";
import { CostModel } from "./scenes/cost-model";
import { IntakeRequest } from "./scenes/intake-request";
import { IntegrationFlow } from "./scenes/integration-flow";
import { InvoiceToPayment } from "./scenes/invoice-to-payment";
import { LaneBoard } from "./scenes/lane-board";
import { QuotationComparison } from "./scenes/quotation-comparison";
import { RateCatalogue } from "./scenes/rate-catalogue";
import { RfqTracker } from "./scenes/rfq-tracker";
import { ScrapAuction } from "./scenes/scrap-auction";
import { SpendByCategory } from "./scenes/spend-by-category";
import { SupplierScorecard } from "./scenes/supplier-scorecard";
import { Quote } from "./quote";
import { Schedule } from "./schedule";
import { Section } from "./section";
import { Statement } from "./statement";
import { Step, Steps } from "./steps";
import { TradeDrawing } from "./trade-drawing";
import { Tool } from "./tools/tool";
import { WalkStep, WalkThrough } from "./walk-through";
import { WideScene } from "./wide-scene";
import { WorkedExample } from "./worked-example";

/** Props of an MDX component: its literal attributes and its rendered children. */
export type SectionProps<Name extends ComponentName> = ComponentProps<Name> & {
  readonly children?: ReactNode;
};

/** The registry of MDX components: one view for each schema in `content-model/components.ts`. */
export const sections: {
  readonly [Name in ComponentName]: (props: SectionProps<Name>) => ReactNode;
} = {
  ActionBand,
  ApprovalChain,
  BeforeAfter,
  Bento,
  BidLadder,
  Callout,
  CallToAction,
  CapexBudget,
  Cards,
  CaseStudy,
  Certificate,
  Chart,
  Checklist,
  Closing,
  Contact,
  ContractCheck,
  CostModel,
  Definitions,
  Document,
  Figures,
  IntakeRequest,
  IntegrationFlow,
  InvoiceToPayment,
  JobOpenings,
  LaneBoard,
  Ledger,
  NextSteps,
  Offices,
  OnThisPage,
  Opening,
  Question,
  Questions,
  QuotationComparison,
  Quote,
  RateCatalogue,
  Related,
  RfqTracker,
  Schedule,
  ScrapAuction,
  Section,
  SpendByCategory,
  Statement,
  Step,
  Steps,
  SupplierScorecard,
  Tile,
  TradeDrawing,
  Tool,
  WalkStep,
  WalkThrough,
  WideScene,
  WorkedExample,
};
