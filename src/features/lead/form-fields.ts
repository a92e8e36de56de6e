/** The text fields of the lead form, in its order. */
export const leadFields = ["name", "email", "phone", "company", "requirement"] as const;

/** A text field of the lead form. */
export type LeadField = (typeof leadFields)[number];

/** What a visitor types into a lead form. */
export type LeadValues = Readonly<Record<LeadField, string>>;

/** The most characters that the requirements may have. */
export const LONGEST_REQUIREMENT = 8000;

/** The values of an empty form. */
export const emptyValues: LeadValues = {
  name: "",
  email: "",
  phone: "",
  company: "",
  requirement: "",
};

function inputOf(form: HTMLFormElement, field: LeadField) {
  const element = form.elements.namedItem(field);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : null;
}

function countryPickerOf(form: HTMLFormElement): HTMLSelectElement | null {
  const picker = form.elements.namedItem("country");
  return picker instanceof HTMLSelectElement ? picker : null;
}

/** The values of a form. A field that the form does not show is empty. */
export function readValues(form: HTMLFormElement): LeadValues {
  const read = (field: LeadField) => inputOf(form, field)?.value ?? "";
  return {
    name: read("name"),
    email: read("email"),
    phone: read("phone"),
    company: read("company"),
    requirement: read("requirement"),
  };
}

/** The code of the country that a form's picker shows. */
export function shownCountryCode(form: HTMLFormElement): string {
  return countryPickerOf(form)?.value ?? "";
}

/** Empties a form. The picker keeps its country, which the next number is for. */
export function emptyForm(form: HTMLFormElement): void {
  const code = shownCountryCode(form);
  form.reset();
  const picker = countryPickerOf(form);
  if (picker !== null) picker.value = code;
}

/** Fills the fields that are still empty and keeps what the visitor has typed. */
export function fillEmptyFields(form: HTMLFormElement, values: Partial<LeadValues>): void {
  for (const field of leadFields) {
    const input = inputOf(form, field);
    if (input?.value === "") input.value = values[field] ?? "";
  }
}

/** Moves focus to a field. */
export function focusField(form: HTMLFormElement, field: LeadField): void {
  inputOf(form, field)?.focus();
}
