import type { ChangeEvent } from "react";
import { toolTemplate } from "../../../../lib/tool-names";
import { useToolContext } from "../tool-context";
import * as styles from "../kit.module.css";

interface ImportSourceProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onCheck: () => void;
  readonly onFile: (file: File) => void;
}

/** A `ref` that moves the focus to an element when it appears. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

/** Takes copied cells or a file. */
export function ImportSource({ id, hint, text, onType, onCheck, onFile }: ImportSourceProps) {
  const template = toolTemplate(useToolContext().definition.name);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) onFile(file);
    target.value = "";
  };
  return (
    <>
      {hint === undefined ? null : <p className={styles.note}>{hint}</p>}
      <label htmlFor={`${id}-cells`}>Paste cells from a spreadsheet, with their headings</label>
      <textarea
        ref={focusOn}
        id={`${id}-cells`}
        className={styles.input}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <div className={styles.actions}>
        <button type="button" className={styles.button} data-primary onClick={onCheck}>
          Check these cells
        </button>
        <label className={styles.file}>
          Choose an Excel or CSV file
          <input type="file" accept=".xlsx,.csv,.tsv,.txt,.xlsm,text/csv" onChange={choose} />
        </label>
      </div>
      <p className={styles.note}>
        The file stays in this browser. Nothing changes before you have seen what was found. No file
        yet?{" "}
        <a href={template} download>
          Start from the template
        </a>
      </p>
    </>
  );
}
