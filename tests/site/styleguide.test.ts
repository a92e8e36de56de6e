import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

test("the styleguide is not published: no page, no data, no code, no styles", () => {
  const files = readdirSync("public", { recursive: true }).map(String);
  expect(files.filter((file) => file.includes("styleguide"))).toEqual([]);
  const named = files
    .filter((file) => /\.(?:html|js|css|json|xml)$/u.test(file))
    .filter((file) => readFileSync(path.join("public", file), "utf8").includes("styleguide"));
  expect(named).toEqual([]);
});
