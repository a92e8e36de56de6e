/** Three estimates of one thing, from the careful to the hopeful one. */
export interface Range {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** The estimates' names, in the order of reading. */
export const levels = ["low", "base", "high"] as const;

/** How sourcing is done today, and what is assumed to change. */
export interface Process {
  /** The process in addresses. */
  readonly id: string;
  readonly label: string;
  /** In percent of the spend in events. */
  readonly hard: Range;
  /** In percent of the spend in events. */
  readonly avoidance: Range;
  /** Buyer hours saved an event. */
  readonly hours: Range;
}

/** What the calculator begins with and assumes, as authors wrote it. */
export interface CalculatorContent {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** In the currency's large unit: crore or million. */
  readonly spend: { readonly least: number; readonly most: number; readonly start: number };
  /** In percent. */
  readonly share: number;
  readonly processes: readonly Process[];
  /** The spend that one event covers, in rupees or dollars. */
  readonly eventSpend: number;
  /** In rupees or dollars. */
  readonly hourCost: number;
  readonly assumptions: {
    readonly events: string;
    readonly hard: string;
    readonly avoidance: string;
    readonly time: string;
  };
  /** Whether the figures are invented. */
  readonly sample: boolean | null;
}

/** What a visitor gives. */
export interface Inputs {
  /** Annual spend in the currency's large unit: crore or million. */
  readonly spend: number;
  /** Share of it through sourcing events, in percent. */
  readonly share: number;
  /** Id of the process of today. */
  readonly process: string;
}

/** What the calculator begins with. */
export function startInputs({ spend, share, processes }: CalculatorContent): Inputs {
  return { spend: spend.start, share, process: processes[0]?.id ?? "" };
}

/** The process of an id; the first where none has it. */
export function processOf({ processes }: CalculatorContent, id: string): Process {
  const found = processes.find((process) => process.id === id) ?? processes[0];
  if (found === undefined) throw new Error("The calculator has no process.");
  return found;
}
