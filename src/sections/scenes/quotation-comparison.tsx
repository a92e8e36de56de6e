import type { SectionProps } from "..";
import { formatNumber, sharedDecimals } from "../../lib/format-number";
import { Chip } from "./chip";
import { SceneTable, type SceneRow } from "./scene-table";
import { WindowFrame } from "./window-frame";

/** Quotations side by side: every charge on the same unit, and the lowest landed cost marked. */
export function QuotationComparison(props: SectionProps<"QuotationComparison">) {
  const { title, status, caption, unit, suppliers, lines, landed, lot } = props;
  const { sumLabel = "Landed cost" } = props;
  const decimals = sharedDecimals(lines.flatMap(({ amounts }) => amounts));
  const lowest = Math.min(...landed);
  const format = (amount: number) => formatNumber(amount, decimals);
  const inLot = (amount: number) => formatNumber(amount, sharedDecimals(lot?.amounts ?? []));
  const rows: readonly SceneRow[] = [
    ...lines.map(({ label, amounts }) => ({ heading: label, cells: amounts.map(format) })),
    {
      heading: sumLabel,
      cells: landed.map((amount) => (
        <>
          {format(amount)}
          {amount === lowest && <small>lowest</small>}
        </>
      )),
      isTotal: true,
    },
    ...(lot === undefined ? [] : [{ heading: lot.label, cells: lot.amounts.map(inLot) }]),
  ];
  return (
    <WindowFrame title={title} status={<Chip>{status}</Chip>} caption={caption}>
      <SceneTable
        label={title}
        columns={[unit, ...suppliers]}
        rows={rows}
        isBest={(row, cell) => row === lines.length && landed[cell] === lowest}
      />
    </WindowFrame>
  );
}
