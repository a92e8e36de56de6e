import type { ReactNode } from "react";
import type { Lead, Phone } from "../../api-client";
import type { RequestType } from "../../lib/request-types";
import type { Completion } from "./payload";

/** What a page adds to the lead form. The lead keeps its shape. */
export interface LeadAddition {
  /**
   * Rendered below the phone field. `requirePhone` gives the number as it would be sent; if the number
   * is invalid it shows the form's own error, moves focus there and gives null.
   */
  readonly afterPhone: (requirePhone: () => Phone | null) => ReactNode;
  /** Rendered below the requirements. */
  readonly afterRequirement: ReactNode;
  /** Receives the number at each input and each choice of a country; null if it is invalid. */
  readonly onInput: (phone: Phone | null) => void;
  /**
   * Called once all fields are valid. Gives what to send for the typed requirement; null if the lead
   * can't be sent yet, and the visitor has been shown why.
   */
  readonly complete: (requirement: string, phone: Phone) => Completion | null;
  /** Called when the API has refused the lead with status 400. */
  readonly onRefused: () => void;
  readonly onStored: () => void;
}

/** What a visitor gets at once for the lead. Other forms promise a call. */
export interface LeadDownload {
  /** Distinguishes forms that send the same request. */
  readonly key: string;
  /** Stores the lead. @throws {ApiError} */
  readonly send: (lead: Lead) => Promise<void>;
  /** Called when the lead is stored, even if the form has been closed meanwhile. */
  readonly start: () => void;
  /** Replaces the form after that. */
  readonly receipt: ReactNode;
}

/** Which lead a form sends. */
export interface LeadFormOptions {
  readonly requestType: RequestType;
  /** Key of the form's draft and state. */
  readonly formKey: string;
  readonly addition?: LeadAddition | undefined;
  readonly download?: LeadDownload | undefined;
}
