import type { ToolRegion } from "../shared/tool-props";
import { Bars, Headline, Missing, Part, Workings, type WorkingsLine } from "../shared/part";
import type { CreditValue } from "./credit";
import type { Figures } from "./figures";
import { LateYear } from "./late-year";
import { NumberInput } from "./number-input";
import { readField } from "./read-fields";
import { creditOf } from "./readings";
import { moneyIn, showDays, showRate, showTypedRate, type PartViewProps } from "./view";
import * as styles from "./payment-terms.module.css";

/** The result in a sentence. */
export function creditSentence(figures: Figures, region: ToolRegion): string {
  const credit = creditOf(figures, region);
  if (credit === null) return "";
  if (credit === "same") return "Both terms are the same, so nothing changes.";
  const money = moneyIn(region);
  const { cash, buyer, supplier, days } = credit;
  return days > 0
    ? `${showDays(days)} more are worth ${money(buyer)} a year to you, and cost the supplier ${money(supplier)}. ${money(cash)} stays with you.`
    : `${showDays(-days)} less cost you ${money(buyer)} a year, and are worth ${money(supplier)} to the supplier. ${money(cash)} moves to it.`;
}

function askedLines(
  { asked, days }: CreditValue,
  figures: Figures,
  region: ToolRegion,
): readonly WorkingsLine[] {
  if (asked === null) return [];
  const money = moneyIn(region);
  const percent = showTypedRate(readField(figures, "asked", region).value);
  const isLonger = days > 0;
  return [
    {
      label: isLonger ? "Price rise asked" : "Price cut offered",
      calculation: `${percent} of a year's purchases`,
      value: money(asked.amount),
    },
    {
      label: "The same as a yearly rate",
      calculation: `${percent} × 365 ÷ ${Math.abs(days)}`,
      value: showRate(asked.rate),
    },
    {
      label: asked.gain.lt(0) ? "You lose by agreeing" : "You gain by agreeing",
      calculation: isLonger ? "interest saved − price rise" : "price cut − interest lost",
      value: money(asked.gain.abs()),
      isTotal: true,
    },
  ];
}

/** How the value of credit is calculated. */
export function creditLines(
  credit: CreditValue,
  figures: Figures,
  region: ToolRegion,
): readonly WorkingsLine[] {
  const money = moneyIn(region);
  const rate = (key: "buyerRate" | "supplierRate") =>
    showTypedRate(readField(figures, key, region).value);
  const { days, perDay, cash, buyer, supplier, jointCost, supplierPercent, breakEven } = credit;
  const isLonger = days > 0;
  return [
    {
      label: isLonger ? "Cash that moves to you" : "Cash that moves to the supplier",
      calculation: `${money(perDay)} a day × ${showDays(Math.abs(days))}`,
      value: money(cash),
    },
    {
      label: isLonger ? "Interest you save" : "Interest you lose",
      calculation: `${money(cash)} × ${rate("buyerRate")}`,
      value: money(buyer),
    },
    {
      label: isLonger ? "Interest the supplier pays" : "Interest the supplier saves",
      calculation: `${money(cash)} × ${rate("supplierRate")}`,
      value: money(supplier),
    },
    {
      label: jointCost.lt(0) ? "Gain of both together" : "Cost to both together",
      calculation: "the difference of the two",
      value: money(jointCost.abs()),
    },
    {
      label: isLonger ? "Price rise that covers the supplier" : "Price cut the supplier can afford",
      calculation: `${money(supplier)} ÷ a year's purchases`,
      value: showRate(supplierPercent),
    },
    {
      label: isLonger ? "Price rise at which you break even" : "Price cut at which you break even",
      calculation: `${money(buyer)} ÷ a year's purchases`,
      value: showRate(breakEven),
    },
    ...askedLines(credit, figures, region),
  ];
}

function CreditResult({ tool: { state, region } }: Pick<PartViewProps, "tool">) {
  const credit = creditOf(state, region);
  if (credit === null) return <Missing />;
  if (credit === "same") return <Headline>{creditSentence(state, region)}</Headline>;
  const percent = (label: string, value: typeof credit.breakEven, tone: "plain" | "highlight") => ({
    label,
    value: showRate(value),
    size: value.toNumber(),
    ...(tone === "highlight" ? { tone } : {}),
  });
  const asked = readField(state, "asked", region).value;
  const change = credit.days > 0 ? "Price rise" : "Price cut";
  return (
    <>
      <Headline>{creditSentence(state, region)}</Headline>
      <Bars
        lines={[
          percent(`${change} at which you break even`, credit.breakEven, "plain"),
          percent(`${change} worth the supplier's interest`, credit.supplierPercent, "plain"),
          ...(asked === null ? [] : [percent(`${change} asked`, asked, "highlight")]),
        ]}
      />
      <Workings caption="How it is calculated" lines={creditLines(credit, state, region)} />
    </>
  );
}

/** What days of credit are worth to the buyer and the supplier. */
export function CreditPart(props: PartViewProps) {
  const { tool, id, level } = props;
  const { region } = tool;
  return (
    <Part
      id={`${id}-credit`}
      level={level}
      title="What days of credit are worth"
      about="A supplier offers or asks for another credit period. Who gains, and by how much?"
      fields={
        <>
          <NumberInput {...props} field="purchases" label="Purchases a year" />
          <NumberInput {...props} field="daysNow" label="Credit now" unit="days" />
          <NumberInput {...props} field="daysOffered" label="Credit offered" unit="days" />
          <NumberInput {...props} field="asked" label="Price change asked" unit="%, if any" />
        </>
      }
    >
      <CreditResult tool={tool} />
      {region === "in" ? (
        <LateYear tool={tool} />
      ) : (
        <p className={styles.note}>
          No general U.S. law limits payment terms between companies. Federal agencies pay within 30
          days under the Prompt Payment Act, and most states have prompt-payment rules for public
          contracts or construction.
        </p>
      )}
    </Part>
  );
}
