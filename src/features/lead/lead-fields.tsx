import type { ReactNode } from "react";
import { TextAreaField, TextField } from "../../ui/field";
import { PhoneFields } from "./phone-fields";
import type { LeadErrors } from "./validate";

interface LeadFieldsProps {
  readonly errors: LeadErrors;
  readonly emailHint: string;
  /** Null if the form does not ask for requirements. */
  readonly requirementHint: string | null;
  readonly afterPhone: ReactNode;
  readonly beforeRequirement: ReactNode;
}

/** The fields of the lead form. */
export function LeadFields(props: LeadFieldsProps) {
  const { errors, emailHint, requirementHint, afterPhone, beforeRequirement } = props;
  return (
    <>
      <TextField name="name" label="Name" autoComplete="name" error={errors.name} />
      <TextField
        name="email"
        label="Work email"
        type="email"
        autoComplete="email"
        hint={emailHint}
        error={errors.email}
      />
      <PhoneFields error={errors.phone} />
      {afterPhone}
      <TextField
        name="company"
        label="Company name"
        autoComplete="organization"
        error={errors.company}
      />
      {beforeRequirement}
      {requirementHint !== null && (
        <TextAreaField name="requirement" label="Requirements" hint={requirementHint} />
      )}
    </>
  );
}
