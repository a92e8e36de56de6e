import type { z } from "zod";
import { today } from "../lib/today";

interface Dated {
  readonly date: string;
  readonly updated?: string | undefined;
}

/** Complains of a day of the last change before the day of publication, or still to come. */
export function checkUpdated(
  { date, updated = date }: Dated,
  context: z.core.$RefinementCtx,
): void {
  const complain = (message: string) =>
    context.addIssue({ code: "custom", path: ["updated"], message });
  if (updated < date) complain("is before date; correct one of the two");
  else if (updated > date && updated > today()) {
    complain("is in the future; write the day of the last change, or remove it");
  }
}
