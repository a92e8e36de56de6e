import { beforeEach, describe, expect, test } from "@jest/globals";
import { clearBrowser, refuseStorage, refuseWriting } from "../../lib/testing/new-page";
import { clearDraft, readDraft, saveDraft, type Draft } from "./draft";
import { india } from "../../lib/country";
import { emptyValues } from "./values";

const KEY = "lead_draft_demo-callback_page";
const FORM = "demo-callback_page";

const draft: Draft = {
  values: { ...emptyValues, name: '<b>"Asha"</b> 🙂', requirement: "a\nb" },
  country: india,
  attempt: { fingerprint: "{}", timestamp: "2026-01-31T09:00:00.000Z" },
};

beforeEach(clearBrowser);

test.each<[string, Draft]>([
  ["a whole draft", draft],
  ["one without a country and an attempt", { ...draft, country: null, attempt: null }],
  ["one of a country without lengths", { ...draft, country: { ...india, phoneNumberLength: [] } }],
])("%s is found as it was kept", (_, kept) => {
  saveDraft(FORM, kept);
  expect(readDraft(FORM)).toEqual(kept);
});

test("each form has a draft of its own, until it is cleared", () => {
  saveDraft(FORM, draft);
  expect(readDraft("demo-callback_modal")).toBeNull();
  saveDraft("demo-callback_modal", draft);
  clearDraft(FORM);
  expect(readDraft(FORM)).toBeNull();
  expect(readDraft("demo-callback_modal")).toEqual(draft);
  expect(window.sessionStorage.getItem(KEY)).toBeNull();
});

describe("storage that someone else wrote", () => {
  test.each(["", "null", "[]", '"text"', "5", "{broken", "undefined"])("%j is no draft", (text) => {
    window.sessionStorage.setItem(KEY, text);
    expect(readDraft(FORM)).toBeNull();
  });

  test.each([
    "{}",
    '{"values":null,"country":null,"attempt":null}',
    '{"values":["a"],"country":"IN","attempt":"x"}',
    '{"values":{"name":1,"email":{},"phone":["1"],"company":null,"__proto__":{"name":"x"}}}',
    '{"country":{"country_code":"IN","name":"India","phone_prefix":"javascript:"}}',
    '{"attempt":{"fingerprint":1,"timestamp":"x"}}',
    '{"attempt":{"fingerprint":"x","timestamp":null}}',
  ])("%s gives an empty form", (text) => {
    window.sessionStorage.setItem(KEY, text);
    expect(readDraft(FORM)).toEqual({ values: emptyValues, country: null, attempt: null });
  });

  test("a country with hostile lengths is read all the same", () => {
    const lengths = '[{"toString":1,"valueOf":1},"10"]';
    const country = `{"country_code":"IN","name":"India","phone_prefix":"+91","phone_number_length":${lengths}}`;
    window.sessionStorage.setItem(KEY, `{"country":${country}}`);
    expect(readDraft(FORM)?.country).toEqual(india);
  });

  test("fields that the form does not have are dropped", () => {
    window.sessionStorage.setItem(KEY, '{"values":{"name":"Asha","isAdmin":"yes"}}');
    expect(readDraft(FORM)?.values).toEqual({ ...emptyValues, name: "Asha" });
  });
});

test("refused and full storage keep no draft and break nothing", () => {
  refuseWriting();
  expect(() => saveDraft(FORM, draft)).not.toThrow();
  expect(readDraft(FORM)).toBeNull();
  refuseStorage();
  expect(() => saveDraft(FORM, draft)).not.toThrow();
  expect(readDraft(FORM)).toBeNull();
  expect(() => clearDraft(FORM)).not.toThrow();
});
