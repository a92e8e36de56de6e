/** @jest-environment node */
import { connect } from "node:net";
import { describe, expect, test } from "@jest/globals";
import { leadPayload } from "./testing/leads";
import { listen, messageIn, startServer } from "./testing/server";

const SITE = "http://localhost:9000";
const JSON_TYPE = { "content-type": "application/json", origin: SITE };

describe("every failure is answered in words and can be read by the site", () => {
  test("a body that is no JSON", async () => {
    const { send } = await startServer();

    const response = await send({
      method: "POST",
      url: "/company_leads",
      headers: JSON_TYPE,
      payload: '{"phone":',
    });

    expect(response.statusCode).toBe(400);
    expect(messageIn(response)).toBe(
      "The form could not be read. Please reload the page and try again.",
    );
    expect(response.headers["access-control-allow-origin"]).toBe(SITE);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])(
    "a body declared as %s",
    async (type) => {
      const { send } = await startServer();

      const response = await send({
        method: "POST",
        url: "/company_leads",
        headers: { "content-type": type, origin: SITE },
        payload: JSON.stringify(leadPayload()),
      });

      expect(response.statusCode).toBe(415);
      expect(messageIn(response)).toMatch(/not sent as JSON/);
      expect(response.headers["access-control-allow-origin"]).toBe(SITE);
    },
  );

  test("a body over 64 KB, and not one byte earlier", async () => {
    const { send, leads } = await startServer();
    const sized = (bytes: number): string => {
      const frame = JSON.stringify(leadPayload({ extra: "" }));
      return frame.replace('"extra":""', `"extra":"${"x".repeat(bytes - frame.length)}"`);
    };

    const refused = await send({
      method: "POST",
      url: "/company_leads",
      headers: JSON_TYPE,
      payload: sized(65_537),
    });
    const accepted = await send({
      method: "POST",
      url: "/company_leads",
      headers: JSON_TYPE,
      payload: sized(65_536),
    });

    expect(refused.statusCode).toBe(413);
    expect(messageIn(refused)).toMatch(/shorten it/);
    expect(refused.headers["access-control-allow-origin"]).toBe(SITE);
    expect(accepted.statusCode).toBe(201);
    expect(leads()).toHaveLength(1);
  });

  test.each(["/", "/company_leads/", "/%ZZ", "/%", "/countries/../x?a=%E0"])(
    "the unknown address %s",
    async (url) => {
      const { send } = await startServer();

      const response = await send({ method: "GET", url, headers: { origin: SITE } });

      expect(response.statusCode).toBe(404);
      expect(messageIn(response)).toBe("There is nothing at this address.");
      expect(response.headers["access-control-allow-origin"]).toBe(SITE);
    },
  );

  test("a fault of the server, of which nothing is told but to the log", async () => {
    const { send, log } = await startServer({}, () => ({
      all: () => {
        throw new TypeError("secret detail");
      },
    }));

    const response = await send({
      method: "GET",
      url: "/blog/get_likes",
      headers: { origin: SITE },
    });

    expect(response.statusCode).toBe(500);
    expect(messageIn(response)).toBe(
      "Something went wrong on our side. Please try again in a minute.",
    );
    expect(response.headers["access-control-allow-origin"]).toBe(SITE);
    expect(log.join("")).toContain("secret detail");
  });

  test("bytes that are no HTTP", async () => {
    const port = await listen(await startServer());

    const answer = await new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => {
        socket.write("NONSENSE\r\n\r\n");
      });
      socket.setEncoding("utf8");
      socket.on("data", (chunk: string) => (text += chunk));
      socket.on("end", () => resolve(text));
      socket.on("error", reject);
    });

    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toEqual({
      error: { message: "The form could not be read. Please reload the page and try again." },
    });
  });
});
