/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { readBody } from "./body";
import { treeOf } from "./testing/body";

const p = (...children: readonly unknown[]) => ({ tag: "p", children });

describe("what is not for readers", () => {
  test("is left out: comments, in lines and between blocks", async () => {
    expect(await treeOf("{/* a */}\n\nb{/* c */} d\n\n{/* e */} {/* f */}")).toEqual([
      p("b", " d"),
    ]);
  });

  test("never gets through, whatever it is", async () => {
    const code = [
      "import a from 'a'\nexport const b = process.env.SECRET\n",
      "{process.env.SECRET}\n",
      "A {process.env.SECRET} b\n",
      "## C {process.env.SECRET}\n",
      "<Callout title={process.env.SECRET}>\n\nD\n\n</Callout>\n",
      "<Unknown secret='SECRET'>\n\nE\n\n</Unknown>\n",
      "F <b title='SECRET'>g</b>\n",
    ];
    const { body, problems } = await readBody("a.mdx", { body: code.join("\n"), bodyOffset: 0 });
    expect(problems).toHaveLength(7);
    expect(JSON.stringify([body.tree, body.toc])).not.toMatch(/SECRET|process/u);
    expect(body.tree).toEqual([
      p("A ", " b"),
      { tag: "h2", props: { id: "c" }, children: ["C "] },
      p("F "),
    ]);
  });
});
