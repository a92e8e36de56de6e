import type { Phone } from "../../api-client";
import { supplierRequirement } from "./categories";
import { CategoryFields } from "./category-fields";
import { PhoneCheckFields } from "./phone-check-fields";
import { useCategories } from "./use-categories";
import { usePhoneCheck } from "./use-phone-check";

/** Categories and phone check of the supplier page, which its lead form gets as an addition. */
export function useSupplier() {
  const { offered, chosen, choose, load, reset } = useCategories();
  const { check, reminder, ...phoneCheck } = usePhoneCheck();
  return {
    afterPhone: (requirePhone: () => Phone | null) => (
      <PhoneCheckFields
        check={check}
        reminder={reminder}
        onSend={() => {
          const phone = requirePhone();
          if (phone !== null) void phoneCheck.sendCode(phone);
        }}
        onCheck={(typed) => void phoneCheck.checkCode(typed)}
      />
    ),
    afterRequirement: (
      <CategoryFields offered={offered} chosen={chosen} onChoose={choose} onNear={load} />
    ),
    onInput: phoneCheck.typePhone,
    complete(requirement: string, phone: Phone) {
      const admitted = phoneCheck.admit(phone);
      if (admitted === null) return null;
      return {
        requirement: supplierRequirement(requirement, chosen),
        note: `Phone check: ${admitted.note}`,
        ...(!admitted.isVerified && { phone_verified: false as const }),
      };
    },
    // The API knows whether the number is verified, and whether its service works again.
    onRefused: () => phoneCheck.reset(),
    onStored() {
      reset();
      phoneCheck.reset();
    },
  };
}
