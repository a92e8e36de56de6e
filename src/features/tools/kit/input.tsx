import { memo, type ChangeEvent } from "react";
import type { SingleField, ToolFields } from "./fields";
import { signOf } from "./show";
import { findField } from "./paths";
import { optionsIn } from "./state";
import { textIn, type ToolRegion } from "./region";
import { TextInput } from "./text-input";
import { useToolContext, type ToolContextValue } from "./tool-context";
import * as styles from "./kit.module.css";

/** The unit or explanation of a field, with the texts of other fields filled in. */
export function hintOf(
  field: SingleField | ToolFields["fields"][string],
  { state, region, definition }: Pick<ToolContextValue, "state" | "region" | "definition">,
): string {
  const hint = field.hint === undefined ? "" : textIn(field.hint, region);
  return hint.replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
    if (key === "sign") return signOf(region);
    const { field: named, text } = findField(definition, state, key);
    return text.trim() || (named.placeholder ?? key);
  });
}

interface InputProps {
  readonly id: string;
  readonly path: string;
  readonly field: SingleField;
  readonly region: ToolRegion;
  readonly text: string;
  readonly problem: string | null;
  /** The accessible name, where no visible label is tied to it. */
  readonly name?: string | undefined;
  readonly hintId?: string | undefined;
  /** Whether it is still the worked example's, beside figures of the visitor. */
  readonly isOfExample?: boolean | undefined;
  readonly onText: (path: string, text: string) => void;
}

/** An input of any kind with its problem below it. It renders again only if it shows something else. */
export const Input = memo(function Input(props: InputProps) {
  const { id, path, field, region, text, problem, name, hintId, isOfExample, onText } = props;
  const errorId = `${id}-error`;
  const common = {
    id,
    // Browsers would restore what was chosen into the worked example when a visitor comes back.
    autoComplete: "off",
    "data-path": path,
    "aria-label": name,
    "aria-describedby":
      [problem !== null && errorId, hintId].filter(Boolean).join(" ") || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onText(path, target.value),
  };
  if (field.kind === "choice") {
    return (
      <select {...common} className={styles.input} value={text}>
        {optionsIn(field, region).map(({ value, label }) => (
          <option key={value} value={value}>
            {textIn(label, region)}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === "yes-no") {
    return (
      <input
        {...common}
        // HTML has none for boxes: `forgetRestored` takes back what they restore.
        autoComplete={undefined}
        type="checkbox"
        checked={text === "yes"}
        onChange={({ target }) => onText(path, target.checked ? "yes" : "no")}
      />
    );
  }
  if (field.kind === "number" && field.isSlider === true) {
    const { least, most, step } = field.rule;
    return (
      <input
        {...common}
        className={styles.slider}
        type="range"
        min={least}
        max={most}
        step={step}
        aria-valuetext={`${text}%`}
        value={text}
      />
    );
  }
  return (
    <>
      <TextInput {...{ field, region, text, problem, isOfExample, ...common }} />
      {problem === null ? null : (
        <span id={errorId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
});

/** The id of the input at a path of the tool with an id. */
export const inputId = (tool: string, path: string) => `${tool}-${path.replaceAll(".", "-")}`;

/** The props of the input at a path of the tool. */
export function inputAt(tool: ToolContextValue, path: string): InputProps {
  const { id, definition, state, region, problems, ofExample, typing, setText } = tool;
  return {
    ...findField(definition, state, path),
    id: inputId(id, path),
    path,
    region,
    isOfExample: ofExample.has(path),
    problem: typing === path ? null : (problems.get(path) ?? null),
    onText: setText,
  };
}

interface FieldProps {
  /** Such as `quantity`. */
  readonly path: string;
}

/** A field outside a table: its label and unit, its input and its problem. */
export function FieldInput({ path }: FieldProps) {
  const tool = useToolContext();
  const input = inputAt(tool, path);
  const hint = hintOf(input.field, tool);
  const hintId = hint === "" ? undefined : `${input.id}-hint`;
  return (
    <div className={styles.field} data-kind={input.field.kind}>
      <label htmlFor={input.id}>{textIn(input.field.label, tool.region)}</label>
      <Input {...input} hintId={hintId} />
      {hint === "" ? null : <small id={hintId}>{hint}</small>}
    </div>
  );
}

/** Fields outside a table, beside each other. */
export function FieldInputs({ paths }: { readonly paths: readonly string[] }) {
  return (
    <div className={styles.fields}>
      {paths.map((path) => (
        <FieldInput key={path} path={path} />
      ))}
    </div>
  );
}
