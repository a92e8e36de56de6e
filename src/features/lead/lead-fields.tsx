import type { ReactNode } from "react";
import { TextAreaField, TextField } from "../../ui/field";
import * as styles from "./lead-form.module.css";
import type { LeadErrors } from "./validate";

interface LeadFieldsProps {
  readonly errors: LeadErrors;
  /** What is worth writing under requirements; null where they are not asked for. */
  readonly requirementHint: string | null;
  /** Which address is meant, and what it is for. */
  readonly emailHint: string;
  /** The prefix picker. */
  readonly country: ReactNode;
  readonly afterPhone: ReactNode;
  readonly beforeRequirement: ReactNode;
}

/** The fields of the lead form (specification section 5), with the reason for each question. */
export function LeadFields(props: LeadFieldsProps) {
  const { errors, requirementHint, emailHint, country, ...added } = props;
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
      <div className={styles.phone}>
        {country}
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel-national"
          error={errors.phone}
        />
      </div>
      {added.afterPhone}
      <TextField
        name="company"
        label="Company name"
        autoComplete="organization"
        error={errors.company}
      />
      {added.beforeRequirement}
      {requirementHint !== null && (
        <TextAreaField name="requirement" label="Requirements" hint={requirementHint} />
      )}
    </>
  );
}
