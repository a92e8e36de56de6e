import { useEffect, useMemo, useRef, useState, type ChangeEvent } from "react";
import type { ToolFields } from "../fields";
import { useToolContext } from "../tool-context";
import type { Tool } from "../use-tool";
import { loadOnce } from "../../../../lib/load-once";
import { toolTemplate } from "../../../../lib/tool-names";
import { missingIn, typedIn } from "./state-texts";
import type { ImportTarget } from "./target";
import type { Proposal } from "./proposal";
import type { Table } from "./source";
import * as styles from "../kit.module.css";

/** What reads and shows files. It is loaded when the visitor wants to import. */
const loadImport = loadOnce(() => import("./import-preview"));
type Parts = Awaited<ReturnType<typeof loadImport>>;

interface ImportFiguresProps<Own extends ToolFields> {
  readonly tool: Pick<Tool<Own>, "definition" | "state" | "example" | "change" | "region">;
  readonly target: ImportTarget;
}

const NO_CODE = "The import couldn’t be loaded. Check your connection and try again.";

/** Imports figures from copied cells, a CSV file or an Excel file, after a preview. */
export function ImportFigures<Own extends ToolFields>({ tool, target }: ImportFiguresProps<Own>) {
  const { definition, state, example, change, region } = tool;
  const { id, problems } = useToolContext();
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [parts, setParts] = useState<Parts | null>(null);
  const [tables, setTables] = useState<readonly Table[] | null>(null);
  const [message, setMessage] = useState("");
  const [imported, setImported] = useState<readonly object[]>([]);
  const typed = useMemo(() => typedIn(state, [example, ...imported]), [example, imported, state]);
  // Pasted cells stay when the visitor goes back or closes the import.
  const [text, setText] = useState("");
  const step = parts === null ? "closed" : tables === null ? "source" : "preview";
  const wasOpen = useRef(false);
  useEffect(() => {
    if (step !== "closed") title.current?.focus();
    // The button that had the focus has gone, and the figures above have another height.
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = step !== "closed";
  }, [step]);

  const close = () => {
    setParts(null);
    setTables(null);
    setMessage("");
  };
  const toggle = () => {
    if (parts !== null) return close();
    setMessage("");
    loadImport().then(setParts, () => setMessage(NO_CODE));
  };
  const read = (source: Awaited<ReturnType<Parts["readFile"]>>) => {
    setMessage(source.problem ?? "");
    setTables(source.tables);
  };
  const apply = (proposal: Proposal) => {
    const next = parts?.applyProposal(definition, state, proposal, region) ?? state;
    change(() => next, Object.keys(proposal.changes));
    setImported([...imported, next]);
    setText("");
    close();
  };
  // Undo and other changes take the message back.
  const isImported = imported.includes(state);
  const missing = isImported ? missingIn(definition, state, [...problems.keys()], region) : "";
  const done = `The figures are in the tool. Undo puts back what was there.${missing}`;
  return (
    <div className={styles.importer}>
      <div className={styles.toolbar}>
        <button
          ref={opener}
          type="button"
          className={styles.button}
          aria-expanded={parts !== null}
          aria-controls={`${id}-import`}
          onClick={toggle}
        >
          Import from Excel or CSV
        </button>
        <p role="status">{isImported && message === "" ? done : message}</p>
      </div>
      {parts === null ? null : (
        <section id={`${id}-import`} className={styles.part} aria-labelledby={`${id}-import-title`}>
          <h2 ref={title} id={`${id}-import-title`} tabIndex={-1}>
            {step === "source" ? "Import your figures" : "Check before you use them"}
          </h2>
          {tables === null ? (
            <Source
              id={id}
              hint={target.hint}
              text={text}
              onType={setText}
              onCheck={() => read(parts.readText(text))}
              onFile={(file) => void parts.readFile(file).then(read)}
            />
          ) : (
            <parts.ImportPreview
              id={id}
              tables={tables}
              target={target}
              region={region}
              typed={typed}
              onUse={apply}
              onBack={() => setTables(null)}
            />
          )}
        </section>
      )}
    </div>
  );
}

interface SourceProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onCheck: () => void;
  readonly onFile: (file: File) => void;
}

/** Takes copied cells or a file. */
function Source({ id, hint, text, onType, onCheck, onFile }: SourceProps) {
  const template = toolTemplate(useToolContext().definition.name);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) onFile(file);
    target.value = "";
  };
  return (
    <>
      {hint === undefined ? null : <p className={styles.note}>{hint}</p>}
      <label htmlFor={`${id}-cells`}>
        Paste cells from a spreadsheet or an email, with their headings
      </label>
      <textarea
        id={`${id}-cells`}
        className={styles.input}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={onCheck}>
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
