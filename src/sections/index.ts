import type { ReactNode } from "react";
import type { ComponentName, ComponentProps } from "../content-model/components";
import { CallToAction } from "./call-to-action";
import { Callout } from "./callout";
import { Checklist } from "./checklist";
import { Contact } from "./contact";
import { Figures } from "./figures";
import { Ledger } from "./ledger";
import { Opening } from "./opening";
import { Question, Questions } from "./questions";
import { BidLadder } from "./scenes/bid-ladder";
import { CapexBudget } from "./scenes/capex-budget";
import { QuotationComparison } from "./scenes/quotation-comparison";
import { ScrapAuction } from "./scenes/scrap-auction";
import { SpendByCategory } from "./scenes/spend-by-category";
import { SupplierScorecard } from "./scenes/supplier-scorecard";
import { Section } from "./section";
import { Step, Steps } from "./steps";
import { WorkedExample } from "./worked-example";

/** What a component of MDX receives: its literal props and what stands inside it, rendered. */
export type SectionProps<Name extends ComponentName> = ComponentProps<Name> & {
  readonly children?: ReactNode;
};

/** The registry of what MDX may name: the view of each component of `content-model/components.ts`. */
export const sections: {
  readonly [Name in ComponentName]: (props: SectionProps<Name>) => ReactNode;
} = {
  BidLadder,
  CallToAction,
  Callout,
  CapexBudget,
  Checklist,
  Contact,
  Figures,
  Ledger,
  Opening,
  Question,
  Questions,
  QuotationComparison,
  ScrapAuction,
  Section,
  SpendByCategory,
  Step,
  Steps,
  SupplierScorecard,
  WorkedExample,
};
