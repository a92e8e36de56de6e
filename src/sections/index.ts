import type { ReactNode } from "react";
import type { ComponentName } from "../content-model/components";
import { Certificate } from "../ui/certificate";
import { ActionBand } from "./action-band";
import { BeforeAfter } from "./before-after";
import { Bento, Tile } from "./bento";
import { CallToAction } from "./call-to-action";
import { Callout } from "./callout";
import { Cards, Related } from "./cards";
import { CaseStudy } from "./case-study";
import { Chart } from "./charts/chart";
import { Checklist } from "./checklist";
import { Contact } from "./contact";
import { Definitions } from "./definitions";
import { Document } from "./document";
import { Figures } from "./figures";
import { JobOpenings } from "./job-openings";
import { LandedCost } from "./tools/landed-cost-block";
import { NextSteps } from "./next-steps";
import { Offices } from "./offices";
import { OnThisPage } from "./on-this-page";
import { Closing, Opening } from "./opening";
import { Question, Questions } from "./questions";
import { Schedule } from "./schedule";
import { Section } from "./section";
import type { SectionProps } from "./section-props";
import { Step, Steps } from "./steps";
import { TradeDrawing } from "./trade-drawing";
import { Tool } from "./tools/tool";
import { WalkStep, WalkThrough } from "./walk-through";
import { Bids } from "./window/bids";
import { Board } from "./window/board";
import { Chain } from "./window/chain";
import { Feed } from "./window/feed";
import { Flow } from "./window/flow";
import { Stats, Working } from "./window/stats";
import { Table } from "./window/table";
import { Window } from "./window/window";
import { WorkedExample } from "./worked-example";

/** The registry of MDX components: one view for each schema in `content-model/components.ts`. */
export const sections: {
  readonly [Name in ComponentName]: (props: SectionProps<Name>) => ReactNode;
} = {
  ActionBand,
  BeforeAfter,
  Bento,
  Callout,
  Bids,
  Board,
  CallToAction,
  Cards,
  CaseStudy,
  Certificate,
  Chart,
  Chain,
  Checklist,
  Closing,
  Contact,
  Definitions,
  Document,
  Feed,
  Figures,
  Flow,
  JobOpenings,
  LandedCost,
  NextSteps,
  Offices,
  OnThisPage,
  Opening,
  Question,
  Questions,
  Related,
  Schedule,
  Section,
  Stats,
  Step,
  Steps,
  Table,
  Tile,
  TradeDrawing,
  Tool,
  WalkStep,
  WalkThrough,
  Window,
  WorkedExample,
  Working,
};
