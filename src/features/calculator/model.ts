/** Three estimates: careful, expected and optimistic. */
export interface Range {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** Names of the estimates, in reading order. */
export const levels = ["low", "base", "high"] as const;

/** A way of sourcing today, with the assumed savings. */
export interface Process {
  /** The value in addresses. */
  readonly id: string;
  readonly label: string;
  /** In percent of the spend in events. */
  readonly hard: Range;
  /** In percent of the spend in events. */
  readonly avoidance: Range;
  /** Buyer hours saved per event. */
  readonly hours: Range;
}

/** Start values and assumptions of the calculator, from content. */
export interface CalculatorContent {
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
  readonly sample: boolean | null;
}

/** A visitor's inputs. */
export interface Inputs {
  /** Annual spend in the currency's large unit: crore or million. */
  readonly spend: number;
  /** Share of the spend that goes through sourcing events, in percent. */
  readonly share: number;
  readonly process: string;
}

/** The inputs that the calculator starts with. */
export function startInputs({ spend, share, processes }: CalculatorContent): Inputs {
  return { spend: spend.start, share, process: processes[0]?.id ?? "" };
}

/** The process with an id, else the first. @throws {Error} If there is none. */
export function processOf({ processes }: CalculatorContent, id: string): Process {
  const found = processes.find((process) => process.id === id) ?? processes[0];
  if (found === undefined) throw new Error("The calculator has no process.");
  return found;
}
