import { parseCountry } from "../../api-client";
import type { Country } from "../../lib/country";
import { isRecord, parseJson, recordOf } from "../../lib/json";
import { sessionStore } from "../../lib/storage";
import { emptyValues, leadFields, type LeadValues } from "./form-fields";

/** What a visitor has entered into a form, kept for the tab: a new build may reload the page. */
export interface Draft {
  readonly values: LeadValues;
  /** The country, if the visitor has chosen it or begun a number. */
  readonly country: Country | null;
}

/** Session-storage keys of drafts begin with this. */
const DRAFT_PREFIX = "lead_draft_";

/** Drafts of this page view, which outlast a browser that refuses storage. */
const drafts = new Map<string, Draft>();

function parseValues(value: unknown): LeadValues {
  const stored = recordOf(value);
  const texts = leadFields.flatMap((field) => {
    const text = stored[field];
    return typeof text === "string" ? [[field, text] as const] : [];
  });
  return { ...emptyValues, ...Object.fromEntries(texts) };
}

function storedDraft(formKey: string): Draft | null {
  const stored = parseJson(sessionStore.get(DRAFT_PREFIX + formKey) ?? "");
  if (!isRecord(stored)) return null;
  return { values: parseValues(stored.values), country: parseCountry(stored.country) };
}

/** The draft of a form, or null if there is none. */
export function readDraft(formKey: string): Draft | null {
  return drafts.get(formKey) ?? storedDraft(formKey);
}

/** Saves the draft of a form. */
export function saveDraft(formKey: string, draft: Draft): void {
  drafts.set(formKey, draft);
  const { country } = draft;
  const row = country && {
    country_code: country.countryCode,
    name: country.name,
    phone_number_length: country.phoneNumberLength,
    phone_prefix: country.phonePrefix,
  };
  sessionStore.set(DRAFT_PREFIX + formKey, JSON.stringify({ ...draft, country: row }));
}

/** Deletes the draft of a form whose lead was stored. */
export function clearDraft(formKey: string): void {
  drafts.delete(formKey);
  sessionStore.remove(DRAFT_PREFIX + formKey);
}
