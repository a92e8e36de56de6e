import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { errorIn, startServer } from "../testing/server";
import { onEachDatabase } from "../testing/databases";
import { temporaryFolder } from "../testing/temporary";

/** Settings with a folder of two articles. */
function withArticles(): Record<string, string> {
  const API_BLOG_FOLDER = path.join(temporaryFolder(), "blog");
  mkdirSync(API_BLOG_FOLDER);
  for (const slug of ["first-post", "second-post"]) {
    writeFileSync(path.join(API_BLOG_FOLDER, `${slug}.mdx`), "");
  }
  return { API_BLOG_FOLDER };
}

onEachDatabase(() => {
  test("likes are counted per article, and together for the whole blog", async () => {
    const { get, send } = await startServer(withArticles());
    const like = async (query: string): Promise<unknown> =>
      (await send({ method: "POST", url: `/blog/like${query}` })).json();
    const likes = async (query: string): Promise<unknown> =>
      (await get(`/blog/get_likes${query}`)).json();

    expect(await likes("?blog_name=first-post")).toEqual({ likes: 0 });
    expect(await like("?blog_name=first-post")).toEqual({ likes: 1 });
    expect(await like("?blog_name=first-post")).toEqual({ likes: 2 });
    expect(await like("?blog_name=second-post")).toEqual({ likes: 1 });
    expect(await like("")).toEqual({ likes: 4 });
    expect(await likes("")).toEqual({ likes: 4 });
    expect(await likes("?blog_name=")).toEqual({ likes: 4 });
    expect(await likes("?blog_name=first-post")).toEqual({ likes: 2 });
  });

  test("a like of an article that does not exist is refused, and not stored", async () => {
    const { send, database } = await startServer(withArticles());

    const refused = await send({ method: "POST", url: "/blog/like?blog_name=no-post" });

    expect(errorIn(refused)).toEqual([400, expect.stringMatching(/^This article could not be/)]);
    expect(await database.db.selectFrom("likes").selectAll().execute()).toEqual([]);
  });

  test("a subscription is stored once without regard to case, with the same answer", async () => {
    const { post, database } = await startServer();
    const payload = {
      email: "asha@example.co",
      is_test_session: false,
      utm_params: { utm_a: "b" },
    };

    for (const body of [payload, { email: " ASHA@example.co", is_test_session: true }]) {
      const response = await post("/blog/subscribe", body);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ status: "subscribed" });
    }

    expect(await database.db.selectFrom("subscribers").selectAll().execute()).toEqual([
      {
        email: "asha@example.co",
        received_at: "2026-01-31T09:00:05.000Z",
        payload: JSON.stringify(payload),
      },
    ]);
  });

  test("a real subscription replaces that of a test session, whose texts may look like a flag", async () => {
    const { post, database } = await startServer();
    const real = { email: "asha@example.co", utm_params: { utm_a: '"is_test_session":true' } };
    await post("/blog/subscribe", { email: "asha@example.co", is_test_session: true });

    for (const utm_params of [real.utm_params, { utm_a: "later" }]) {
      await post("/blog/subscribe", { ...real, utm_params, is_test_session: false });
    }

    const rows = await database.db.selectFrom("subscribers").select("payload").execute();
    expect(rows).toEqual([{ payload: JSON.stringify({ ...real, is_test_session: false }) }]);
  });
});

test("a like ignores its body", async () => {
  const { send } = await startServer();

  const bodies = [
    ["application/json", ""],
    ["application/json", "{ not JSON"],
    ["multipart/form-data", "no boundary"],
    ["no type at all", "\0"],
  ] as const;

  for (const [index, [type, payload]] of bodies.entries()) {
    const headers = { "content-type": type };
    const response = await send({ method: "POST", url: "/blog/like", headers, payload });
    expect(response.json()).toEqual({ likes: index + 1 });
  }
});

test("likes of what is no article, or two at once, are refused with a message", async () => {
  const { get, send } = await startServer();
  const refused = [400, expect.stringMatching(/^This article could not be found/)];

  for (const blog_name of ["Not A Slug", "../etc", "a--b", `a${"-a".repeat(100)}`, "\0"]) {
    const query = { blog_name };
    expect(errorIn(await send({ url: "/blog/get_likes", query }))).toEqual(refused);
    expect(errorIn(await send({ method: "POST", url: "/blog/like", query }))).toEqual(refused);
  }
  expect((await get("/blog/get_likes?blog_name=a&blog_name=b")).statusCode).toBe(400);
});

test("a subscription without an e-mail address is refused", async () => {
  const { post } = await startServer();

  for (const body of [{}, { email: "asha" }, { email: 1 }]) {
    const answer = errorIn(await post("/blog/subscribe", body));
    expect(answer).toEqual([400, "Please enter a valid email"]);
  }
});
