import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { clearBrowser, refuseStorage } from "../../lib/testing/new-page";
import { asha, openPage, typed } from "./testing/page";

beforeEach(clearBrowser);

const picker = () => screen.getByLabelText("Country code");

describe("what was typed", () => {
  test("is there after a reload, with its country", async () => {
    const { fillIn, user } = await openPage();
    await fillIn({ ...asha, Requirements: "Steel,\nfuel" });
    await user.selectOptions(picker(), "United States (+1)");
    const before = typed();
    document.body.innerHTML = "";

    const { send, api } = await openPage();
    expect(typed()).toEqual(before);
    expect(picker()).toHaveDisplayValue("United States (+1)");
    await send();
    expect(api.leads).toMatchObject([{ phone: { prefix: "+1" }, company_name: "Example Co" }]);
  });

  test("is there when the form comes back on the same page", async () => {
    const { fillIn, close, reopen } = await openPage();
    await fillIn();
    const before = typed();
    close();
    reopen();
    expect(typed()).toEqual(before);
  });

  test("stays with its own form", async () => {
    const { fillIn } = await openPage({ requestType: "capital" });
    await fillIn();
    document.body.innerHTML = "";
    await openPage({ requestType: "supplier" });
    expect(typed()).toMatchObject({ name: "", email: "" });
  });

  test("is retried after a reload with the time of the first attempt", async () => {
    const first = await openPage();
    await first.fillIn();
    await first.send();
    document.body.innerHTML = "";
    const second = await openPage();
    await second.send();
    expect(second.api.leads).toEqual(first.api.leads);
  });

  test("does not fix the country of a visitor who has not touched it", async () => {
    const first = await openPage();
    await first.fillIn({ Name: "Asha" });
    document.body.innerHTML = "";
    const second = await openPage();
    expect(typed()).toMatchObject({ name: "Asha" });
    const row = {
      country_code: "FR",
      name: "France",
      phone_number_length: [9],
      phone_prefix: "+33",
    };
    await second.api.listCountries({ countries: [row], user_country: "FR" });
    expect(picker()).toHaveDisplayValue("France (+33)");
  });

  test("from storage that someone else wrote breaks nothing", async () => {
    const hostile = '{"values":{"name":5},"country":{"country_code":[]},"attempt":7}';
    window.sessionStorage.setItem("lead_draft_demo-callback_page", hostile);
    const { fillIn, send, api } = await openPage();
    await fillIn();
    await send();
    expect(api.leads).toHaveLength(1);
  });
});

test("where storage is refused the form works within the page view", async () => {
  const { fillIn, send, api, close, reopen } = await openPage();
  refuseStorage();
  close();
  reopen();
  await fillIn();
  await send();
  await api.refuse(500);
  expect(typed()).toMatchObject({ name: "Asha Rao" });
  await send();
  expect(api.leads).toHaveLength(2);
  expect(api.leads[1]).toEqual(api.leads[0]);
});

describe("an e-mail address that was given elsewhere", () => {
  test("fills the empty field, at once and later", async () => {
    const { setSharedEmail, close, reopen } = await openPage();
    act(() => setSharedEmail("shared@example.co"));
    expect(screen.getByLabelText("Work email")).toHaveValue("shared@example.co");
    close();
    reopen();
    expect(screen.getByLabelText("Work email")).toHaveValue("shared@example.co");
  });

  test("never overwrites what was typed", async () => {
    const { setSharedEmail, fillIn } = await openPage();
    await fillIn({ "Work email": "asha@example.co" });
    act(() => setSharedEmail("shared@example.co"));
    expect(screen.getByLabelText("Work email")).toHaveValue("asha@example.co");
  });

  test("never overwrites a draft", async () => {
    const { setSharedEmail, fillIn, close, reopen } = await openPage();
    await fillIn({ "Work email": "asha@example.co" });
    close();
    act(() => setSharedEmail("shared@example.co"));
    reopen();
    expect(screen.getByLabelText("Work email")).toHaveValue("asha@example.co");
  });
});
