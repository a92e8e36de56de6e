/** Loads the modal's code: when a visitor is about to open it, not before. */
export async function loadLeadModal() {
  const { LeadModal } = await import("./lead-modal");
  return LeadModal;
}
