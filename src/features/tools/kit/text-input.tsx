import { useEffect, useRef, useState, type InputHTMLAttributes } from "react";
import { enterMovesOn } from "./enter-moves-on";
import type { SingleField } from "./fields";
import type { ToolRegion } from "./region";
import { grouped } from "./show";
import * as styles from "./kit.module.css";

/** Whether a phone's number pad, which has no minus, is enough. */
const isPositive = (field: SingleField) => field.kind === "number" && field.rule.least >= 0;

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly field: SingleField;
  readonly region: ToolRegion;
  readonly text: string;
  readonly problem: string | null;
  /** Whether it is still the worked example's, beside figures of the visitor. */
  readonly isOfExample: boolean | undefined;
}

/** An input of text, of a number, which is grouped while the focus is elsewhere, or of a moment. */
export function TextInput(props: TextInputProps) {
  const { field, region, text, problem, isOfExample, onChange, ...common } = props;
  const [isActive, setIsActive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const focused = useRef<HTMLInputElement | null>(null);
  // Typing replaces the text, such as the example's; a second press sets the cursor.
  useEffect(() => focused.current?.select(), [isActive]);
  // The press that loaded the script may have been on this field. What was typed since then stays.
  useEffect(() => {
    const { current } = input;
    if (current === null || current !== document.activeElement) return;
    if (current.value !== current.defaultValue) return;
    focused.current = current;
    setIsActive(true);
  }, []);
  const isMoment = field.kind === "date" || field.kind === "time";
  return (
    <input
      {...common}
      ref={input}
      className={styles.input}
      data-kind={field.kind}
      data-example={isOfExample || undefined}
      type={isMoment ? field.kind : "text"}
      inputMode={isPositive(field) ? "decimal" : undefined}
      spellCheck={false}
      maxLength={isMoment ? undefined : field.kind === "text" ? (field.longest ?? 60) : 60}
      placeholder={field.placeholder}
      aria-invalid={problem === null ? undefined : true}
      value={field.kind === "number" && !isActive ? grouped(text, region) : text}
      onFocus={({ currentTarget }) => {
        focused.current = currentTarget;
        setIsActive(true);
      }}
      onBlur={() => {
        focused.current = null;
        setIsActive(false);
      }}
      onChange={(event) => {
        // A field that had the focus before the script ran.
        setIsActive(true);
        onChange?.(event);
      }}
      enterKeyHint="next"
      onKeyDown={enterMovesOn}
    />
  );
}
