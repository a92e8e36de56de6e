import { Input, inputAt } from "./input";
import type { ResultCell } from "./results";
import { useToolContext } from "./tool-context";

/** A cell: a result, or the input of a field. */
export type DataCell = ResultCell | { readonly path: string };

/** A cell with an input. Its accessible name has the row's and the column's name. */
export function InputCell({ path, name }: { readonly path: string; readonly name: string }) {
  return <Input {...inputAt(useToolContext(), path)} name={name} />;
}

/** The unit of a heading or a result, or how it is calculated. */
export function Hint({ text = "" }: { readonly text?: string | undefined }) {
  return text === "" ? null : <small>{text}</small>;
}

/** What is in a cell: a result or an input. */
export function Cell({ cell, name }: { readonly cell: DataCell; readonly name: string }) {
  if (typeof cell === "string") return <span>{cell}</span>;
  if ("path" in cell) return <InputCell path={cell.path} name={name} />;
  return (
    <>
      <span>{cell.text}</span>
      <Hint text={cell.detail} />
    </>
  );
}
