import { expect, jest, test } from "@jest/globals";
import { unhandledRejections } from "../lib/testing/rejections";
import { notify } from "./toast";

const mockShowToast = jest.fn();
let mockLoad: () => { showToast: typeof mockShowToast } = () => ({ showToast: mockShowToast });

jest.mock("./toaster", () => mockLoad());

test("a toast's code is loaded with it", async () => {
  const { signal } = new AbortController();
  notify("loading", "Sending", signal);
  expect(mockShowToast).not.toHaveBeenCalled();
  await import("./toaster");
  expect(mockShowToast.mock.calls).toEqual([["loading", "Sending", signal]]);
});

test("code that can't be loaded breaks nothing", async () => {
  jest.resetModules();
  mockLoad = () => {
    throw new Error("Loading chunk 5 failed.");
  };
  expect(await unhandledRejections(() => notify("error", "It failed."))).toBe(0);
  await expect(import("./toaster")).rejects.toThrow("Loading chunk 5 failed.");
});
