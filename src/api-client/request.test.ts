import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { request, type ApiCall } from "./request";

const call: ApiCall = { method: "POST", path: "/company_leads", body: { a: 1 } };

const fetch = jest.spyOn(globalThis, "fetch");

beforeEach(() => {
  fetch.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

function answer(status: number, body: string | null): void {
  fetch.mockResolvedValueOnce(new Response(body, { status }));
}

/** A body whose connection breaks off after its first bytes. */
function brokenBody(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
      controller.error(new TypeError("terminated"));
    },
  });
}

/** A server that takes the call and says nothing until the call is given up. */
function hang(): void {
  fetch.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
}

describe("success", () => {
  test.each([200, 201, 202, 203])("status %i gives the parsed body", async (status) => {
    answer(status, '{"likes":12}');
    await expect(request(call)).resolves.toEqual({ likes: 12 });
  });

  test.each([
    [200, ""],
    [201, "<html>Created</html>"],
    [204, null],
  ])("status %i with the body %j gives nothing", async (status, body) => {
    answer(status, body);
    await expect(request(call)).resolves.toBeUndefined();
  });

  test("a body that breaks off after 201 gives nothing: the lead is stored", async () => {
    fetch.mockResolvedValueOnce(new Response(brokenBody(), { status: 201 }));
    await expect(request(call)).resolves.toBeUndefined();
  });
});

describe("failure", () => {
  test.each([
    [400, { error: { message: "No" } }],
    [422, null],
    [500, { a: 1 }],
  ])("status %i rejects with the parsed body", async (status, body) => {
    answer(status, JSON.stringify(body));
    await expect(request(call)).rejects.toMatchObject({ name: "ApiError", status, body });
  });

  test.each(["", "<html>Bad gateway</html>", '{"error":'])(
    "status 502 with the body %j rejects without one",
    async (body) => {
      answer(502, body);
      await expect(request(call)).rejects.toMatchObject({ status: 502, body: undefined });
    },
  );

  test("a body that breaks off after 500 rejects without one", async () => {
    fetch.mockResolvedValueOnce(new Response(brokenBody(), { status: 500 }));
    await expect(request(call)).rejects.toMatchObject({ status: 500, body: undefined });
  });

  test.each([205, 206, 207, 226, 300, 302, 304])(
    "status %i rejects, with nothing to show",
    async (status) => {
      const body = [205, 304].includes(status) ? null : '{"error":{"message":"No"}}';
      answer(status, body);
      await expect(request(call)).rejects.toMatchObject({
        name: "ApiError",
        status,
        body: undefined,
      });
    },
  );

  test("no connection rejects without a status", async () => {
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(request(call)).rejects.toMatchObject({
      name: "ApiError",
      status: null,
      body: undefined,
      message: "no answer",
    });
  });

  test("a browser without fetch rejects alike", async () => {
    fetch.mockImplementationOnce(() => {
      throw new TypeError("fetch is not a function");
    });
    await expect(request(call)).rejects.toMatchObject({ name: "ApiError", status: null });
  });
});

describe("no answer in time", () => {
  test("rejects after 15 s and not before", async () => {
    jest.useFakeTimers();
    hang();
    const ended = jest.fn();
    const outcome = request(call).finally(ended);
    const rejected = expect(outcome).rejects.toMatchObject({ name: "ApiError", status: null });

    await jest.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await rejected;
  });

  test("a body that does not end is given up, too: after 201 the lead is stored", async () => {
    jest.useFakeTimers();
    fetch.mockImplementationOnce((_, init) => {
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener("abort", () => controller.error(new Error("aborted"))),
      });
      return Promise.resolve(new Response(body, { status: 201 }));
    });
    const outcome = request(call);
    await jest.advanceTimersByTimeAsync(15_000);
    await expect(outcome).resolves.toBeUndefined();
  });

  test("an answer in time leaves no timer behind", async () => {
    jest.useFakeTimers();
    answer(200, "{}");
    await request(call);
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await request(call).catch(() => undefined);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("a visitor who closes the tab", () => {
  test.each([
    ["a lead is sent all the same", { ...call, body: { a: "x".repeat(10_000) } }, true],
    [
      "a body too large for that is sent as usual",
      { ...call, body: { a: "x".repeat(20_000) } },
      false,
    ],
    ["nothing is sent without a body", { ...call, method: "GET", body: undefined }, false],
  ] as const)("%s", async (_, { body, ...rest }, isKept) => {
    answer(200, "{}");
    await request(body === undefined ? { ...rest } : { ...rest, body });
    expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(isKept);
  });
});
