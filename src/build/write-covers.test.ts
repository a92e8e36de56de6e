import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { studiesShownIn, writeCovers } from "./write-covers";

const card = (to: string) => ({
  component: "CaseStudy" as const,
  props: {
    to,
    customer: "Alpha",
    title: "Alpha saves on freight",
    figure: { value: "3%", label: "saved" },
    sample: false,
  },
});

test("the covers of the case studies that a text shows are written, and no others", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "covers-"));
  const absolutePath = path.join(folder, "cover.png");
  await sharp({ create: { width: 160, height: 90, channels: 3, background: "#fff" } })
    .png()
    .toFile(absolutePath);
  const shown = studiesShownIn([
    "Words.",
    { tag: "p", children: [card("/case-study/alpha/")] },
    card("/case-study/beta/"),
  ]);
  const study = (slug: string) => ({
    url: `/case-study/${slug}/`,
    cover: { file: { absolutePath } },
  });
  await writeCovers(folder, ["alpha", "beta", "gamma"].map(study), new Set(shown));
  expect(readdirSync(path.join(folder, "figures")).sort()).toEqual([
    "cover-alpha.webp",
    "cover-beta.webp",
  ]);
});
