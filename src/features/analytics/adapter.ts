import type { Purpose } from "../consent";
import type { AnalyticsEvent } from "./events";

/** One vendor. A new vendor is one of these and a line in the registry. */
export interface AnalyticsAdapter {
  /** What a visitor must have agreed to before the vendor's script is loaded. */
  readonly purpose: Purpose;
  /** Address of the vendor's script. */
  readonly script: string;
  /** Commands that the script finds when it starts. */
  start(): void;
  /** Queues an event, or leaves it where the vendor has no use for it. */
  send(event: AnalyticsEvent): void;
}
