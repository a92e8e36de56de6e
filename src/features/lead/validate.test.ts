import { describe, expect, test } from "@jest/globals";
import { india } from "../../lib/country";
import { validateLead, withoutMended } from "./validate";
import { emptyValues, type LeadValues } from "./values";

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

test("an empty form is told all that is missing", () => {
  expect(validateLead(emptyValues, india)).toEqual(messages);
});

describe.each(["name", "company"] as const)("the %s", (field) => {
  test.each(["", "  ", "\t", "\u200B\u2060", "\u3164", "\u2800", "\u00AD \u202E"])(
    "%j is missing",
    (value) => {
      expect(validateLead({ ...valid, [field]: value }, india)).toEqual({
        [field]: messages[field],
      });
    },
  );

  test.each(["A", " Asha ", "आशा", "<b>", "0", "🙂", "محمد"])("%j is there", (value) => {
    expect(validateLead({ ...valid, [field]: value }, india)).toEqual({});
  });
});

test.each([
  ["email", "asha@gmail.com"],
  ["email", "asha"],
  ["phone", "12345"],
  ["phone", "phone"],
] as const)("the %s %j is wrong by itself", (field, value) => {
  expect(validateLead({ ...valid, [field]: value }, india)).toEqual({ [field]: messages[field] });
});

test("a number is checked by the chosen country", () => {
  const short = { ...india, phonePrefix: "+65", phoneNumberLength: ["8"] };
  expect(validateLead(valid, short)).toEqual({ phone: messages.phone });
  expect(validateLead({ ...valid, phone: "98765432" }, short)).toEqual({});
});

describe("errors that are shown", () => {
  test("go where their field has become valid, and no other appears", () => {
    const errors = { name: messages.name, phone: messages.phone };
    const values = { ...emptyValues, name: "Asha" };
    expect(withoutMended(errors, values, india)).toStrictEqual({ phone: messages.phone });
  });

  test("stay where their field is still wrong", () => {
    expect(withoutMended(messages, emptyValues, india)).toEqual(messages);
  });

  test("go by a change of the country, too", () => {
    const values = { ...valid, phone: "98765432" };
    const short = { ...india, phonePrefix: "+65", phoneNumberLength: ["8"] };
    expect(withoutMended({ phone: messages.phone }, values, short)).toEqual({});
  });
});
