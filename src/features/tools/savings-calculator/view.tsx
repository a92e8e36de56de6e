import { useMemo, useRef, useState, type FormEvent } from "react";
import { Button } from "../../../ui/button";
import { currencies } from "../../../lib/currency";
import { ActionButton } from "../kit/action-button";
import { copy, printTool } from "../kit/hand-out";
import { FieldInputs } from "../kit/input";
import type { ToolRegion } from "../kit/region";
import { problemOf } from "../kit/read-row";
import { ScriptNote } from "../kit/script-note";
import { ToolProvider } from "../kit/tool-context";
import { useTool } from "../kit/use-tool";
import { addressKeeper, withInputs } from "./address";
import {
  announcementText,
  estimate,
  processOf,
  requirementText,
  type SavingsContent,
} from "./estimate";
import { readInputs, savingsCalculator, startOf } from "./fields";
import { Calculation, Results } from "./results";
import * as shared from "../../../styles/shared.module.css";
import * as kit from "../kit/kit.module.css";
import * as styles from "./savings-calculator.module.css";

/** Start of the ids of its fields. */
const ID = "calculator";

interface SavingsCalculatorProps {
  /** Anchor of the section that has it. */
  readonly anchor: string;
  readonly content: SavingsContent;
  /** The page decides the currency, not the visitor, so that a shared link shows everyone the same. */
  readonly region: ToolRegion;
  /** Address of the demo form, for visitors without scripts. */
  readonly demoPage: string;
  readonly onHandOver: (requirement: string) => void;
}

/** The savings calculator: inputs, estimate and actions. Prerendered, it is a worked example. */
export function SavingsCalculator(props: SavingsCalculatorProps) {
  const { anchor, content, region, demoPage, onHandOver } = props;
  const definition = useMemo(() => savingsCalculator(content, region), [content, region]);
  const [keeper] = useState(() => addressKeeper(definition, region));
  const tool = useTool(definition, { kind: "home", region, figures: {} }, keeper);
  const { state, root, isSettled } = tool;
  const typed = useMemo(() => readInputs(definition, state, region), [definition, state, region]);
  const problem = problemOf(definition.fields.spend, state.spend, region);
  // While an unusable spend is being typed, the last usable one counts. It has no result.
  const usable = useRef(startOf(definition, region));
  if (typed !== null) usable.current = typed;
  const inputs = usable.current;
  const currency = currencies[region];
  const result = estimate(content, inputs, currency);
  const isShown = problem === null || tool.typing === "spend";
  const shown = isShown ? { content, currency, inputs, result } : null;

  const address = () => {
    const { origin, pathname } = window.location;
    return `${origin}${pathname}${withInputs("", inputs, startOf(definition, region))}#${anchor}`;
  };
  const handOver = (event: FormEvent) => {
    event.preventDefault();
    if (typed === null) {
      document.getElementById(`${ID}-spend`)?.focus();
      return;
    }
    const process = processOf(content, typed.process).label;
    onHandOver(requirementText({ result, inputs: typed, process, currency, address: address() }));
  };
  const print = () => {
    root.current?.querySelector("details")?.setAttribute("open", "");
    printTool("calculator");
    return "Sent to print";
  };
  return (
    <section ref={root} className={kit.window} data-tool={definition.name}>
      <ToolProvider
        value={{ ...tool, id: ID, problems: new Map(problem === null ? [] : [["spend", problem]]) }}
      >
        <div className={styles.sides}>
          <div className={styles.inputs}>
            <FieldInputs paths={["spend", "share", "process"]} />
          </div>
          <div className={styles.results}>
            <ScriptNote />
            {shown === null ? (
              <p>
                <strong>No result yet.</strong> <span>Correct the annual spend.</span>
              </p>
            ) : (
              <Results {...shown} />
            )}
            <p role="status" className={shared.unseen}>
              {isSettled && problem === null ? announcementText(result, currency) : ""}
            </p>
            <form className={styles.actions} action={demoPage} onSubmit={handOver}>
              <Button type="submit">Book a demo with this estimate</Button>
              {shown === null ? null : (
                <>
                  <ActionButton
                    label="Copy link"
                    onPress={async () => copy(address(), "Link copied")}
                  />
                  <ActionButton label="Print this estimate" onPress={print} />
                </>
              )}
            </form>
            {shown === null ? null : <Calculation {...shown} />}
          </div>
        </div>
      </ToolProvider>
    </section>
  );
}
