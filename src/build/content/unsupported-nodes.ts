import type { Nodes } from "mdast";
import type { BodyContext } from "./body-context";

type Expression = Extract<Nodes, { type: "mdxFlowExpression" | "mdxTextExpression" }>;
type Module = Extract<Nodes, { type: "mdxjsEsm" }>;

function moduleMessage(node: Module): string {
  const statements = node.data?.estree?.body ?? [];
  const found = statements.map(({ type }) => (type === "ImportDeclaration" ? "import" : "export"));
  const what = [...new Set(found)].map((word) => `an ${word}`).join(" and ");
  return `has ${what}; remove it, content runs no code and components need no import`;
}

function expressionMessage(node: Expression): string | null {
  const isComment = node.data?.estree?.body.length === 0;
  if (isComment) return null;
  const start = node.value.trim().slice(0, 40);
  return `has the expression {${start}}; write the text itself, or \\{ for a brace`;
}

/** Why a page can't show a node; null for comments and definitions. */
function messageFor(node: Nodes): string | null {
  switch (node.type) {
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return expressionMessage(node);
    case "mdxjsEsm":
      return moduleMessage(node);
    case "footnoteReference":
    case "footnoteDefinition":
      return "has a footnote; write its words in the text";
    case "definition":
      return null;
    default:
      return `has a ${node.type}, which pages can't show; write it in another way`;
  }
}

/** Omits a node that pages can't show, and reports it if an author would expect to see it. */
export function leaveOut(node: Nodes, context: BodyContext): readonly [] {
  const message = messageFor(node);
  if (message !== null) context.problem(node, message);
  return [];
}
