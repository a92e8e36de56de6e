/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { startServer } from "../testing/server";

const HEADER = "cf-ipcountry";

async function userCountry(
  told: string,
  env = { API_COUNTRY_HEADER: "CF-IPCountry" },
): Promise<unknown> {
  const { send } = await startServer(env);
  const response = await send({ method: "GET", url: "/countries", headers: { [HEADER]: told } });
  return response.json<{ user_country: unknown }>().user_country;
}

test("the answer has the shape of the readings, and India by default", async () => {
  const { get } = await startServer();

  const body = (await get("/countries")).json<{ countries: unknown[] }>();

  expect(Object.keys(body)).toEqual(["countries", "user_country"]);
  expect(body).toMatchObject({ user_country: "IN" });
  expect(body.countries).toContainEqual({
    country_code: "IN",
    name: "India",
    phone_number_length: ["10"],
    phone_prefix: "+91",
  });
});

test("the visitor's country comes from the header a CDN sets", async () => {
  expect(await userCountry("US")).toBe("US");
  expect(await userCountry("de")).toBe("DE");
});

test.each(["XX", "T1", "", "__proto__", "IN,US"])("%j in that header means India", async (told) => {
  expect(await userCountry(told)).toBe("IN");
});

test("no header is believed unless it is configured", async () => {
  expect(await userCountry("US", { API_COUNTRY_HEADER: "" })).toBe("IN");
});

test("caches keep the answer for one visitor and country only", async () => {
  const plain = await (await startServer()).get("/countries");
  const detecting = await (await startServer({ API_COUNTRY_HEADER: HEADER })).get("/countries");

  expect(plain.headers["cache-control"]).toBe("private, max-age=3600");
  expect(plain.headers.vary).toBe("Origin");
  expect(detecting.headers.vary).toBe("Origin, cf-ipcountry");
});
