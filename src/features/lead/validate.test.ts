import { describe, expect, test } from "@jest/globals";
import { india } from "../../lib/country";
import { emptyValues, type LeadValues } from "./form-fields";
import { remainingErrors, validateLead } from "./validate";

const valid: LeadValues = {
  name: "Asha",
  email: "asha@example.co",
  phone: "98765 43210",
  company: "Example Co",
  requirement: "",
};

const messages = {
  name: "Please enter a name",
  email: "Please enter your valid work email",
  phone: "Please enter a valid number",
  company: "Please enter a company name",
};

test("a complete form has no error, and the requirement is optional", () => {
  expect(validateLead(valid, india)).toEqual({});
  expect(validateLead({ ...valid, requirement: "Steel" }, india)).toEqual({});
});

test("an empty form has an error at every required field", () => {
  expect(validateLead(emptyValues, india)).toEqual(messages);
});

test("a requirement that is too long is kept, and its field says so", () => {
  expect(validateLead({ ...valid, requirement: "x".repeat(8000) }, india)).toEqual({});
  expect(validateLead({ ...valid, requirement: "x".repeat(8001) }, india)).toEqual({
    requirement: "Please shorten this text to 8,000 characters",
  });
});

test.each([
  ["name", ""],
  ["name", "\u200B \u3164"],
  ["company", "  "],
  ["company", "\u2800"],
  ["email", "asha@gmail.com"],
  ["email", "asha"],
  ["phone", "12345"],
  ["phone", "phone"],
] as const)("the %s %j alone is invalid", (field, value) => {
  expect(validateLead({ ...valid, [field]: value }, india)).toEqual({ [field]: messages[field] });
});

test("a number is checked by the chosen country", () => {
  const singapore = { ...india, phonePrefix: "+65", phoneNumberLength: ["8"] };
  expect(validateLead(valid, singapore)).toEqual({ phone: messages.phone });
  expect(validateLead({ ...valid, phone: "98765432" }, singapore)).toEqual({});
});

describe("shown errors", () => {
  test("are cleared once their field is valid, and none is added", () => {
    const errors = { name: messages.name, phone: messages.phone };
    const values = { ...emptyValues, name: "Asha" };
    expect(remainingErrors(errors, values, india)).toEqual({ phone: messages.phone });
  });

  test("are cleared by a change of the country, too", () => {
    const values = { ...valid, phone: "98765432" };
    const singapore = { ...india, phonePrefix: "+65", phoneNumberLength: ["8"] };
    expect(remainingErrors({ phone: messages.phone }, values, singapore)).toEqual({});
  });
});
