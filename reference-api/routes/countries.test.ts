import { expect, test } from "@jest/globals";
import type { Country } from "../countries";
import { startServer } from "../testing/server";

interface CountriesAnswer {
  readonly countries: readonly Country[];
  readonly user_country: string;
}

const HEADER = "CF-IPCountry";

async function getCountries(
  env: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<CountriesAnswer> {
  const { send } = await startServer(env);
  return (await send({ url: "/countries", headers })).json<CountriesAnswer>();
}

test.each([
  ["IN", "India", "+91", ["10"]],
  ["US", "United States", "+1", ["10"]],
  ["SG", "Singapore", "+65", ["8"]],
  ["GB", "United Kingdom", "+44", ["9", "10"]],
  ["AX", "Åland Islands", "+358", ["6", "7", "8", "9", "10"]],
  ["TA", "Tristan da Cunha", "+290", ["4"]],
])("%s is %s, %s, with numbers of %j digits", async (code, name, prefix, lengths) => {
  const { countries } = await getCountries();

  expect(countries).toContainEqual({
    country_code: code,
    name,
    phone_number_length: lengths,
    phone_prefix: prefix,
  });
});

test("every country has a name, a prefix and ascending lengths of 4 to 15", async () => {
  const { countries } = await getCountries();

  expect(countries.length).toBeGreaterThan(200);
  for (const { country_code, name, phone_prefix, phone_number_length: lengths } of countries) {
    expect(name).not.toBe(country_code);
    expect(phone_prefix).toMatch(/^\+[1-9]\d{0,2}$/);
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => Number(a) - Number(b)));
    expect(lengths.every((length) => Number(length) >= 4 && Number(length) <= 15)).toBe(true);
  }
});

test("countries are sorted by name, accents ignored", async () => {
  const names = (await getCountries()).countries.map(({ name }) => name);

  expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
  expect(names.indexOf("Åland Islands")).toBeLessThan(names.indexOf("Albania"));
});

test.each([
  ["US", { API_COUNTRY_HEADER: HEADER }, "US"],
  ["de", { API_COUNTRY_HEADER: HEADER }, "DE"],
  ["XX", { API_COUNTRY_HEADER: HEADER }, "IN"],
  ["T1", { API_COUNTRY_HEADER: HEADER }, "IN"],
  ["", { API_COUNTRY_HEADER: HEADER }, "IN"],
  ["__proto__", { API_COUNTRY_HEADER: HEADER }, "IN"],
  ["IN,US", { API_COUNTRY_HEADER: HEADER }, "IN"],
  ["US", { API_COUNTRY_HEADER: "" }, "IN"],
])("the country header %j with settings %j means %s", async (value, env, expected) => {
  expect((await getCountries(env, { [HEADER]: value })).user_country).toBe(expected);
});

test.each([
  ["", "Origin"],
  [HEADER, "Origin, cf-ipcountry"],
])("with the country header %j, caches vary the answer by %s", async (name, vary) => {
  const { get } = await startServer({ API_COUNTRY_HEADER: name });

  const { headers } = await get("/countries");

  expect(headers["cache-control"]).toBe("private, max-age=3600");
  expect(headers.vary).toBe(vary);
});
