/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { messageIn, startServer } from "../testing/server";

describe("likes", () => {
  test("are counted per article", async () => {
    const { get, send } = await startServer();
    const like = async (name: string): Promise<unknown> =>
      (await send({ method: "POST", url: `/blog/like?blog_name=${name}` })).json();

    expect((await get("/blog/get_likes?blog_name=first-post")).json()).toEqual({ likes: 0 });
    expect(await like("first-post")).toEqual({ likes: 1 });
    expect(await like("first-post")).toEqual({ likes: 2 });
    expect(await like("second-post")).toEqual({ likes: 1 });
    expect((await get("/blog/get_likes?blog_name=first-post")).json()).toEqual({ likes: 2 });
  });

  test("without an article are those of the whole blog", async () => {
    const { get, send } = await startServer();
    await send({ method: "POST", url: "/blog/like?blog_name=first-post" });

    expect((await send({ method: "POST", url: "/blog/like" })).json()).toEqual({ likes: 2 });
    expect((await get("/blog/get_likes")).json()).toEqual({ likes: 2 });
    expect((await get("/blog/get_likes?blog_name=")).json()).toEqual({ likes: 2 });
    expect((await get("/blog/get_likes?blog_name=first-post")).json()).toEqual({ likes: 1 });
  });

  test("need no body, also where JSON is declared", async () => {
    const { send } = await startServer();
    const headers = { "content-type": "application/json" };

    for (const payload of ["", "{}"]) {
      const response = await send({ method: "POST", url: "/blog/like", headers, payload });
      expect(response.statusCode).toBe(200);
    }
  });

  test.each(["Not A Slug", "../etc", "a--b", "-a", `a${"-a".repeat(100)}`, "%00"])(
    "of %j are refused in words",
    async (name) => {
      const { send } = await startServer();
      const query = { blog_name: decodeURIComponent(name) };

      for (const request of [
        { method: "GET", url: "/blog/get_likes", query } as const,
        { method: "POST", url: "/blog/like", query } as const,
      ]) {
        const response = await send(request);
        expect(response.statusCode).toBe(400);
        expect(messageIn(response)).toMatch(/^This article could not be found/);
      }
    },
  );

  test("of two articles at once are refused", async () => {
    const { get } = await startServer();

    expect((await get("/blog/get_likes?blog_name=a&blog_name=b")).statusCode).toBe(400);
  });
});

describe("a subscription", () => {
  test("is stored once, without regard to case, and answered alike", async () => {
    const { post, database } = await startServer();
    const payload = { email: "asha@example.co", is_test_session: true, utm_params: { utm_a: "b" } };

    const first = await post("/blog/subscribe", payload);
    const second = await post("/blog/subscribe", { email: " ASHA@example.co" });

    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ status: "subscribed" });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(database.all("SELECT email, received_at, payload FROM subscribers")).toEqual([
      {
        email: "asha@example.co",
        received_at: "2026-01-31T09:00:05.000Z",
        payload: JSON.stringify(payload),
      },
    ]);
  });

  test.each([[{}], [{ email: "asha" }], [{ email: 1 }]])(
    "of %j is refused in words",
    async (payload) => {
      const { post } = await startServer();

      const response = await post("/blog/subscribe", payload);

      expect(response.statusCode).toBe(400);
      expect(messageIn(response)).toBe("Please enter a valid email");
    },
  );
});
