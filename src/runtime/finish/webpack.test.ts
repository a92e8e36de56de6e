import path from "node:path";
import { expect, test } from "@jest/globals";
import { filesBelow } from "../../build/files-below";

test("no two CSS Modules have the same file name: their classes would have the same names", () => {
  const files = filesBelow("src").filter((file) => file.endsWith(".module.css"));
  const names = files.map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
