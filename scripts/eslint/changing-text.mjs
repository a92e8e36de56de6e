import { TypeFlags } from "typescript";

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike;

/** The types that a value may have, with those of a list's items. */
function partsOf(type, checker) {
  if (type.isUnion()) return type.types.flatMap((part) => partsOf(part, checker));
  if (!checker.isArrayLikeType(type)) return [type];
  return [type, ...checker.getTypeArguments(type).flatMap((part) => partsOf(part, checker))];
}

/** Whether some of the types are text. A slot (`ReactNode`) is checked where it is filled. */
const haveText = (types) =>
  types.some(({ flags, value }) => (flags & TEXT) !== 0 && value !== "") &&
  !types.some(({ symbol }) => symbol?.name === "Iterable");

const isConstantText = ({ type, expression }) =>
  type === "JSXText" || expression?.type === "Literal";

/** Whether a child renders something other than blanks. */
function isRendered(child) {
  if (child.expression?.type === "JSXEmptyExpression") return false;
  return !isConstantText(child) || String((child.expression ?? child).value).trim() !== "";
}

/**
 * Text that may change, appear or go needs an element of its own. A browser's translation replaces text
 * nodes by elements. React then changes a node that nobody sees, and throws where it removes that node or
 * inserts something before it (https://github.com/facebook/react/issues/11538).
 */
export const changingText = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      beside: "Text that may change needs an element of its own: browsers translate pages.",
      after: "Text after something that may change needs an element of its own.",
      fragment: "Text in a fragment needs an element of its own.",
      component: "A component must return an element, not text.",
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    function checkChildren({ type, children }) {
      const rendered = children.filter(isRendered);
      const isFragment = type === "JSXFragment";
      if (rendered.length < 2 && !isFragment) return;
      let isAfterChange = false;
      for (const node of rendered) {
        if (isConstantText(node)) {
          if (isFragment) context.report({ node, messageId: "fragment" });
          else if (isAfterChange) context.report({ node, messageId: "after" });
        } else if (node.type === "JSXExpressionContainer") {
          const { expression } = node;
          const types = partsOf(services.getTypeAtLocation(expression), checker);
          const isConstant = types.length === 1 && expression.type !== "ConditionalExpression";
          if (haveText(types) && !(isConstant && types[0].isLiteral()))
            context.report({ node, messageId: "beside" });
          isAfterChange ||= !isConstant;
        }
      }
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration({ id }) {
        if (id === null || !/^[A-Z]/u.test(id.name)) return;
        const [signature] = services.getTypeAtLocation(id).getCallSignatures();
        if (haveText(partsOf(checker.getReturnTypeOfSignature(signature), checker)))
          context.report({ node: id, messageId: "component" });
      },
    };
  },
};
