import { expect, test } from "@jest/globals";
import { openTestDatabase } from "../testing/databases";
import { withLease } from "./lease";

test("an instance whose clock is a little behind doesn't end the lease of another", async () => {
  const { db } = await openTestDatabase();
  const start = Date.UTC(2026, 0, 1);
  const ran = await withLease(
    db,
    "maintenance",
    () => start + 5,
    async (renew) => {
      const behind = withLease(
        db,
        "maintenance",
        () => start,
        async () => Promise.resolve(),
      );
      expect(await behind).toBe(false);
      await renew();
    },
  );
  expect(ran).toBe(true);
});
