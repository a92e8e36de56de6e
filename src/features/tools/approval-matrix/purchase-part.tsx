import type Big from "big.js";
import { Initials } from "../../../ui/initials";
import { NumberField } from "../shared/number-field";
import { Headline, Missing, Part } from "../shared/part";
import type { ToolRegion } from "../shared/tool-props";
import { approvalChain, type Step } from "./chain";
import { toggleFlag } from "./edit";
import type { PurchaseTexts } from "./figures";
import { namesOf, type Band } from "./matrix";
import { amountProblem, matrixOf, purchaseOf } from "./readings";
import type { PartViewProps } from "./view";
import { daysText, limitText, outcomeSentence, reasonText, taskText } from "./words";
import * as styles from "./approval-matrix.module.css";

interface ScopeSelectProps {
  readonly id: string;
  readonly label: string;
  readonly other: string;
  readonly value: string;
  readonly names: readonly string[];
  readonly isReady: boolean;
  readonly onChoose: (value: string) => void;
}

/** The category or department of the purchase. A name that no band has any more is kept. */
function ScopeSelect({ id, label, other, value, names, isReady, onChoose }: ScopeSelectProps) {
  const known = names.find((name) => name.toLowerCase() === value.toLowerCase());
  const all = value === "" || known !== undefined ? names : [...names, value];
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={known ?? value}
        disabled={!isReady}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{other}</option>
        {all.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function PurchaseFields({ tool, id }: PartViewProps) {
  const { state, region, typing, isReady } = tool;
  const { purchase, exceptions } = state;
  const set = (part: Partial<PurchaseTexts>, field?: string) =>
    tool.change({ ...state, purchase: { ...purchase, ...part } }, field);
  const bands = matrixOf(state, region)?.bands ?? [];
  return (
    <>
      <NumberField
        id={`${id}-amount`}
        label="Amount of the purchase"
        value={purchase.amount}
        problem={typing === "amount" ? null : amountProblem(purchase.amount, region)}
        onType={(amount) => set({ amount }, "amount")}
        isReady={isReady}
      />
      <ScopeSelect
        id={`${id}-category`}
        label="Category"
        other="Any other category"
        value={purchase.category.trim()}
        names={namesOf(bands, "category")}
        isReady={isReady}
        onChoose={(category) => set({ category })}
      />
      <ScopeSelect
        id={`${id}-department`}
        label="Department"
        other="Any other department"
        value={purchase.department.trim()}
        names={namesOf(bands, "department")}
        isReady={isReady}
        onChoose={(department) => set({ department })}
      />
      {exceptions.length > 0 && (
        <fieldset className={styles.flags}>
          <legend>What applies</legend>
          {exceptions.map(({ when }, index) => (
            <label key={index}>
              <input
                type="checkbox"
                checked={purchase.flags.includes(index)}
                disabled={!isReady}
                onChange={() => tool.change(toggleFlag(state, index))}
              />
              <span>{when.trim() === "" ? `Exception ${index + 1}` : when}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

interface ChainStepProps {
  readonly step: Step;
  readonly amount: Big;
  readonly bands: readonly Band[];
  readonly region: ToolRegion;
}

/** A role of the chain: its limit, the share of the amount that it covers, and why it is asked. */
function ChainStep({ step, amount, bands, region }: ChainStepProps) {
  const { name, limit, days } = step.role;
  const share = limit === null || limit.gte(amount) ? 1 : limit.div(amount).toNumber();
  return (
    <li data-task={step.task}>
      <Initials name={name} />
      <p className={styles.who}>
        <strong>{name}</strong>
        {step.task !== "review" && <span>{limitText(limit, region)}</span>}
      </p>
      {step.task !== "review" && (
        <svg viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 2H1000" />
          <path className={styles.covered} d={`M0 2H${Math.round(share * 1000)}`} />
        </svg>
      )}
      <p className={styles.task}>{taskText(step)}</p>
      <p className={styles.why}>{`${reasonText(step, bands, region)} · ${daysText(days)}`}</p>
    </li>
  );
}

function PurchaseResult({ tool: { state, region } }: PartViewProps) {
  const matrix = matrixOf(state, region);
  const purchase = purchaseOf(state, region);
  if (matrix === null || purchase === null) return <Missing />;
  const outcome = approvalChain(matrix, purchase);
  return (
    <>
      <Headline>{outcomeSentence(outcome, matrix, purchase.amount, region)}</Headline>
      {outcome.kind === "chain" && (
        <>
          {outcome.raisedFrom !== null && (
            <p className={styles.raised}>
              Raised from band <span>{outcome.raisedFrom + 1}</span> to band{" "}
              <span>{outcome.band + 1}</span>.
            </p>
          )}
          {!outcome.isCovered && (
            <p className={styles.warning}>The limit of the last approver is below the amount.</p>
          )}
          <ol className={styles.chain}>
            {outcome.steps.map((step) => (
              <ChainStep
                key={step.role.id}
                step={step}
                amount={purchase.amount}
                bands={matrix.bands}
                region={region}
              />
            ))}
          </ol>
          <p className={styles.note}>
            Days = longest review + the days of each approver, since reviewers are asked at the same
            time and approvers one after the other.
          </p>
        </>
      )}
    </>
  );
}

/** A purchase, and who approves it in which order. */
export function PurchasePart(props: PartViewProps) {
  return (
    <Part
      id={`${props.id}-purchase`}
      level={props.level}
      title="Test a purchase"
      about="Who is asked, in which order, and why?"
      fields={<PurchaseFields {...props} />}
    >
      <PurchaseResult {...props} />
    </Part>
  );
}
