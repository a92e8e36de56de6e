import type { Expression, Program, Property, SpreadElement } from "estree";

/** Thrown where an expression holds more than literals. The message says what. */
export class NotLiteralError extends Error {}

function keyOf(property: Property | SpreadElement): string {
  if (property.type === "SpreadElement" || property.computed || property.kind !== "init") {
    throw new NotLiteralError("a property that is computed");
  }
  if (property.key.type === "Identifier") return property.key.name;
  if (property.key.type === "Literal") return String(property.key.value);
  throw new NotLiteralError("a property that is computed");
}

function valueOf(expression: Expression): unknown {
  switch (expression.type) {
    case "Literal":
      if (expression.value instanceof RegExp || typeof expression.value === "bigint") break;
      return expression.value;
    case "TemplateLiteral": {
      const [only, ...more] = expression.quasis;
      if (only === undefined || more.length > 0) break;
      return only.value.cooked;
    }
    case "UnaryExpression": {
      const inner = valueOf(expression.argument);
      if (expression.operator !== "-" || typeof inner !== "number") break;
      return -inner;
    }
    case "ArrayExpression":
      return expression.elements.map((element) => {
        if (element === null || element.type === "SpreadElement") {
          throw new NotLiteralError("a list with gaps or a spread");
        }
        return valueOf(element);
      });
    case "ObjectExpression":
      return Object.fromEntries(
        expression.properties.map((property) => {
          const key = keyOf(property);
          if (property.type !== "Property" || !("type" in property.value)) {
            throw new NotLiteralError("a property that is computed");
          }
          return [key, valueOf(asExpression(property.value))];
        }),
      );
    default:
      break;
  }
  throw new NotLiteralError(`code (${expression.type})`);
}

function asExpression(value: Property["value"]): Expression {
  switch (value.type) {
    case "ObjectPattern":
    case "ArrayPattern":
    case "RestElement":
    case "AssignmentPattern":
      throw new NotLiteralError("a pattern");
    default:
      return value;
  }
}

/**
 * The value of an MDX attribute's expression, without running anything: text, numbers, true, false,
 * null, lists and objects of these.
 *
 * @throws {NotLiteralError} Where it holds anything else.
 */
export function literalValue(program: Program | null | undefined): unknown {
  const [statement, ...more] = program?.body ?? [];
  if (statement?.type !== "ExpressionStatement" || more.length > 0) {
    throw new NotLiteralError("code");
  }
  return valueOf(statement.expression);
}
