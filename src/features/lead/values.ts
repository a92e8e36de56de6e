/** What a visitor types into a lead form. */
export interface LeadValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly requirement: string;
}

/** A field of the lead form. */
export type LeadField = keyof LeadValues;

/** A form before anything is typed. */
export const emptyValues: LeadValues = {
  name: "",
  email: "",
  phone: "",
  company: "",
  requirement: "",
};

/** The fields, in the order of the form. */
export const leadFields = ["name", "email", "phone", "company", "requirement"] as const;
