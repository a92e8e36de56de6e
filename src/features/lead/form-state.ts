import type { RequestType } from "../../lib/request-types";
import { createStore, useSelected } from "../../lib/store";
import type { LeadErrors } from "./validate";

/**
 * The key of a form, for its draft and its state.
 *
 * @param subject What the request is about, if several forms send the same request.
 */
export function formKeyOf(requestType: RequestType, place: string, subject?: string): string {
  return [requestType, place, ...(subject === undefined ? [] : [subject])].join("_");
}

/** Shown above the empty form after its lead was stored. */
export interface Confirmation {
  /** When the lead was first sent, which distinguishes one confirmation from the next. */
  readonly timestamp: string;
  readonly bookingUrl: string | null;
}

/** What a lead form shows. */
export type LeadFormState =
  | {
      readonly status: "editing";
      readonly errors: LeadErrors;
      readonly failure: string | null;
      /** Whether the failure came while the form was not on the page. */
      readonly isUnseen: boolean;
      readonly confirmation: Confirmation | null;
    }
  | { readonly status: "sending"; readonly confirmation: Confirmation | null }
  /** The lead was stored, and the booking link is about to open. */
  | { readonly status: "redirecting"; readonly timestamp: string; readonly bookingUrl: string }
  /** The lead was stored, and no booking link is configured. */
  | { readonly status: "received"; readonly timestamp: string }
  /** The lead was stored, and the visitor has received what was asked for. */
  | { readonly status: "delivered"; readonly timestamp: string };

/** A form before anything has happened. */
export const EDITING: Extract<LeadFormState, { status: "editing" }> = {
  status: "editing",
  errors: {},
  failure: null,
  isUnseen: false,
  confirmation: null,
};

const INITIAL: ReadonlyMap<string, LeadFormState> = new Map();

/** Kept outside React: a modal that is closed while it sends and reopened must not send again. */
const store = createStore(INITIAL);

/** The current state of a form. */
export function leadFormState(formKey: string): LeadFormState {
  return store.get().get(formKey) ?? EDITING;
}

/** The state of a form, in a component. */
export function useLeadFormState(formKey: string): LeadFormState {
  return useSelected(store, INITIAL, (states) => states.get(formKey) ?? EDITING);
}

/** Changes the state of a form. */
export function setLeadFormState(formKey: string, state: LeadFormState): void {
  store.set(new Map(store.get()).set(formKey, state));
}

/** The confirmation that a form shows, or null. */
export function confirmationOf(state: LeadFormState): Confirmation | null {
  return "confirmation" in state ? state.confirmation : null;
}

const isOpenQuestion = (state: LeadFormState) =>
  state.status === "sending" || (state.status === "editing" && state.isUnseen);

/**
 * Resets the forms. Their messages end when the visitor leaves the page, except that a lead was not sent,
 * if nobody has read that yet.
 */
export function resetLeadForms(): void {
  store.set(new Map([...store.get()].filter(([, state]) => isOpenQuestion(state))));
}

/** Records that the visitor sees a form with its failure. */
export function markSeen(formKey: string): void {
  const state = leadFormState(formKey);
  if (state.status !== "editing" || !state.isUnseen) return;
  setLeadFormState(formKey, { ...state, isUnseen: false });
}
