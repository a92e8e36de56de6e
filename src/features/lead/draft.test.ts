/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { india } from "../../lib/country";
import {
  clearBrowser,
  refuseStorage,
  refuseWriting,
  startNewPage,
} from "../../lib/testing/new-page";
import type { Draft } from "./draft";
import { emptyValues } from "./form-fields";
import { formKeyOf } from "./form-state";

const FORM = "demo-callback_page";
const KEY = `lead_draft_${FORM}`;

const draft: Draft = {
  values: { ...emptyValues, name: '<b>"Asha"</b> 🙂', requirement: "a\nb" },
  country: india,
};

/** The module as a newly loaded page has it. */
async function loadDrafts() {
  startNewPage();
  return import("./draft");
}

beforeEach(clearBrowser);

test.each<[string, Draft]>([
  ["a whole draft", draft],
  ["a draft without country", { ...draft, country: null }],
  ["a country without lengths", { ...draft, country: { ...india, phoneNumberLength: [] } }],
])("%s survives a reload", async (_, saved) => {
  (await loadDrafts()).saveDraft(FORM, saved);
  expect((await loadDrafts()).readDraft(FORM)).toEqual(saved);
});

test("each form has its own draft, until it is cleared", async () => {
  const { clearDraft, readDraft, saveDraft } = await loadDrafts();
  const other = formKeyOf("demo-callback", "modal");
  saveDraft(FORM, draft);
  expect(readDraft(other)).toBeNull();
  saveDraft(other, draft);
  clearDraft(FORM);
  expect(readDraft(FORM)).toBeNull();
  expect(readDraft(other)).toEqual(draft);
  expect(window.sessionStorage.getItem(KEY)).toBeNull();
});

describe("foreign values in storage", () => {
  test.each(["", "null", "[]", '"text"', "5", "{broken"])("%j is no draft", async (text) => {
    window.sessionStorage.setItem(KEY, text);
    expect((await loadDrafts()).readDraft(FORM)).toBeNull();
  });

  test.each([
    "{}",
    '{"values":["a"],"country":"IN"}',
    '{"values":{"name":1,"email":{},"isAdmin":"yes","__proto__":{"name":"x"}}}',
    '{"country":{"country_code":"IN","name":"India","phone_prefix":"javascript:"}}',
  ])("%s gives an empty form", async (text) => {
    window.sessionStorage.setItem(KEY, text);
    const { readDraft } = await loadDrafts();
    expect(readDraft(FORM)).toEqual({ values: emptyValues, country: null });
  });
});

test.each([
  ["full", refuseWriting],
  ["refused", refuseStorage],
])("where storage is %s a draft lasts as long as the page view", async (_, refuse) => {
  const { clearDraft, readDraft, saveDraft } = await loadDrafts();
  refuse();
  saveDraft(FORM, draft);
  expect(readDraft(FORM)).toEqual(draft);
  clearDraft(FORM);
  expect(readDraft(FORM)).toBeNull();
});
