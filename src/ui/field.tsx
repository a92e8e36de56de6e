import {
  useId,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from "react";
import * as styles from "./field.module.css";

interface FieldText {
  /** Key in the form's data. A field without a name is never submitted. */
  readonly name?: string;
  readonly label: string;
  /** Default: an id from React, which differs between roots. */
  readonly id?: string;
  /** Why we ask, or how to fill it in. */
  readonly hint?: string;
  /** What is wrong; undefined if the field is valid. */
  readonly error?: string | undefined;
  /** `alert` for an error that appears while the field itself has focus. */
  readonly errorRole?: "alert";
}

interface Wiring {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps extends FieldText {
  readonly children: (wiring: Wiring) => ReactNode;
}

/** Label above, error and hint below, linked to the control for screen readers. */
function Field({ label, hint, error, errorRole, children, ...given }: FieldProps) {
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
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} role={errorRole} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends FieldText {
  readonly type?: "text" | "email" | "tel" | "search";
  readonly autoComplete: string;
  /** Further attributes of the input. */
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
      {(wiring) => (
        <textarea
          {...wiring}
          className={styles.control}
          name={field.name}
          rows={4}
          maxLength={8000}
        />
      )}
    </Field>
  );
}

interface SelectFieldProps
  extends FieldText, Pick<ComponentPropsWithoutRef<"select">, "autoComplete"> {
  /** The selected option. Without it the field is uncontrolled. */
  readonly value?: string;
  /** The first selected option of an uncontrolled field. */
  readonly defaultValue?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange?: (value: string) => void;
}

/** A select with a label. */
export function SelectField({
  autoComplete,
  value,
  defaultValue,
  options,
  onChange,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <select
          {...wiring}
          className={styles.control}
          name={field.name}
          autoComplete={autoComplete}
          value={value}
          defaultValue={defaultValue}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
