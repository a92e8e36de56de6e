/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { siteSettingsSchema } from "../content-model/site-settings";
import { drawMenuIcons } from "./menu-icons";
import { objectsOf } from "./testing/schemas";

const svg = drawMenuIcons({ light: "#111", dark: "#eee" });
const drawing = new DOMParser().parseFromString(svg, "image/svg+xml");
const views = [...drawing.querySelectorAll("view")];

test("each icon has a view of its own, and Lucide's notice is kept", () => {
  const boxes = views.map((view) => view.getAttribute("viewBox"));
  expect(boxes.length).toBeGreaterThan(0);
  expect(new Set(boxes).size).toBe(drawing.querySelectorAll("svg > g").length);
  expect(svg).toContain("Copyright (c) 2026 Lucide");
});

test("the settings accept an icon that is drawn, and no other", () => {
  const [menu] = objectsOf(siteSettingsSchema.shape.header);
  const [link] = objectsOf(menu?.shape.links);
  const isAccepted = (icon: string) =>
    link?.safeParse({ label: "Blog", to: "/blog/", icon }).success ?? false;
  expect(views.map(({ id }) => isAccepted(id))).toEqual(views.map(() => true));
  expect(isAccepted("rocket")).toBe(false);
});
