import type { AlignType, Table, TableCell } from "mdast";
import type { ContentElement, ContentNode, ElementProps } from "../../content-model/content-tree";
import type { BodyContext } from "./body-context";
import { element } from "./tree-parts";

interface CellPlace {
  readonly isHead: boolean;
  readonly align: AlignType | undefined;
}

function cellElement(children: readonly ContentNode[], { isHead, align }: CellPlace) {
  const props: ElementProps = {
    ...(align && { align }),
    ...(isHead && { scope: "col" as const }),
  };
  return element(isHead ? "th" : "td", Object.keys(props).length > 0 ? props : null, children);
}

/** A table, whose first row is its head. */
export function tableElement(
  table: Table,
  context: BodyContext,
  childrenOf: (cell: TableCell) => readonly ContentNode[],
): ContentElement {
  const align = table.align ?? [];
  const [head, ...rows] = table.children.map((row, index) => {
    const isHead = index === 0;
    const cells = row.children.map((cell, column) => {
      const children = childrenOf(cell);
      if (isHead && children.length === 0) {
        context.problem(cell, "has a table column without a heading; write one");
      }
      return cellElement(children, { isHead, align: align[column] });
    });
    return element("tr", null, cells);
  });
  const body = rows.length > 0 ? [element("tbody", null, rows)] : [];
  return element("table", null, head ? [element("thead", null, [head]), ...body] : body);
}
