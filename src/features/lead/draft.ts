import { parseCountry, type Country, type RequestType } from "../../api-client";
import { isRecord, parseJson } from "../../lib/json";
import { sessionStore } from "../../lib/storage";
import type { Attempt } from "./attempt";
import { emptyValues, leadFields, type LeadValues } from "./values";

/**
 * A form as it stood, kept for the tab: a new build or a failed chunk may reload the page under it
 * (readings.md, Leads). The attempt is kept too, so that a retry after a reload is still a retry.
 */
export interface Draft {
  readonly values: LeadValues;
  readonly country: Country | null;
  readonly attempt: Attempt | null;
}

/** What the session-storage key of each form's draft begins with. */
export const DRAFT_PREFIX = "lead_draft_";

/**
 * What tells a form from others: its draft and its lead on the way are kept by it.
 *
 * @param subject What the request is about, where forms of one request differ in it.
 */
export function formKeyOf(requestType: RequestType, place: string, subject?: string): string {
  return [requestType, place, ...(subject === undefined ? [] : [subject])].join("_");
}

const keyOf = (formKey: string) => DRAFT_PREFIX + formKey;

function parseValues(value: unknown): LeadValues {
  const stored = isRecord(value) ? value : {};
  const texts = leadFields.flatMap((field) => {
    const text = stored[field];
    return typeof text === "string" ? [[field, text] as const] : [];
  });
  return { ...emptyValues, ...Object.fromEntries(texts) };
}

function parseAttempt(value: unknown): Attempt | null {
  if (!isRecord(value)) return null;
  const { fingerprint, timestamp } = value;
  return typeof fingerprint === "string" && typeof timestamp === "string"
    ? { fingerprint, timestamp }
    : null;
}

/** The draft of a form, or null where there is none. */
export function readDraft(formKey: string): Draft | null {
  const stored = parseJson(sessionStore.get(keyOf(formKey)) ?? "");
  if (!isRecord(stored)) return null;
  return {
    values: parseValues(stored.values),
    country: parseCountry(stored.country),
    attempt: parseAttempt(stored.attempt),
  };
}

/** Keeps a form as it stands. */
export function saveDraft(formKey: string, draft: Draft): void {
  const { country } = draft;
  const row = country && {
    country_code: country.countryCode,
    name: country.name,
    phone_number_length: country.phoneNumberLength,
    phone_prefix: country.phonePrefix,
  };
  sessionStore.set(keyOf(formKey), JSON.stringify({ ...draft, country: row }));
}

/** Forgets a form after its lead was stored. */
export function clearDraft(formKey: string): void {
  sessionStore.remove(keyOf(formKey));
}
