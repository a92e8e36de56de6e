import type { ReactNode } from "react";
import type { LeadErrors } from "./validate";

/** What a page adds to the lead form. The lead's shape stays as it is. */
export interface LeadExtension {
  /** Stands below the phone field. `refuse` shows errors by the form's fields and moves focus there. */
  readonly afterPhone: (refuse: (errors: LeadErrors) => void) => ReactNode;
  /** Stands before the requirements. */
  readonly beforeRequirement: ReactNode;
  /** Told of each input and each choice of a country. */
  readonly onInput: (form: HTMLFormElement) => void;
  /**
   * The requirement text to send for the typed one, once all fields are valid; null where the lead
   * can't be sent yet, which the visitor has then been told.
   */
  readonly complete: (requirement: string, form: HTMLFormElement) => string | null;
  /** Told when the lead is stored. */
  readonly onStored: () => void;
}
