import type { ReactNode } from "react";
import type { ComponentName, ComponentProps } from "../content-model/components";
import { BeforeAfter } from "./before-after";
import { CallToAction } from "./call-to-action";
import { Callout } from "./callout";
import { Contact } from "./contact";
import { Document } from "./document";
import { Figures } from "./figures";
import { Opening } from "./opening";
import { Question, Questions } from "./questions";
import { ApprovalChain } from "./scenes/approval-chain";
import { BidLadder } from "./scenes/bid-ladder";
import { IntakeRequest } from "./scenes/intake-request";
import { QuotationComparison } from "./scenes/quotation-comparison";
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
  ApprovalChain,
  BeforeAfter,
  BidLadder,
  CallToAction,
  Callout,
  Contact,
  Document,
  Figures,
  IntakeRequest,
  Opening,
  Question,
  Questions,
  QuotationComparison,
  Section,
  Step,
  Steps,
  WorkedExample,
};
