import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

test("the styleguide is not published: no page, no data, no code, no styles", () => {
  const items = readdirSync("public", { recursive: true, withFileTypes: true });
  const files = items
    .filter((item) => item.isFile())
    .map((item) => path.join(item.parentPath, item.name));
  expect(files.filter((file) => file.includes("styleguide"))).toEqual([]);
  const named = files
    .filter((file) => /\.(?:html|js|css|json|xml)$/u.test(file))
    .filter((file) => readFileSync(file, "utf8").includes("styleguide"));
  expect(named).toEqual([]);
});
