import { expect, jest, test } from "@jest/globals";
import { loadOnce } from "./load-once";

test("loads once, however often it is called", async () => {
  const load = jest.fn(() => Promise.resolve("code"));
  const get = loadOnce(load);
  expect(await Promise.all([get(), get()])).toEqual(["code", "code"]);
  await get();
  expect(load).toHaveBeenCalledTimes(1);
});

test("tries again after a failure", async () => {
  const load = jest.fn(() => Promise.resolve("code"));
  load.mockRejectedValueOnce(new Error("offline"));
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow("offline");
  await expect(get()).resolves.toBe("code");
});
