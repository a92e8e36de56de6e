import type { SectionProps } from "..";
import { formatNumber, sharedDecimals } from "../../lib/format-number";
import { Bar } from "./bar";
import { Chip } from "./chip";
import * as styles from "./scene.module.css";
import { SceneTable, type SceneRow } from "./scene-table";
import { WindowFrame } from "./window-frame";

const percent = (part: number, whole: number) =>
  `${formatNumber(Math.round((part / whole) * 1000) / 10, 1)}%`;

/** What was spent in each category and its share; marked where most was bought without a contract. */
export function SpendByCategory(props: SectionProps<"SpendByCategory">) {
  const { title, status, caption, unit, categories, total } = props;
  const all = [...categories, total];
  const decimals = sharedDecimals(all.flatMap(({ spend, contract }) => [spend, contract]));
  const format = (amount: number) => formatNumber(amount, decimals);
  const largest = Math.max(...categories.map(({ spend }) => spend));
  const open = categories.map(({ spend, contract }) => spend - contract);
  const mostOpen = open.indexOf(Math.max(...open));
  const cells = ({ spend, contract }: typeof total) => [
    format(spend),
    percent(spend, total.spend),
    format(spend - contract),
  ];
  const rows: readonly SceneRow[] = [
    ...categories.map(({ label, ...category }) => ({
      heading: (
        <>
          {label}
          <Bar whole={category.spend / largest} filled={category.contract / largest} />
        </>
      ),
      cells: cells(category),
    })),
    { heading: "Total", cells: cells(total), isTotal: true },
  ];
  return (
    <WindowFrame title={title} status={<Chip>{status}</Chip>} caption={caption}>
      <SceneTable
        label={title}
        columns={["Category", unit, "Share", "No contract"]}
        rows={rows}
        isBest={(row, cell) => row === mostOpen && cell === 2}
      />
      <p className={styles.sum}>
        Filled: bought at a contract price. {format(total.contract)} of {format(total.spend)} ={" "}
        <strong>{percent(total.contract, total.spend)}</strong>
      </p>
    </WindowFrame>
  );
}
