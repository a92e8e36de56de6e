import type { Country } from "../../api-client";
import { isBlank } from "../../lib/text";
import { EMAIL_ERROR, isWorkEmail } from "../../lib/work-email";
import { normalisePhone } from "./phone";
import { leadFields, type LeadField, type LeadValues } from "./values";

/** What is wrong, by field. A field without a message is valid. */
export type LeadErrors = Readonly<Partial<Record<LeadField, string>>>;

/** The message of a number that is none of its country. */
export const PHONE_ERROR = "Please enter a valid number";

/** The rules and messages of specification section 5. */
const rules: Readonly<
  Record<LeadField, { message: string; isValid: (value: string, country: Country) => boolean }>
> = {
  name: { message: "Please enter a name", isValid: (value) => !isBlank(value) },
  email: { message: EMAIL_ERROR, isValid: isWorkEmail },
  phone: {
    message: PHONE_ERROR,
    isValid: (value, country) => normalisePhone(value, country) !== null,
  },
  company: { message: "Please enter a company name", isValid: (value) => !isBlank(value) },
  requirement: { message: "", isValid: () => true },
};

/** Checks a form by specification section 5. */
export function validateLead(values: LeadValues, country: Country): LeadErrors {
  const wrong = leadFields.filter((field) => !rules[field].isValid(values[field], country));
  return Object.fromEntries(wrong.map((field) => [field, rules[field].message]));
}

/** The errors without those of fields that have become valid. */
export function withoutMended(
  errors: LeadErrors,
  values: LeadValues,
  country: Country,
): LeadErrors {
  const still = validateLead(values, country);
  return Object.fromEntries(
    leadFields.flatMap((field) =>
      errors[field] !== undefined && still[field] !== undefined ? [[field, errors[field]]] : [],
    ),
  );
}
