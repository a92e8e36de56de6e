import type { Node, Program, Property, SpreadElement } from "estree";

/** An expression is not a literal. The message says what it contains. */
export class NotLiteralError extends Error {}

function entryOf(property: Property | SpreadElement): [string, unknown] {
  if (property.type === "Property" && !property.computed && property.kind === "init") {
    const { key, value } = property;
    if (key.type === "Identifier") return [key.name, valueOf(value)];
    if (key.type === "Literal") return [String(key.value), valueOf(value)];
  }
  throw new NotLiteralError("a property that is computed");
}

function valueOf(node: Node | null): unknown {
  switch (node?.type) {
    case "Literal":
      if ("regex" in node || "bigint" in node) break;
      return node.value;
    case "TemplateLiteral":
      if (node.expressions.length > 0) break;
      return node.quasis[0]?.value.cooked;
    case "UnaryExpression": {
      const inner = valueOf(node.argument);
      if (node.operator !== "-" || typeof inner !== "number") break;
      return -inner;
    }
    case "ArrayExpression":
      return node.elements.map(valueOf);
    case "ObjectExpression":
      return Object.fromEntries(node.properties.map(entryOf));
    default:
      break;
  }
  throw new NotLiteralError(node === null ? "a list with gaps" : `code (${node.type})`);
}

/**
 * The value of an MDX attribute's expression, which is not run: text, numbers, true, false, null,
 * lists and objects of these.
 *
 * @throws {NotLiteralError} If it contains anything else.
 */
export function literalValue(program: Program | null | undefined): unknown {
  const [statement, ...more] = program?.body ?? [];
  if (statement?.type !== "ExpressionStatement" || more.length > 0) {
    throw new NotLiteralError("code");
  }
  return valueOf(statement.expression);
}
