import { expect, test } from "@jest/globals";
import { ApiError, visitorMessage } from ".";

const message = (text: unknown) => new ApiError(422, { error: { message: text, code: 1 } });

test.each([
  ["We could not store this.", "We could not store this."],
  ["<b>No</b>", "<b>No</b>"],
  ["a".repeat(300), "a".repeat(300)],
  ["a".repeat(301), "a".repeat(300)],
  [`${"a".repeat(299)}🙂`, "a".repeat(299)],
])("the server's message %j is shown as %j", (text, shown) => {
  expect(visitorMessage(message(text))).toBe(shown);
});

test.each([
  ["an empty message", message("")],
  ["white space", message(" \n")],
  ["invisible characters", message("\u200B\u2800")],
  ["a number", message(5)],
  ["an object", message({ text: "x" })],
  ["a list", message(["x"])],
  ["null", message(null)],
  ["no message", new ApiError(400, { error: {} })],
  ["an error that is text", new ApiError(400, { error: "No" })],
  ["an error that is a list", new ApiError(400, { error: [{ message: "No" }] })],
  ["a message outside the error", new ApiError(400, { message: "No" })],
  ["a body that is text", new ApiError(400, "No")],
  ["a body that is null", new ApiError(400, null)],
  ["no body", new ApiError(500, undefined)],
  ["no answer", new ApiError(null, undefined)],
  ["another error", new Error("Failed to fetch")],
  ["what only looks like one", { body: { error: { message: "No" } } }],
  ["nothing", undefined],
])("%s has nothing to show", (_, error) => {
  expect(visitorMessage(error)).toBeNull();
});
