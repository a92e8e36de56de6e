import type { ReactNode } from "react";
import type { Phone } from "../../api-client";
import { CategoryFields } from "./category-fields";
import { PhoneCheckFields } from "./phone-check-fields";
import { supplierRequirement } from "./requirement";
import { useCategories } from "./use-categories";
import { usePhoneCheck } from "./use-phone-check";

/** What the supplier page has to know of the lead form. */
export interface LeadPhone {
  /** The number in the form, as it would be sent; null where it is none. */
  readonly phoneIn: (form: HTMLFormElement) => Phone | null;
  /** What the form says of a number that is none. */
  readonly phoneError: string;
}

/** What the supplier page adds to the lead form, in the shape that form takes. */
export interface Supplier {
  readonly afterPhone: (refuse: (errors: { readonly phone: string }) => void) => ReactNode;
  readonly beforeRequirement: ReactNode;
  readonly onInput: (form: HTMLFormElement) => void;
  readonly complete: (requirement: string, form: HTMLFormElement) => string | null;
  readonly onStored: () => void;
}

/** Categories and phone check of the supplier page, for its lead form (docs/decisions/0027). */
export function useSupplier({ phoneIn, phoneError }: LeadPhone): Supplier {
  const { offered, chosen, choose, load, reset } = useCategories();
  const { check, reminder, ...phoneCheck } = usePhoneCheck();
  return {
    afterPhone: (refuse) => (
      <PhoneCheckFields
        check={check}
        reminder={reminder}
        onSend={(form) => {
          const phone = phoneIn(form);
          if (phone === null) refuse({ phone: phoneError });
          else void phoneCheck.sendCode(phone);
        }}
        onCheck={(typed) => void phoneCheck.checkCode(typed)}
      />
    ),
    beforeRequirement: (
      <CategoryFields offered={offered} chosen={chosen} onChoose={choose} onNear={load} />
    ),
    onInput: (form) => phoneCheck.typePhone(phoneIn(form)),
    complete(requirement, form) {
      const phone = phoneIn(form);
      const note = phone === null ? null : phoneCheck.admit(phone);
      return note === null ? null : supplierRequirement(requirement, chosen, note);
    },
    onStored() {
      reset();
      phoneCheck.reset();
    },
  };
}
