import { withNote } from "./note";
import { leadFields, type LeadField, type LeadValues } from "./values";

function fieldOf(form: HTMLFormElement, field: LeadField) {
  const element = form.elements.namedItem(field);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : null;
}

/** What stands in a form's fields; a field that the form does not show is empty. */
export function readForm(form: HTMLFormElement): LeadValues {
  const read = (field: LeadField) => fieldOf(form, field)?.value ?? "";
  return {
    name: read("name"),
    email: read("email"),
    phone: read("phone"),
    company: read("company"),
    requirement: read("requirement"),
  };
}

function pickerOf(form: HTMLFormElement): HTMLSelectElement | null {
  const picker = form.elements.namedItem("country");
  return picker instanceof HTMLSelectElement ? picker : null;
}

/** The code of the country that a form's picker shows. */
export function shownCountry(form: HTMLFormElement): string {
  return pickerOf(form)?.value ?? "";
}

/** Empties a form. Its picker goes on showing the country that the next number is for. */
export function emptyForm(form: HTMLFormElement): void {
  const country = shownCountry(form);
  form.reset();
  const picker = pickerOf(form);
  if (picker !== null) picker.value = country;
}

/** Fills fields that are still empty; what a visitor has typed stays. */
export function fillForm(form: HTMLFormElement, values: LeadValues): void {
  for (const field of leadFields) {
    const element = fieldOf(form, field);
    if (element !== null && element.value === "") element.value = values[field];
  }
}

/** Puts a note below what stands in the requirements; tells whether the form has them. */
export function addNote(form: HTMLFormElement, note: string): boolean {
  const element = fieldOf(form, "requirement");
  if (element !== null) element.value = withNote(element.value, note);
  return element !== null;
}

/** Moves focus to a field. */
export function focusField(form: HTMLFormElement, field: LeadField): void {
  fieldOf(form, field)?.focus();
}
