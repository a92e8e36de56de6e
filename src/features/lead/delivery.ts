import type { ReactNode } from "react";
import type { Lead } from "../../api-client";

/** What a form gives for its lead at once, where others promise a call. */
export interface LeadDelivery {
  /** Tells its form from others of the same request. */
  readonly key: string;
  /** Stores the lead. @throws {ApiError} */
  readonly send: (lead: Lead) => Promise<void>;
  /** Told when the lead is stored, also where its form has gone meanwhile. */
  readonly deliver: () => void;
  /** What stands in the form's place then. */
  readonly receipt: ReactNode;
}
