/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { mistakesOf, treeOf } from "./testing/body";
import { beginning } from "./testing/project";

const figures = (items: string) => `<Figures items={${items}} />`;
const figure = '{ value: "5", label: "five", basis: "all of 2025" }';

describe("a component", () => {
  test("keeps its literal props and what stands inside it", async () => {
    expect(await treeOf('<Callout title="Before *this*">\n\n**a**\n\n</Callout>')).toEqual([
      {
        component: "Callout",
        props: { title: "Before *this*" },
        children: [{ tag: "p", children: [{ tag: "strong", children: ["a"] }] }],
      },
    ]);
    expect(await treeOf("<Callout>\n\na\n\n</Callout>")).toMatchObject([{ props: {} }]);
  });

  test("may stand in another, and in Markdown", async () => {
    const tree = await treeOf(
      '<Section id="a" title="A part">\n\n> <Callout>\n>\n> b\n>\n> </Callout>\n\n<Contact />\n\n</Section>',
    );
    expect(tree).toMatchObject([
      {
        component: "Section",
        children: [
          { tag: "blockquote", children: [{ component: "Callout" }] },
          { component: "Contact", props: {} },
        ],
      },
    ]);
  });

  test.each([
    [
      "a list of objects",
      `[${figure}]`,
      { items: [{ value: "5", label: "five", basis: "all of 2025" }] },
    ],
    [
      "template literals",
      "[{ value: `5`, 'label': `five`, basis: `all of 2025` }]",
      { items: [{ value: "5", label: "five", basis: "all of 2025" }] },
    ],
  ])("takes %s", async (_, items, props) => {
    expect(await treeOf(figures(items))).toEqual([{ component: "Figures", props }]);
  });

  test.each([
    [
      "a number",
      figures("5"),
      "Figures.items: is a number, but has to be a list: one to four figures",
    ],
    ["a negative number", figures("-5"), "Figures.items: is a number, but has to be a list"],
    ["text in braces", figures('"a"'), "Figures.items: is text, but has to be a list"],
    [
      "nothing",
      "<Figures />",
      "Figures.items: is missing; add one to four figures with their basis",
    ],
    ["no value", "<Figures items />", "Figures.items: is true or false, but has to be a list"],
    ["null", figures("null"), "Figures.items: is empty, but has to be a list"],
    ["too few", figures("[]"), "Figures.items: is empty; give one to four figures"],
    [
      "too many",
      figures(`[${Array<string>(5).fill(figure).join()}]`),
      "Figures.items: has more than four figures",
    ],
    [
      "an unknown prop",
      `<Figures items={[${figure}]} title="x" />`,
      "Figures.title: is not a field of a Figures. Known are: items",
    ],
    [
      "an unknown key",
      figures(`[{ ...0, note: 1 }]`.replace("...0, ", figure.slice(1, -1) + ",")),
      "Figures.items.0.note: is not a field of a Figures. Known are: value, label, basis",
    ],
    [
      "the key __proto__",
      figures(`[{ __proto__: { x: 1 }, ${figure.slice(1)}]`),
      "Figures.items.0.__proto__: is not a field",
    ],
    [
      "the prop __proto__",
      `<Figures items={[${figure}]} __proto__="x" />`,
      "Figures.__proto__: is not a field",
    ],
  ])("refuses %s of the wrong kind", async (_, text, message) => {
    expect(await mistakesOf(text)).toEqual([beginning(`1 ${message}`)]);
  });

  test.each([
    ["a function", "() => []", "code (ArrowFunctionExpression)"],
    ["a call", "load()", "code (CallExpression)"],
    ["an identifier", "items", "code (Identifier)"],
    ["a member", "process.env.X", "code (MemberExpression)"],
    ["a template with an expression", "`${x}`", "code (TemplateLiteral)"],
    ["an element", "<b>x</b>", "code (JSXElement)"],
    ["a sum", "1 + 1", "code (BinaryExpression)"],
    ["a spread in a list", "[...x]", "a list with gaps or a spread"],
    ["a spread in an object", "[{ ...x }]", "a property that is computed"],
  ])("refuses a prop that is %s", async (_, items, what) => {
    expect(await mistakesOf(`\n\n${figures(items)}`)).toEqual([
      `3 body: gives <Figures> items={…} with ${what}; use literal text, numbers, lists or objects`,
    ]);
  });

  test("refuses a spread of props, and names each wrong prop", async () => {
    expect(await mistakesOf("<Callout {...x} title={y} onClick={z}>\n\na\n\n</Callout>")).toEqual([
      "1 body: spreads an expression into <Callout>; write each prop as a literal",
      beginning("1 body: gives <Callout> title={…} with code (Identifier)"),
      beginning("1 body: has the inline handler onClick on <Callout>"),
    ]);
  });

  test("of a step or question stands in its list alone, and the list holds nothing else", async () => {
    expect(await mistakesOf("<Step title='Ask first'>\n\na\n\n</Step>")).toEqual([
      "1 body: has <Step> outside <Steps>; move it inside",
    ]);
    expect(
      await mistakesOf(
        "## A\n\n<Steps>\n\n<Question ask='Why so?'>\n\na\n\n</Question>\n\n</Steps>",
      ),
    ).toEqual([
      "5 body: has <Question> outside <Questions>; move it inside",
      "3 body: has something other than <Step> inside <Steps>; move it out",
    ]);
    expect(
      await mistakesOf("<Steps>\n\n- <Step title='Ask first'>\n\n  a\n\n  </Step>\n\n</Steps>"),
    ).toEqual([
      "3 body: has <Step> outside <Steps>; move it inside",
      "1 body: has something other than <Step> inside <Steps>; move it out",
    ]);
  });

  test("that stands alone takes nothing inside, the others need something", async () => {
    expect(await mistakesOf("<Contact>\n\na\n\n</Contact>")).toEqual([
      "1 body: has text inside <Contact>; write <Contact … /> alone",
    ]);
    expect(await mistakesOf("<Steps />\n\n<Callout>{/* later */}</Callout>")).toEqual([
      "1 body: has an empty <Steps>; fill it or remove it",
      "3 body: has an empty <Callout>; fill it or remove it",
    ]);
    expect(await mistakesOf("<Callout>\n\n{x}\n\n</Callout>")).toEqual([
      beginning("3 body: has the expression {x}"),
    ]);
  });

  test("stands on lines of its own", async () => {
    expect(await mistakesOf("Call <Contact /> now, <Callout onClick={x}>a</Callout>.")).toEqual([
      "1 body: has <Contact> inside a line of text; put it on lines of its own",
      "1 body: has <Callout> inside a line of text; put it on lines of its own",
      beginning("1 body: has the inline handler onClick on <Callout>"),
    ]);
  });

  test("with a choice of props is told what its choice lacks", async () => {
    const choice =
      'takes label and either to="/address/" or opens="demo-callback" or "sales-callback"';
    expect(await mistakesOf('<CallToAction to="/a/" />')).toEqual([
      "1 CallToAction.label: is missing; add what it says",
    ]);
    expect(await mistakesOf('<CallToAction label="Go on" opens="demo" />')).toEqual([
      beginning('1 CallToAction.opens: "demo" can\'t be used; use demo-callback, sales-callback'),
    ]);
    expect(await mistakesOf('<CallToAction label="Go" to="/a/" />')).toEqual([
      beginning("1 CallToAction.label: has 2 characters; write at least 3"),
    ]);
    for (const props of ["", 'to="/a/" opens="demo-callback"', 'too="/a/"']) {
      expect(await mistakesOf(`<CallToAction label="Go on" ${props} />`)).toEqual([
        `1 CallToAction: ${choice}`,
      ]);
    }
  });
});
