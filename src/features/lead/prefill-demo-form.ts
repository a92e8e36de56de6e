import { navigate } from "gatsby";
import { readDraft, saveDraft } from "./draft";
import { emptyValues, type LeadValues } from "./form-fields";
import { formKeyOf } from "./form-state";
import { setSharedEmail } from "./lead-state";
import { withNote } from "./note";
import { MODAL_PAGES } from "./open-lead-modal";

/** The page with the demo form. */
export const DEMO_PAGE = MODAL_PAGES["demo-callback"];

const DEMO_FORM = formKeyOf("demo-callback", "page");

let lastNote = "";

/** Writes to the form's draft, so that a reload on the way loses nothing. */
function updateDraft(change: (values: LeadValues) => Partial<LeadValues>): void {
  const draft = readDraft(DEMO_FORM) ?? { values: emptyValues, country: null };
  saveDraft(DEMO_FORM, { ...draft, values: { ...draft.values, ...change(draft.values) } });
}

/** Opens the demo form with an e-mail address in it, which replaces an earlier one. */
export function takeEmailToDemo(email: string): void {
  if (email !== "") {
    setSharedEmail(email);
    updateDraft(() => ({ email }));
  }
  navigate(DEMO_PAGE);
}

/** Opens the demo form with a note below what the visitor has written in its requirements. */
export function takeNoteToDemo(note: string): void {
  updateDraft(({ requirement }) => ({ requirement: withNote(requirement, note, lastNote) }));
  lastNote = note;
  navigate(DEMO_PAGE);
}
