import {
  useId,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from "react";
import * as shared from "../styles/shared.module.css";
import * as styles from "./field.module.css";

interface FieldText {
  /** Key in the form's data. A field without a name is never submitted. */
  readonly name?: string;
  readonly label: string;
  /** Default: an id from React, which differs between roots. */
  readonly id?: string;
  /** Screen readers say it. What is wrong or missing is checked when the form is sent. */
  readonly isRequired?: boolean;
  /** Why we ask, or how to fill it in. */
  readonly hint?: string;
  readonly error?: string | undefined;
  /** `alert` for an error that appears while the field itself has focus. */
  readonly errorRole?: "alert";
}

interface Wiring {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-required": boolean | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps extends FieldText {
  readonly children: (wiring: Wiring) => ReactNode;
}

/** Label above, error and hint below, linked to the control for screen readers. */
function Field({ label, isRequired, hint, error, errorRole, children, ...given }: FieldProps) {
  const ownId = useId();
  const id = given.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described.join(" ") || undefined,
        "aria-required": isRequired,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} role={errorRole} className={shared.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={shared.quiet}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends FieldText {
  readonly type?: "text" | "email" | "tel" | "search";
  readonly autoComplete: string;
  readonly input?: Pick<
    ComponentPropsWithRef<"input">,
    "ref" | "inputMode" | "onKeyDown" | "defaultValue" | "enterKeyHint" | "maxLength"
  >;
}

/** An uncontrolled single-line text field. */
export function TextField({ type = "text", autoComplete, input, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          className={styles.control}
          name={field.name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize={type === "email" ? "none" : undefined}
          spellCheck={type === "email" ? false : undefined}
          maxLength={input?.maxLength ?? 500}
        />
      )}
    </Field>
  );
}

/** An uncontrolled multi-line text field. */
export function TextAreaField(field: FieldText) {
  return (
    <Field {...field}>
      {(wiring) => <textarea {...wiring} className={styles.control} name={field.name} rows={4} />}
    </Field>
  );
}

interface SelectFieldProps extends FieldText {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly select?: Pick<
    ComponentPropsWithoutRef<"select">,
    "autoComplete" | "defaultValue" | "onChange" | "value"
  >;
}

/** A select with a label. */
export function SelectField({ options, select, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <select {...select} {...wiring} className={styles.control} name={field.name}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
