import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { clearBrowser } from "../../lib/testing/new-page";
import { openPage } from "./testing/page";

beforeEach(clearBrowser);

const row = (country_code: string, name: string, phone_prefix: string) => ({
  country_code,
  name,
  phone_number_length: ["9"],
  phone_prefix,
});

const list = {
  countries: [row("FR", "France", "+33"), row("IN", "India", "+91"), row("ES", "Spain", "+34")],
  user_country: "FR",
};

const picker = () => screen.getByRole("combobox", { name: "Country code" });

describe("a country list that arrives late", () => {
  test("shows an untouched picker the visitor's own country", async () => {
    const { api, fillIn } = await openPage();
    await fillIn({ Name: "Asha" });
    await api.listCountries(list);
    expect(picker()).toHaveDisplayValue("France (+33)");
    expect(within(picker()).getAllByRole("option")).toHaveLength(3);
  });

  test("changes neither country nor number once a number is begun", async () => {
    const { api, fillIn } = await openPage();
    await fillIn({ Phone: "9" });
    await api.listCountries(list);
    expect(picker()).toHaveDisplayValue("India (+91)");
    expect(screen.getByLabelText("Phone")).toHaveValue("9");
  });

  test("changes it neither once a number was begun and taken out again", async () => {
    const { api, user } = await openPage();
    await user.type(screen.getByLabelText("Phone"), "9{Backspace}");
    await api.listCountries(list);
    expect(picker()).toHaveDisplayValue("India (+91)");
  });

  test("does not change a chosen country, which stays on the list", async () => {
    const { api, user } = await openPage();
    await user.selectOptions(picker(), "United States (+1)");
    await api.listCountries(list);
    expect(picker()).toHaveDisplayValue("United States (+1)");
    expect(within(picker()).getAllByRole("option")).toHaveLength(4);
    await user.selectOptions(picker(), "Spain (+34)");
    expect(picker()).toHaveDisplayValue("Spain (+34)");
  });

  test("does not change the country of a number that autofill wrote, once it is noticed", async () => {
    const { api, user } = await openPage();
    screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" }).value = "9876543210";
    await user.type(screen.getByLabelText("Name"), "Asha");
    await api.listCountries(list);
    expect(picker()).toHaveDisplayValue("India (+91)");
  });
});

test.each<[string, unknown]>([
  ["an unknown shape", { list: [] }],
  ["no countries", { countries: [] }],
  ["text", "IN"],
  ["null", null],
])("%s leaves India and the United States", async (_, body) => {
  const { api } = await openPage();
  await api.listCountries(body);
  expect(picker()).toHaveDisplayValue("India (+91)");
  const offered = within(picker()).getAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    "India (+91)",
    "United States (+1)",
  ]);
});

test("a list that fails is silently ignored, and the next form asks again", async () => {
  const { api, close, reopen } = await openPage();
  await api.failCountries();
  expect(picker()).toHaveDisplayValue("India (+91)");
  expect(screen.queryByRole("alert")).toBeNull();
  close();
  reopen();
  expect(api.countriesCalls()).toBe(2);
  await api.listCountries(list);
  expect(picker()).toHaveDisplayValue("France (+33)");
});

test("a list is asked for once", async () => {
  const { api, close, reopen } = await openPage();
  await api.listCountries(list);
  close();
  reopen();
  expect(api.countriesCalls()).toBe(1);
});
