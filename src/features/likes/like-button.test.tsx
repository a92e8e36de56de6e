import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearBrowser } from "../../lib/testing/new-page";
import { LikeButton } from "./like-button";

/** What becomes of a call: it is answered, refused, lost on its way, or its answer is lost. */
type Fate = "answered" | "refused" | "lost" | "answer lost" | "gateway failed";

/** An answer as far as the client reads it: jsdom has no Response. */
const answer = (status: number, body: object) => ({
  status,
  text: async () => Promise.resolve(JSON.stringify(body)),
});

/** An API that counts likes as the real one does, and loses what a test says. */
function api(likes: number) {
  const own = {
    likes,
    sent: 0,
    like: "answered" as Fate,
    read: "answered" as Fate,
    /** What a like waits for. */
    way: Promise.resolve(),
  };
  const fetch = async (url: string) => {
    const isLike = url.includes("/blog/like?");
    const fate = isLike ? own.like : own.read;
    if (isLike) {
      own.sent += 1;
      await own.way;
    }
    if (fate === "lost") throw new TypeError("Failed to fetch");
    if (fate === "refused") return Promise.resolve(answer(429, {}));
    if (isLike) own.likes += 1;
    if (fate === "answer lost") throw new TypeError("Failed to fetch");
    if (fate === "gateway failed") return Promise.resolve(answer(504, {}));
    return Promise.resolve(answer(200, { likes: own.likes }));
  };
  Reflect.set(globalThis, "fetch", fetch);
  return own;
}

const button = () => screen.getByRole("button", { name: "Like this article" });
const press = async () => userEvent.click(button());
const isPressed = () => button().getAttribute("aria-pressed") === "true";

/** Another article for each test: the page remembers what storage may refuse to. */
let slug = "";
let count = 0;

async function open() {
  await act(async () => {
    render(<LikeButton slug={slug} />);
    await Promise.resolve();
  });
  await screen.findByRole("button");
}

async function reopen() {
  cleanup();
  await open();
}

beforeEach(() => {
  clearBrowser();
  count += 1;
  slug = `post-${count}`;
});

test("a like is counted once, told, and remembered by the browser", async () => {
  const own = api(3);
  await open();
  await press();
  expect(await screen.findByText("Liked. 4 likes.")).toBeInTheDocument();
  expect(screen.getByText("4 likes")).toBeInTheDocument();
  await press();
  await reopen();
  expect(isPressed()).toBe(true);
  await press();
  expect(own).toMatchObject({ likes: 4, sent: 1 });
});

test("a like is remembered where no number was shown before it", async () => {
  const own = api(3);
  own.read = "lost";
  await open();
  await press();
  expect(screen.getByText("4 likes")).toBeInTheDocument();
  await reopen();
  expect(isPressed()).toBe(true);
  await press();
  expect(own.sent).toBe(1);
});

test("a like that was refused is not taken for those that others gave meanwhile", async () => {
  const own = api(3);
  await open();
  own.likes = 8;
  own.like = "refused";
  await press();
  expect(isPressed()).toBe(false);
});

test("presses while a like is on its way, and a button that came anew meanwhile, add none", async () => {
  const own = api(3);
  let letThrough = () => {};
  own.way = new Promise((resolve) => (letThrough = resolve));
  await open();
  await press();
  await press();
  await reopen();
  expect(isPressed()).toBe(true);
  await press();
  expect(own.sent).toBe(1);
  await act(async () => {
    letThrough();
    await own.way;
  });
  await press();
  expect(own).toMatchObject({ likes: 4, sent: 1 });
});

test.each<Fate>(["refused", "lost"])("a like that was %s can be given again", async (fate) => {
  const own = api(3);
  own.like = fate;
  await open();
  await press();
  expect(isPressed()).toBe(false);
  expect(screen.getByText("3 likes")).toBeInTheDocument();
  own.like = "answered";
  await press();
  expect(await screen.findByText("4 likes")).toBeInTheDocument();
  expect(own).toMatchObject({ likes: 4, sent: 2 });
});

describe.each<Fate>(["answer lost", "gateway failed"])("a like that was counted, %s,", (fate) => {
  test("is known by the number, and counted once", async () => {
    const own = api(3);
    own.like = fate;
    await open();
    await press();
    expect(isPressed()).toBe(true);
    expect(screen.getByText("4 likes")).toBeInTheDocument();
    await press();
    await reopen();
    expect(isPressed()).toBe(true);
    expect(own).toMatchObject({ likes: 4, sent: 1 });
  });

  test("is asked for before it is given again, where the number can't be had at once", async () => {
    const own = api(3);
    await open();
    own.like = fate;
    own.read = "lost";
    await press();
    expect(isPressed()).toBe(false);
    await press();
    expect(own.sent).toBe(1);
    own.read = "answered";
    own.like = "answered";
    await press();
    expect(isPressed()).toBe(true);
    expect(own).toMatchObject({ likes: 4, sent: 1 });
  });

  test("is known when the article is opened again", async () => {
    const own = api(3);
    await open();
    own.like = fate;
    own.read = "lost";
    await press();
    own.read = "answered";
    await reopen();
    expect(isPressed()).toBe(true);
    await press();
    expect(own).toMatchObject({ likes: 4, sent: 1 });
  });
});

test("a like in doubt that was not counted is given when it is pressed again", async () => {
  const own = api(3);
  await open();
  own.like = "lost";
  own.read = "lost";
  await press();
  own.like = "answered";
  own.read = "answered";
  await reopen();
  expect(isPressed()).toBe(false);
  await press();
  expect(own).toMatchObject({ likes: 4, sent: 2 });
});

test("two articles are remembered apart, and what is stored wrongly is nothing", async () => {
  localStorage.setItem("liked_posts", `["other",{"slug":1},null,{"slug":"${slug}"}]`);
  const own = api(3);
  await open();
  expect(isPressed()).toBe(false);
  await press();
  slug = "other";
  await reopen();
  expect(isPressed()).toBe(true);
  expect(own.sent).toBe(1);
});
