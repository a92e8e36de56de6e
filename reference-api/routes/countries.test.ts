import { expect, test } from "@jest/globals";
import type { LightMyRequestResponse } from "fastify";
import type { Country } from "../countries";
import { startServer } from "../testing/server";

interface CountriesAnswer {
  readonly countries: readonly Country[];
  readonly user_country: string | null;
}

const HEADER = "CF-IPCountry";

const countriesOf = (response: LightMyRequestResponse) => response.json<CountriesAnswer>();

test("countries have a name, a prefix and ascending lengths of 4 to 15, and are sorted by name", async () => {
  const { get } = await startServer();

  const { countries } = countriesOf(await get("/countries"));

  for (const [country_code, name, phone_prefix, phone_number_length] of [
    ["IN", "India", "+91", ["10"]],
    ["GB", "United Kingdom", "+44", ["9", "10"]],
    ["AX", "Åland Islands", "+358", ["6", "7", "8", "9", "10"]],
    ["TA", "Tristan da Cunha", "+290", ["4"]],
  ]) {
    expect(countries).toContainEqual({ country_code, name, phone_number_length, phone_prefix });
  }
  expect(countries.length).toBeGreaterThan(200);
  for (const { country_code, name, phone_prefix, phone_number_length: lengths } of countries) {
    expect(name).not.toBe(country_code);
    expect(phone_prefix).toMatch(/^\+[1-9]\d{0,2}$/);
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => Number(a) - Number(b)));
    expect(lengths.every((length) => Number(length) >= 4 && Number(length) <= 15)).toBe(true);
  }
  const names = countries.map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
  expect(names.indexOf("Åland Islands")).toBeLessThan(names.indexOf("Albania"));
});

test("the visitor's country is that of the configured header, else null, and caches know", async () => {
  const { send } = await startServer({ API_COUNTRY_HEADER: HEADER });

  for (const [value, expected] of [
    ["US", "US"],
    ["de", "DE"],
    ["XX", null],
    ["", null],
    ["__proto__", null],
    ["IN,US", null],
  ] as const) {
    const response = await send({ url: "/countries", headers: { [HEADER]: value } });
    expect([value, countriesOf(response).user_country]).toEqual([value, expected]);
    expect(response.headers["cache-control"]).toBe("private, max-age=3600");
    expect(response.headers.vary).toBe("Origin, cf-ipcountry");
  }
});

test("without a configured header the country isn't known", async () => {
  const { send } = await startServer();

  const response = await send({ url: "/countries", headers: { [HEADER]: "US" } });

  expect(countriesOf(response).user_country).toBeNull();
  expect(response.headers.vary).toBe("Origin");
});
