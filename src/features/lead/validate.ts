import type { Country } from "../../lib/country";
import { isBlank } from "../../lib/text";
import { WORK_EMAIL_ERROR, isWorkEmail } from "../../lib/work-email";
import { leadFields, LONGEST_REQUIREMENT, type LeadField, type LeadValues } from "./form-fields";
import { nationalNumber } from "./phone";

/** Messages by field. A field without a message is valid. */
export type LeadErrors = Readonly<Partial<Record<LeadField, string>>>;

/** Shown for a number that is not a number of its country. */
export const PHONE_ERROR = "Please enter a valid number";

interface Rule {
  readonly message: string;
  readonly isValid: (value: string, country: Country) => boolean;
}

/** The rules and messages of the lead form's fields. */
const rules: Readonly<Record<LeadField, Rule>> = {
  name: { message: "Please enter a name", isValid: (value) => !isBlank(value) },
  email: { message: WORK_EMAIL_ERROR, isValid: isWorkEmail },
  phone: {
    message: PHONE_ERROR,
    isValid: (value, country) => nationalNumber(value, country) !== null,
  },
  company: { message: "Please enter a company name", isValid: (value) => !isBlank(value) },
  requirement: {
    message: "Please shorten this text to 8,000 characters",
    isValid: ({ length }) => length <= LONGEST_REQUIREMENT,
  },
};

/** Checks all fields of a form. */
export function validateLead(values: LeadValues, country: Country): LeadErrors {
  const invalid = leadFields.filter((field) => !rules[field].isValid(values[field], country));
  return Object.fromEntries(invalid.map((field) => [field, rules[field].message]));
}

/** The errors of those fields that are still invalid. No error is added before the next submit. */
export function remainingErrors(
  errors: LeadErrors,
  values: LeadValues,
  country: Country,
): LeadErrors {
  const current = validateLead(values, country);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field in current));
}
