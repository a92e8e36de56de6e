import { formatNumber } from "../../../lib/format-number";
import { Bars, Headline, Missing, Part, Workings } from "../shared/part";
import type { ToolRegion } from "../shared/tool-props";
import { DayAxis } from "./day-axis";
import type { DiscountValue } from "./early-discount";
import type { Figures } from "./figures";
import { NumberInput } from "./number-input";
import { readField } from "./read-fields";
import { discountOf } from "./readings";
import { moneyIn, showDays, showRate, showTypedRate, type PartViewProps } from "./view";
import * as styles from "./payment-terms.module.css";

function verdict({ gain, supplierKeeps }: DiscountValue): string {
  if (gain.lt(0)) return "Keep your cash: the discount is worth less than your money.";
  return supplierKeeps.lt(0)
    ? "Take it. The supplier would borrow more cheaply from its bank."
    : "Take it: both of you are better off.";
}

/** The result in a sentence. */
export function discountSentence(figures: Figures, region: ToolRegion): string {
  const value = discountOf(figures, region);
  if (value === null) return "";
  const read = (key: "discount" | "discountDay" | "dueDay") =>
    formatNumber(readField(figures, key, region).value?.toNumber() ?? 0);
  const offer = `${read("discount")}/${read("discountDay")} net ${read("dueDay")}`;
  return `${offer} is ${showRate(value.simpleRate)} a year. ${verdict(value)}`;
}

function effective(rate: number): string {
  return rate < 1e6 ? `${formatNumber(rate, 2)}%` : "Over a million %";
}

function DiscountWorkings({ tool, value }: Pick<PartViewProps, "tool"> & { value: DiscountValue }) {
  const { state, region } = tool;
  const money = moneyIn(region);
  const rate = (key: "discount" | "buyerRate" | "supplierRate") =>
    showTypedRate(readField(state, key, region).value);
  const number = (key: "discount") =>
    formatNumber(readField(state, key, region).value?.toNumber() ?? 0);
  const kept = formatNumber(100 - (readField(state, "discount", region).value?.toNumber() ?? 0));
  const invoice = readField(state, "invoice", region).value;
  const ratio = `${number("discount")} ÷ ${kept}`;
  return (
    <Workings
      caption="How it is calculated"
      lines={[
        {
          label: "Discount",
          calculation: `${invoice === null ? "" : money(invoice)} × ${rate("discount")}`,
          value: money(value.discount),
        },
        {
          label: `Paid on day ${state.discountDay}`,
          calculation: "invoice − discount",
          value: money(value.paid),
        },
        {
          label: `Interest for ${showDays(value.days)}`,
          calculation: `${money(value.paid)} × ${rate("buyerRate")} × ${value.days} ÷ 365`,
          value: money(value.interest),
        },
        {
          label: value.gain.lt(0) ? "Loss for the buyer" : "Gain for the buyer",
          calculation: `${money(value.discount)} − ${money(value.interest)}`,
          value: money(value.gain.abs()),
          isTotal: true,
        },
        {
          label: "Simple yearly rate",
          calculation: `${ratio} × 365 ÷ ${value.days}`,
          value: showRate(value.simpleRate),
        },
        {
          label: "Effective yearly rate",
          calculation: `(1 + ${ratio}) ^ (365 ÷ ${value.days}) − 1`,
          value: effective(value.effectiveRate),
        },
      ]}
    />
  );
}

function DiscountResult({ tool }: Pick<PartViewProps, "tool">) {
  const { state, region } = tool;
  const value = discountOf(state, region);
  const buyer = readField(state, "buyerRate", region).value;
  const supplier = readField(state, "supplierRate", region).value;
  const invoice = readField(state, "invoice", region).value;
  if (value === null || buyer === null || supplier === null || invoice === null) return <Missing />;
  const money = moneyIn(region);
  const due = readField(state, "dueDay", region).value?.toNumber() ?? 1;
  const bar = (label: string, rate: typeof buyer) => ({
    label,
    value: showRate(rate),
    size: rate.toNumber(),
  });
  return (
    <>
      <Headline>{discountSentence(state, region)}</Headline>
      <DayAxis
        tone="early"
        first={{ at: 0, label: "Invoice" }}
        middle={{
          at: 1 - value.days / due,
          label: `Day ${state.discountDay}`,
          amount: money(value.paid),
        }}
        last={{ at: 1, label: `Day ${state.dueDay}`, amount: money(invoice) }}
        gained={`${showDays(value.days)} early`}
      />
      <Bars
        lines={[
          bar("What money costs you", buyer),
          { ...bar("What the discount pays", value.simpleRate), tone: "highlight" },
          bar("What money costs the supplier", supplier),
        ]}
      />
      <DiscountWorkings tool={tool} value={value} />
      <p className={styles.note}>
        The simple rate compares with a bank&apos;s yearly rate. The effective rate assumes that you
        use the gain again, every <span>{showDays(value.days)}</span> for a year.
      </p>
    </>
  );
}

/** A discount for early payment as a yearly rate. */
export function DiscountPart(props: PartViewProps) {
  const { id, level, tool } = props;
  return (
    <Part
      id={`${id}-discount-part`}
      level={level}
      title="A discount for paying early"
      about="Turn 2/10 net 30 and its like into a yearly rate, and compare it with your bank's."
      fields={
        <>
          <NumberInput {...props} field="invoice" label="Invoice" />
          <NumberInput {...props} field="discount" label="Discount" unit="%" />
          <NumberInput {...props} field="discountDay" label="If paid by day" />
          <NumberInput {...props} field="dueDay" label="Full amount due on day" />
        </>
      }
    >
      <DiscountResult tool={tool} />
    </Part>
  );
}
