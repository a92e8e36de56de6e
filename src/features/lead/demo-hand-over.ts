import { navigate } from "gatsby";
import { readDraft, saveDraft } from "./draft";
import { setSharedEmail, setSharedNote } from "./lead-state";
import { modalPages } from "./modal-pages";
import { withNote } from "./note";
import { emptyValues, type LeadValues } from "./values";

/** The page of the demo form. */
export const DEMO_PAGE = modalPages["demo-callback"];

/** What the draft of that page's form is kept under. */
const DEMO_FORM = "demo-callback_page";

let lastNote = "";

/** Puts into the form's draft what it is to show, so that a reload on the way loses nothing. */
function putInDraft(change: (values: LeadValues) => LeadValues): void {
  const draft = readDraft(DEMO_FORM) ?? { values: emptyValues, country: null, attempt: null };
  saveDraft(DEMO_FORM, { ...draft, values: change(draft.values) });
}

/** Takes a visitor to the demo form with an e-mail address in it: what was given last counts. */
export function takeEmailToDemo(email: string): void {
  if (email !== "") {
    setSharedEmail(email);
    putInDraft((values) => ({ ...values, email }));
  }
  navigate(DEMO_PAGE);
}

/** Takes a visitor to the demo form with a note in its requirements, below what stands there. */
export function takeNoteToDemo(note: string): void {
  const earlier = lastNote;
  lastNote = note;
  setSharedNote(note);
  putInDraft((values) => ({
    ...values,
    requirement: withNote(values.requirement, note, earlier),
  }));
  navigate(DEMO_PAGE);
}
