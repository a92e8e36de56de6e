export { CaseDownload } from "./case-download";
export { EmailCapture } from "./email-capture";
export { LeadForm } from "./lead-form";
export { type LeadAddition } from "./lead-form-options";
export { LeadModalSlot } from "./lead-modal-slot";
export { closeLeadModal } from "./lead-state";
export { OpenLeadButton } from "./open-lead-button";
export { openLeadFrom, preloadLeadFor } from "./open-lead-modal";
export { DEMO_PAGE, takeNoteToDemo } from "./prefill-demo-form";
