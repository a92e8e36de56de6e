import { useState } from "react";
import { ImportPanel } from "../shared/import-panel";
import type { ToolRegion, ToolViewProps } from "../shared/tool-props";
import { ToolWindow } from "../shared/tool-window";
import { useToolState, type Tool } from "../shared/use-tool-state";
import { CreditPart, creditSentence } from "./credit-part";
import { DiscountPart, discountSentence } from "./discount-part";
import { fieldKeys, parts, paymentTerms, type Figures, type Part } from "./figures";
import { NumberInput } from "./number-input";
import { RankingPart, rankingSentence } from "./ranking-part";
import { resultOf } from "./result";
import { SmallSupplierPart, smallSupplierSentence } from "./small-supplier-part";
import { readFigures, writeFigures } from "./table";
import type { PartViewProps } from "./view";
import * as styles from "./payment-terms.module.css";

const views = {
  credit: { View: CreditPart, sentence: creditSentence, name: "Credit days" },
  discount: { View: DiscountPart, sentence: discountSentence, name: "Early payment" },
  "small-supplier": {
    View: SmallSupplierPart,
    sentence: smallSupplierSentence,
    name: "Micro and small suppliers",
  },
  ranking: { View: RankingPart, sentence: rankingSentence, name: "Ranking" },
} as const;

/** The parts that a visitor sees: a text may show one, and only India has small suppliers. */
function partsShown(show: Figures["show"], isPage: boolean, region: ToolRegion): readonly Part[] {
  const all = parts.filter((part) => region === "in" || part !== "small-supplier");
  return isPage || show === "all" ? all : all.filter((part) => part === show);
}

const firstFieldOf: Readonly<Record<string, Part>> = {
  purchases: "credit",
  invoice: "discount",
  amount: "small-supplier",
  commonDay: "ranking",
};

/** The part of a field. Fields are listed part by part. */
function partOf(field: string): Part {
  let part: Part = "ranking";
  for (const key of fieldKeys) {
    part = firstFieldOf[key] ?? part;
    if (key === field) return part;
  }
  return "ranking";
}

interface OverviewProps extends PartViewProps {
  readonly shown: readonly Part[];
}

/** What money costs both sides, and every result in a sentence. */
function Overview({ shown, ...props }: OverviewProps) {
  const { state, region } = props.tool;
  return (
    <div className={styles.overview}>
      <div className={styles.rates}>
        <NumberInput {...props} field="buyerRate" label="What money costs you" unit="% a year" />
        <NumberInput
          {...props}
          field="supplierRate"
          label="What money costs the supplier"
          unit="% a year"
        />
      </div>
      {shown.length > 1 && (
        <ul className={styles.tiles}>
          {shown.map((part) => (
            <li key={part}>
              <strong>{views[part].name}</strong>
              <span>{views[part].sentence(state, region) || "A field needs correcting."}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The payment terms tool. */
export function PaymentTerms({ title, place, visitorRegion }: ToolViewProps) {
  const tool = useToolState(paymentTerms, place, visitorRegion);
  const [changed, setChanged] = useState<Part>("credit");
  const { state, region } = tool;
  const isPage = place.kind === "page";
  const shown = partsShown(state.show, isPage, region);
  const announced = shown.includes(changed) ? changed : shown[0];
  const noted: Tool<Figures> = {
    ...tool,
    get link() {
      return tool.link;
    },
    change: (figures, field) => {
      if (field !== "buyerRate" && field !== "supplierRate") setChanged(partOf(field ?? ""));
      tool.change(figures, field);
    },
  };
  const props: PartViewProps = {
    tool: noted,
    id: place.kind === "embed" ? place.id : "payment-terms",
    level: isPage ? 2 : 3,
  };
  const onImport = (text: string) => {
    const outcome = readFigures(text, state);
    if (outcome.kind === "read") noted.change(outcome.figures);
    return outcome.message;
  };
  return (
    <ToolWindow
      name="payment-terms"
      title={title}
      place={place}
      tool={tool}
      announcement={announced === undefined ? "" : views[announced].sentence(state, region)}
      csv={() => writeFigures(state, region)}
      statement="statement"
      result={() => resultOf(state, region)}
    >
      <p className={styles.paperTitle}>{title}</p>
      {isPage && (
        <ImportPanel
          id={props.id}
          hint="One row for each quotation: name, price, credit days, discount in percent, and the day of the discount. Or the CSV file of this tool."
          isReady={tool.isReady}
          onImport={onImport}
        />
      )}
      <Overview {...props} shown={shown} />
      {shown.map((part) => {
        const { View } = views[part];
        return <View key={part} {...props} />;
      })}
      <p className={styles.units}>
        Rates are a year of 365 days. Amounts are rounded to the{" "}
        <span>{region === "in" ? "rupee" : "dollar"}</span>, below{" "}
        <span>{region === "in" ? "₹1,00,000" : "$100 thousand"}</span> to two decimals, and each
        line starts from the rounded line before.
      </p>
    </ToolWindow>
  );
}
