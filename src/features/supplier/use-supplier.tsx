import type { ReactNode } from "react";
import type { Phone } from "../../api-client";
import { CategoryFields } from "./category-fields";
import { PhoneCheckFields } from "./phone-check-fields";
import { supplierRequirement } from "./requirement";
import { useCategories } from "./use-categories";
import { usePhoneCheck } from "./use-phone-check";

/** What the supplier page adds to the lead form, in the shape that form takes. */
export interface Supplier {
  readonly afterPhone: (askPhone: () => Phone | null) => ReactNode;
  readonly beforeRequirement: ReactNode;
  readonly onInput: (phone: Phone | null) => void;
  readonly complete: (requirement: string, phone: Phone) => string | null;
  readonly onStored: () => void;
}

/** Categories and phone check of the supplier page, for its lead form (docs/decisions/0026). */
export function useSupplier(): Supplier {
  const { offered, chosen, choose, load, reset } = useCategories();
  const { check, reminder, ...phoneCheck } = usePhoneCheck();
  return {
    afterPhone: (askPhone) => (
      <PhoneCheckFields
        check={check}
        reminder={reminder}
        onSend={() => {
          const phone = askPhone();
          if (phone !== null) void phoneCheck.sendCode(phone);
        }}
        onCheck={(typed) => void phoneCheck.checkCode(typed)}
      />
    ),
    beforeRequirement: (
      <CategoryFields offered={offered} chosen={chosen} onChoose={choose} onNear={load} />
    ),
    onInput: phoneCheck.typePhone,
    complete(requirement, phone) {
      const note = phoneCheck.admit(phone);
      return note === null ? null : supplierRequirement(requirement, chosen, note);
    },
    onStored() {
      reset();
      phoneCheck.reset();
    },
  };
}
