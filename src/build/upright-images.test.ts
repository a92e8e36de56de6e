import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import sharp from "sharp";
import { drawShareCard } from "./share-card";
import { fake } from "./testing/fake";
import { uprightImageData } from "./upright-images";

const folder = mkdtempSync(path.join(tmpdir(), "upright-"));
const photo = path.join(folder, "photo.jpg");

/** A photo as a phone held upright stores it: red above blue, turned by a quarter. */
beforeAll(async () => {
  const left = { width: 80, height: 90, channels: 3, background: "#f00" } as const;
  await sharp({ create: left })
    .extend({ right: 80, background: "#00f" })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(photo);
});

/** Whether a part of an image is red or blue. */
async function colourAt(image: Buffer | string, left: number, top: number): Promise<string> {
  const { channels } = await sharp(
    await sharp(image).extract({ left, top, width: 8, height: 8 }).png().toBuffer(),
  ).stats();
  const [red = { mean: 0 }, , blue = { mean: 0 }] = channels;
  return red.mean > blue.mean ? "red" : "blue";
}

test("the picture of a share image is upright", async () => {
  const card = { url: "/a/", brand: "Brand", title: "Title", picture: photo };
  const image = await drawShareCard(card);
  const colours = [await colourAt(image, 1150, 100), await colourAt(image, 800, 500)];
  expect(colours).toEqual(["red", "blue"]);
});

const fileAt = (absolutePath: string) => {
  type Given = Parameters<typeof uprightImageData>;
  return (given: Given[1]) =>
    uprightImageData(
      fake<Given[0]>({ parent: "file" }),
      given,
      fake<Given[2]>({ nodeModel: { getNodeById: () => ({ absolutePath }) } }),
      fake<Given[3]>({ originalResolver: (_image: unknown, args: unknown) => args }),
    );
};

test.each([
  ["a turned photo", photo, { width: 656 }, { width: 656, aspectRatio: 90 / 160 }],
  ["a turned photo that is cropped", photo, { aspectRatio: 1 }, { aspectRatio: 1 }],
  ["another picture", "static/icon-512.png", { width: 656 }, { width: 656 }],
])("gatsby-plugin-image gets the proportions of %s", async (_, file, given, expected) => {
  expect(await fileAt(file)(given)).toEqual(expected);
});

test("a file that is no image is named", async () => {
  await expect(fileAt("package.json")({})).rejects.toThrow(
    "package.json can’t be read as an image",
  );
});
