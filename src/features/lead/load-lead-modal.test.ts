import { expect, test } from "@jest/globals";
import { LeadModal } from "./lead-modal";
import { loadLeadModal } from "./load-lead-modal";

test("the modal's code is the modal", async () => {
  await expect(loadLeadModal()).resolves.toBe(LeadModal);
});
