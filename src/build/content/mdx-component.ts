import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { componentSpecs, type ComponentName } from "../../content-model/components";
import type { ContentComponent } from "../../content-model/content-tree";
import { didYouMean, explain } from "./error-messages";
import type { BodyContext } from "./body-context";
import { literalValue, NotLiteralError } from "./literal";
import { typesetProps } from "./typography";
import { hasMark, walkFields } from "./schema-walk";

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const names = Object.keys(componentSpecs);

function isComponentName(name: string): name is ComponentName {
  return Object.hasOwn(componentSpecs, name);
}

const EVENT_HANDLER = /^on/iu;

function attributeValue({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  return typeof value === "string" ? value : literalValue(value.data?.estree);
}

function refuseHandler(node: JsxElement, handler: string, name: string, context: BodyContext) {
  context.problem(
    node,
    `has the inline handler ${handler} on <${name}>; remove it, content runs no code`,
  );
}

/** Literal props of an element; null if one is refused, which is reported. */
function readProps(node: JsxElement, name: string, context: BodyContext) {
  const props: [string, unknown][] = [];
  const problemsBefore = context.problems.length;
  const refuse = (message: string) => context.problem(node, message);
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      refuse(`spreads an expression into <${name}>; write each prop as a literal`);
    } else if (EVENT_HANDLER.test(attribute.name)) {
      refuseHandler(node, attribute.name, name, context);
    } else {
      try {
        props.push([attribute.name, attributeValue(attribute)]);
      } catch (error) {
        if (!(error instanceof NotLiteralError)) throw error;
        refuse(
          `gives <${name}> ${attribute.name}={…} with ${error.message}; use literal text, numbers, lists or objects`,
        );
      }
    }
  }
  return context.problems.length > problemsBefore ? null : Object.fromEntries(props);
}

function refuseElement(node: JsxElement, name: string, context: BodyContext): void {
  if (name.toLowerCase() === "script") {
    context.problem(node, "has a <script>; remove it, content runs no code");
    return;
  }
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxAttribute" && EVENT_HANDLER.test(attribute.name)) {
      refuseHandler(node, attribute.name, name, context);
    }
  }
  const what = /^[a-z]/u.test(name)
    ? `has the HTML tag <${name}>; write Markdown or use a component.`
    : `names an unknown component, <${name}>.`;
  const guess = didYouMean(name, names);
  context.problem(node, `${what}${guess} Allowed: ${names.join(", ")}`);
}

function recordLinks(node: JsxElement, name: ComponentName, props: object, context: BodyContext) {
  for (const { path, schema, value } of walkFields(componentSpecs[name].props, props)) {
    if (typeof value === "string" && hasMark(schema, "link")) {
      context.refer(node, "link", value, `${name}.${path.join(".")}`);
    }
  }
}

/**
 * Reads a JSX element of MDX as a component of the registry, without its children.
 *
 * @param parent Name of the element around it, if there is one.
 * @returns null if it is unknown or its props are wrong; the context then has the problem.
 */
export function readComponent(
  node: JsxElement,
  parent: string | null,
  context: BodyContext,
): ContentComponent | null {
  const name = node.name ?? "";
  if (!isComponentName(name)) {
    refuseElement(node, name, context);
    return null;
  }
  const spec = componentSpecs[name];
  const isInline = node.type === "mdxJsxTextElement";
  if (isInline) {
    context.problem(node, `has <${name}> inside a line of text; put it on lines of its own`);
  }
  // An unknown tag around it is a mistake already, perhaps a misspelling of the right one.
  const isInKnown = parent === null || isComponentName(parent);
  if (spec.inside !== undefined && spec.inside !== parent && isInKnown) {
    context.problem(node, `has <${name}> outside <${spec.inside}>; move it inside`);
  }
  const props = readProps(node, name, context);
  if (props === null || isInline) return null;
  const result = spec.props.safeParse(props);
  if (!result.success) {
    const refusal = { schema: spec.props, data: props, noun: name };
    for (const { path, message } of explain(result.error.issues, refusal)) {
      context.problem(node, message, [name, ...path].join("."));
    }
    return null;
  }
  recordLinks(node, name, props, context);
  return toComponent(name, typesetProps(result.data));
}

/** Pairs a name with props that its own schema has just produced, which TypeScript can't follow. */
function toComponent(component: ComponentName, props: object): ContentComponent {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return { component, props } as ContentComponent;
}

/** A component that shows a heading is part of the outline, one with an id can be linked to. */
export function outlineComponent(
  node: JsxElement,
  component: ContentComponent,
  context: BodyContext,
): void {
  if (component.component === "Section" || component.component === "ActionBand") {
    context.heading(node, 2, component.props.title, component.props.id);
  } else if (component.component === "Question") {
    context.heading(node, 3, component.props.ask);
  } else if (component.component === "Tool") {
    context.anchor(node, component.props.id);
  }
}
