import { useState } from "react";
import type { FieldKind } from "../shared/cell";
import { InputTable, type InputRow } from "../shared/input-table";
import { Headline, Missing, Part } from "../shared/part";
import type { ToolRegion } from "../shared/tool-props";
import {
  FEWEST_QUOTATIONS,
  MOST_QUOTATIONS,
  parseQuotation,
  type Figures,
  type QuotationKey,
  type QuotationTexts,
} from "./figures";
import { NumberInput } from "./number-input";
import { quotationProblem, quotationRules } from "./read-fields";
import { rankingOf } from "./readings";
import { RankingTable } from "./ranking-table";
import { showFull } from "../shared/show-full";
import type { PartViewProps } from "./view";
import * as shared from "../shared/tools.module.css";
import * as styles from "./payment-terms.module.css";

/** The result in a sentence. */
export function rankingSentence(figures: Figures, region: ToolRegion): string {
  const ranking = rankingOf(figures, region);
  if (ranking === null) return "";
  const winners = ranking.rows.filter(({ place }) => place === 1);
  const price = showFull(winners[0]?.adjusted ?? ranking.basis.rate, region, 2);
  const names = winners.map(({ quotation: { name } }) => name).join(" and ");
  const verb = winners.length > 1 ? "are level" : "is lowest";
  const byPrice = ranking.rows.find(({ placeByPrice }) => placeByPrice === 1);
  const isReversed = byPrice !== undefined && byPrice.place !== 1;
  return `${names} ${verb}: ${price} on day ${ranking.basis.day}.${
    isReversed ? ` By quoted price it was ${byPrice.quotation.name}.` : ""
  }`;
}

const rowsOf = (region: ToolRegion): readonly InputRow[] => [
  { key: "name", label: "Supplier" },
  { key: "price", label: "Price", hint: "per unit or for the lot" },
  { key: "days", label: "Credit", hint: "days; −30 for an advance" },
  { key: "discount", label: "Early discount", hint: "%, if any" },
  { key: "discountDay", label: "If paid by day" },
  ...(region === "in"
    ? [{ key: "isSmall", label: "Micro or small", hint: "paid by day 45 at the latest" }]
    : []),
];

const textKeys: readonly QuotationKey[] = ["name", "price", "days", "discount", "discountDay"];

function kindOf(key: QuotationKey): FieldKind {
  if (key === "name") return "text";
  return quotationRules[key].least < 0 ? "signed" : "number";
}

function QuotationInputs({ tool, id }: PartViewProps) {
  const { state, region, typing, isReady } = tool;
  const [shown, setShown] = useState(0);
  const set = (quotations: readonly QuotationTexts[], field?: string) =>
    tool.change({ ...state, quotations }, field);
  const setOne = (at: number, part: Partial<QuotationTexts>, field?: string) =>
    set(
      state.quotations.map((own, index) => (index === at ? { ...own, ...part } : own)),
      field,
    );
  const add = () => {
    set([
      ...state.quotations,
      parseQuotation({ name: `Quotation ${state.quotations.length + 1}` }),
    ]);
    setShown(state.quotations.length);
  };
  const remove = (at: number) => {
    set(state.quotations.filter((_, index) => index !== at));
    setShown(Math.max(0, Math.min(shown, state.quotations.length - 2)));
  };
  return (
    <>
      <InputTable
        id={`${id}-quotation`}
        caption="Quotations"
        columnName="Quotation"
        columns={state.quotations.map(({ name }, index) => {
          const label = name.trim() === "" ? `Quotation ${index + 1}` : name;
          const canRemove = state.quotations.length > FEWEST_QUOTATIONS;
          return {
            key: String(index),
            label,
            header: (
              <span className={styles.column}>
                <span>{label}</span>
                {canRemove && (
                  <button type="button" disabled={!isReady} onClick={() => remove(index)}>
                    Remove<span className={shared.unseen}> {label}</span>
                  </button>
                )}
              </span>
            ),
          };
        })}
        groups={[{ title: "Price and terms", rows: rowsOf(region) }]}
        shown={Math.min(shown, state.quotations.length - 1)}
        onShow={setShown}
        isReady={isReady}
        cell={(row, index) => {
          const quotation = state.quotations[index] ?? parseQuotation(null);
          const key = textKeys.find((known) => known === row);
          if (key === undefined) {
            return {
              kind: "choice",
              value: quotation.isSmall ? "yes" : "no",
              options: [
                { value: "no", label: "No" },
                { value: "yes", label: "Yes" },
              ],
              onChoose: (value) => setOne(index, { isSmall: value === "yes" }),
            };
          }
          const field = `${key}-${index}`;
          return {
            kind: kindOf(key),
            value: quotation[key],
            problem: typing === field ? null : quotationProblem(quotation, key, region),
            onType: (text) => setOne(index, { [key]: text }, field),
          };
        }}
      />
      <p className={shared.adders}>
        <button
          type="button"
          disabled={!isReady || state.quotations.length >= MOST_QUOTATIONS}
          onClick={add}
        >
          Add a quotation
        </button>
      </p>
    </>
  );
}

/** Two to six quotations, with their prices moved to one day. */
export function RankingPart(props: PartViewProps) {
  const { tool, id, level } = props;
  const { state, region } = tool;
  const ranking = rankingOf(state, region);
  return (
    <Part
      id={`${id}-ranking`}
      level={level}
      title="Rank quotations with different terms"
      about="Prices with different credit can't be compared. Move them to one day at your cost of money."
    >
      <div className={styles.inputs}>
        <QuotationInputs {...props} />
        <NumberInput {...props} field="commonDay" label="Compare prices on day" unit="of credit" />
      </div>
      {ranking === null ? (
        <Missing />
      ) : (
        <>
          <Headline>{rankingSentence(state, region)}</Headline>
          <RankingTable ranking={ranking} region={region} />
        </>
      )}
    </Part>
  );
}
