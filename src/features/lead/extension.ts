import type { ReactNode } from "react";
import type { Phone } from "../../api-client";

/** What a page adds to the lead form. The lead's shape stays as it is. */
export interface LeadExtension {
  /**
   * Stands below the phone field. `askPhone` gives the number as it would be sent, or shows the
   * form's own error, moves focus there and gives null.
   */
  readonly afterPhone: (askPhone: () => Phone | null) => ReactNode;
  /** Stands before the requirements. */
  readonly beforeRequirement: ReactNode;
  /** Told the number at each input and each choice of a country, null where it is none. */
  readonly onInput: (phone: Phone | null) => void;
  /**
   * The requirement text to send for the typed one, once all fields are valid; null where the lead
   * can't be sent yet, which the visitor has then been told.
   */
  readonly complete: (requirement: string, phone: Phone) => string | null;
  /** Told when the lead is stored. */
  readonly onStored: () => void;
}
