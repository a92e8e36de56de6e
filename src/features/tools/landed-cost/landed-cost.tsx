import { useState } from "react";
import { InputTable } from "../shared/input-table";
import { readNumber } from "../shared/read-number";
import { ToolWindow } from "../shared/tool-window";
import type { ToolViewProps } from "../shared/tool-props";
import { useToolState } from "../shared/use-tool-state";
import { csvOf } from "./csv";
import { landedCost, type Supplier } from "./figures";

const priceRule = { what: "a price", least: 0, most: 1e12, isAboveLeast: true } as const;

/** The landed cost comparison. */
export function LandedCost({ title, place, visitorRegion }: ToolViewProps) {
  const tool = useToolState(landedCost, place, visitorRegion);
  const [shown, setShown] = useState(0);
  const { state, region, typing } = tool;
  const setSupplier = (index: number, part: Partial<Supplier>, field: string) => {
    const suppliers = state.suppliers.map((own, at) => (at === index ? { ...own, ...part } : own));
    tool.change({ ...state, suppliers }, field);
  };
  return (
    <ToolWindow
      name="landed-cost"
      title={title}
      place={place}
      tool={tool}
      announcement=""
      csv={() => csvOf(state)}
      statement="comparative statement"
    >
      <InputTable
        id={place.kind === "embed" ? place.id : "landed-cost"}
        caption="Quotations"
        columnName="Supplier"
        columns={state.suppliers.map(({ name }, index) => ({ key: String(index), label: name }))}
        groups={[{ title: "Quotation", rows: [{ key: "price", label: "Price" }] }]}
        shown={shown}
        onShow={setShown}
        isReady={tool.isReady}
        cell={(row, index) => {
          const field = `${row}-${index}`;
          const value = state.suppliers[index]?.price ?? "";
          const { problem } = readNumber(value, priceRule, region);
          return {
            kind: "number",
            value,
            problem: typing === field ? null : problem,
            onType: (price) => setSupplier(index, { price }, field),
          };
        }}
      />
    </ToolWindow>
  );
}
