import Big from "big.js";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ComponentProps } from "../../content-model/components";
import { compare, type Comparison } from "../../features/tools/landed-cost/comparison";
import { landedCost, type State } from "../../features/tools/landed-cost/fields";
import { namedLines, unitOf, usedLines, verdictOf } from "../../features/tools/landed-cost/words";
import { showMoney, showNumber, signOf } from "../../features/tools/kit/show";
import { upgradeState } from "../../features/tools/kit/state";
import { possessive } from "../../lib/text";
import * as shared from "../../styles/shared.module.css";
import { Table } from "../window/table";
import * as styles from "./landed-cost-window.module.css";

const TOTAL = "Landed cost";

/** The lines of a comparison for one unit, with a column for each supplier. */
function tableOf(comparison: Comparison, shown: ReadonlySet<string>) {
  const { ranking, region, terms } = comparison;
  const inOrder = [...ranking].sort((one, other) => one.quotation.index - other.quotation.index);
  const quantity = terms?.quantity ?? new Big(1);
  const row = (label: string, amounts: readonly Big[]) => ({
    label,
    cells: amounts.map((amount) => amount.round(2).toNumber()),
  });
  const perUnit = namedLines(comparison)
    .filter(({ label }) => shown.has(label))
    .map(({ label, amountOf }) => {
      const amounts = inOrder.map(({ cost }) => (amountOf(cost) ?? new Big(0)).div(quantity));
      return row(label, amounts);
    });
  const total = row(
    TOTAL,
    inOrder.map((own) => own.perUnit),
  );
  const all = row(
    `All ${showNumber(quantity, region)}, ${signOf(region)}`,
    inOrder.map(({ cost }) => cost.total),
  );
  return {
    unit: `${signOf(region)} per ${unitOf(comparison)}`,
    columns: inOrder.map(({ quotation: { name } }) => ({ label: name })),
    ranking: TOTAL,
    rows: [
      ...perUnit,
      { ...total, is: "sum", mark: ranking[0]?.quotation.name },
      { ...all, is: `${TOTAL} × quantity` },
    ],
  };
}

/** Names of the cost lines that a comparison has. */
function linesIn(comparison: Comparison): ReadonlySet<string> {
  return new Set(usedLines(comparison).map(({ label }) => label));
}

/** The comparison with another freight for one unit of a supplier. */
function withFreight(state: State, supplier: string, freight: number, quantity: Big): State {
  const total = quantity.times(freight).toFixed();
  const suppliers = state.suppliers.map((own) =>
    own.name === supplier ? { ...own, freight: total } : own,
  );
  return { ...state, suppliers };
}

/** A landed cost comparison, in which readers change one freight and see who wins. */
export function LandedCostWindow(props: ComponentProps<"LandedCost">) {
  const { region = "in", figures, supplier, most } = props;
  const start = useMemo(() => upgradeState(landedCost, figures, region), [figures, region]);
  const before = useMemo(() => compare(start, region), [start, region]);
  const shown = useMemo(() => linesIn(before), [before]);
  const quantity = before.terms?.quantity ?? new Big(1);
  const quoted = before.quotations.find(({ name }) => name === supplier)?.numbers.freight;
  const [freight, setFreight] = useState(() => quoted?.div(quantity).toNumber() ?? 0);
  const slider = useRef<HTMLInputElement>(null);
  // It may have been moved before the script ran.
  useEffect(() => {
    if (slider.current !== null) setFreight(slider.current.valueAsNumber);
  }, []);
  const comparison = compare(withFreight(start, supplier, freight, quantity), region);
  const { headline, detail } = verdictOf(comparison);
  const each = `${showMoney(new Big(freight), region)} per ${unitOf(comparison)}`;
  return (
    <>
      <div className={styles.change}>
        {/* Without script it would do nothing. */}
        <label className={`${shared.spread} ${shared.scripted}`}>
          <span>{`${possessive(supplier)} freight: `}</span>
          <b>{each}</b>
          <input
            className={shared.screen}
            ref={slider}
            type="range"
            min={0}
            max={most}
            defaultValue={freight}
            autoComplete="off"
            aria-valuetext={each}
            onInput={({ currentTarget }) => setFreight(currentTarget.valueAsNumber)}
          />
        </label>
        <p role="status">
          <b>{headline}</b> <span>{detail}</span>
        </p>
      </div>
      <Table {...tableOf(comparison, shown)} label="Landed cost by supplier" />
    </>
  );
}
