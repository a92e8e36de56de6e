import {
  useId,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from "react";
import * as styles from "./field.module.css";

interface FieldText {
  /** Its key in what the form sends; a field without one is never sent. */
  readonly name?: string;
  readonly label: string;
  /** Its id; without one React gives it one, which differs from root to root. */
  readonly id?: string;
  /** Why it is asked, or how to write it. */
  readonly hint?: string;
  /** What is wrong, or nothing. */
  readonly error?: string | undefined;
  /** `alert` for an error that comes while the field itself has focus. */
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

/** Label above, hint and error below, tied to the control for screen readers. */
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
  /** More for the input itself. */
  readonly input?: Pick<
    ComponentPropsWithRef<"input">,
    "ref" | "inputMode" | "onKeyDown" | "defaultValue" | "enterKeyHint" | "maxLength"
  >;
}

/** A line of text. Uncontrolled. */
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

/** Several lines of text. Uncontrolled. */
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
  /** The choice; without one the field is uncontrolled. */
  readonly value?: string;
  /** The first choice of an uncontrolled field. */
  readonly defaultValue?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange?: (value: string) => void;
}

/** A choice from a list. */
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
