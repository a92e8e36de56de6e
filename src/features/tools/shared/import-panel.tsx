import { useRef, useState, type ChangeEvent } from "react";
import * as styles from "./tools.module.css";

/** The largest file that is read, in bytes. */
const LARGEST_FILE = 200_000;

interface ImportPanelProps {
  readonly id: string;
  /** What to paste, in a sentence or two. */
  readonly hint: string;
  /** Takes the text of a table. @returns What was done with it, as a sentence. */
  readonly onImport: (text: string) => string;
  readonly isReady: boolean;
}

/** Takes cells copied from a spreadsheet, or a CSV file. The file is read in the browser. */
export function ImportPanel({ id, hint, onImport, isReady }: ImportPanelProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState("");
  const take = (text: string) => setMessage(onImport(text));
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) setMessage("Choose a file of at most 200 KB.");
    else file.text().then(take, () => setMessage("Your browser couldn’t read this file."));
    target.value = "";
  };
  return (
    <details className={styles.importPanel}>
      <summary>Paste from a spreadsheet, or open a CSV file</summary>
      <div className={styles.importBody}>
        <label htmlFor={`${id}-paste`}>Copied cells</label>
        <p id={`${id}-paste-hint`} className={styles.fixed}>
          {hint}
        </p>
        <textarea
          ref={field}
          id={`${id}-paste`}
          className={styles.field}
          rows={4}
          maxLength={LARGEST_FILE}
          spellCheck={false}
          aria-describedby={`${id}-paste-hint`}
          readOnly={!isReady}
        />
        <div className={styles.toolbar}>
          <button
            type="button"
            disabled={!isReady}
            onClick={() => take(field.current?.value ?? "")}
          >
            Use these cells
          </button>
          <label className={styles.file}>
            Open a CSV file
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              disabled={!isReady}
              onChange={onFile}
            />
          </label>
        </div>
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
    </details>
  );
}
