/** Loads the form of a case study's download: when a visitor is about to open it, not before. */
export async function loadCaseForm() {
  const { CaseForm } = await import("./case-form");
  return CaseForm;
}
