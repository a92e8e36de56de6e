/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { beginning, page, problemsWith, replaceIn } from "./testing/project";

const withPage = async (part: string, by: string) =>
  problemsWith({ "pages/about.mdx": replaceIn(page, part, by) });

describe("the template of a page", () => {
  test("decides which fields it needs", async () => {
    expect(await withPage("template: standard", "template: form")).toEqual([
      "content/pages/about.mdx:1 form: is missing; add the form beside the text",
    ]);
    expect(await withPage("template: standard", "template: legal")).toEqual([
      "content/pages/about.mdx:1 updated: is missing; add the day these terms took effect, YYYY-MM-DD",
    ]);
    expect(await withPage("template: standard", "template: home")).toEqual([
      "content/pages/about.mdx:1 calculator: is missing; add the savings calculator: what it begins with and assumes",
      "content/pages/about.mdx:1 region: is missing; add whose home page this is: in or us",
    ]);
  });

  test("refuses the fields of another", async () => {
    expect(await withPage("title:", "region: in\ntitle:")).toEqual([
      beginning(
        "content/pages/about.mdx:3 region: is not a field of a page. Known are: template, ",
      ),
    ]);
  });

  test("checks what is inside a field of its own", async () => {
    const form = "template: form\nform:\n  requestType: case-study\n  submitLabel: Go on";
    expect(await withPage("template: standard", form)).toEqual([
      beginning(
        'content/pages/about.mdx:4 form.requestType: "case-study" can\'t be used; use demo-callback, ',
      ),
    ]);
  });

  test("checks a directory, whose kinds have names of their own", async () => {
    const group = "\n    - { id: erp, label: ERP, about: What goes there and back., systems: [%] }";
    const system = "{ name: Alpha, carries: Awards, by: IDoc }";
    const directory = (...systems: string[]) =>
      `template: integrations\ndirectory:\n  title: Systems\n  note: What these entries are.\n  groups:${systems
        .map((inside) => group.replace("%", inside))
        .join("")}`;
    const twice =
      'content/pages/about.mdx:8 directory.groups.1.id: "erp" is the name of two kinds; rename one';
    expect(await withPage("template: standard", directory(system, system))).toEqual([twice]);
    expect(await withPage("template: standard", directory(system, ""))).toEqual([
      twice,
      "content/pages/about.mdx:8 directory.groups.1.systems: is empty; list a system or remove the group",
    ]);
  });

  test("has to be there and one of the list", async () => {
    const list = "use standard, home, form, supplier, integrations, legal, careers,";
    expect(await withPage("template: standard", "template: landing")).toEqual([
      beginning(`content/pages/about.mdx:2 template: is not a template; ${list}`),
    ]);
    expect(await withPage("template: standard\n", "")).toEqual([
      beginning(`content/pages/about.mdx:1 template: is missing; ${list}`),
    ]);
  });
});
