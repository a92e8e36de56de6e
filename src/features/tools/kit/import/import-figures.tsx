import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { ToolFields } from "../fields";
import { inputId } from "../input";
import { findField } from "../paths";
import { useToolContext } from "../tool-context";
import { goToField } from "../wanted";
import type { Tool } from "../use-tool";
import { loadOnce } from "../../../../lib/load-once";
import { focusOn, ImportSource } from "./import-source";
import { missingIn, typedIn } from "./state-texts";
import type { ImportTarget } from "./target";
import type { Proposal } from "./proposal";
import type { Source, Table } from "./source";
import * as styles from "../kit.module.css";

/** What reads and shows files. It is loaded when the visitor wants to import. */
const loadImport = loadOnce(() => import("./import-preview"));
type Parts = Awaited<ReturnType<typeof loadImport>>;

interface ImportFiguresProps<Own extends ToolFields> {
  readonly tool: Pick<Tool<Own>, "definition" | "state" | "example" | "change" | "region" | "root">;
  readonly target: ImportTarget;
  /** Other buttons of its row. */
  readonly beside?: ReactNode;
}

const NO_CODE = "The import couldn’t be loaded. Check your connection and try again.";

/** Takes a table that is pasted into a name or a number of the tool: one field has no room for it. */
function useTablePaste(root: Tool<ToolFields>["root"], onTable: (cells: string) => void) {
  const latest = useRef(onTable);
  latest.current = onTable;
  useEffect(() => {
    const tool = root.current;
    const take = (event: ClipboardEvent) => {
      const cells = event.clipboardData?.getData("text") ?? "";
      const isField =
        event.target instanceof Element &&
        event.target.matches('[data-kind="number"], [data-path$=".name"]');
      if (!isField || !/[\t\r\n]/u.test(cells.trim())) return;
      event.preventDefault();
      latest.current(cells);
    };
    tool?.addEventListener("paste", take);
    return () => tool?.removeEventListener("paste", take);
  }, [root]);
}

/** An open import: it asks for a source, then shows a preview of its tables. */
interface Opened {
  readonly parts: Parts;
  readonly tables: readonly Table[] | null;
}

/** What an import made of the tool, and what of it was in the file. */
interface Imported {
  readonly state: object;
  readonly given: object;
}

/** The steps of an import, which is closed at first. */
function useImport<Own extends ToolFields>({ tool }: ImportFiguresProps<Own>) {
  const { definition, state, example, change, region, root } = tool;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [message, setMessage] = useState("");
  const [imported, setImported] = useState<readonly Imported[]>([]);
  // Pasted cells stay when the visitor goes back or closes the import.
  const [text, setText] = useState("");
  const read = ({ tables, problem }: Source) => {
    setMessage(problem ?? "");
    setOpened((now) => now && { ...now, tables });
  };
  const open = (cells?: string) => {
    setMessage("");
    loadImport().then(
      (parts) => {
        setOpened({ parts, tables: null });
        if (cells !== undefined) read(parts.readText(cells));
      },
      () => setMessage(NO_CODE),
    );
  };
  useTablePaste(root, (cells) => {
    setText(cells);
    open(cells);
  });
  const close = () => {
    setOpened(null);
    setMessage("");
  };
  return {
    opened,
    message,
    text,
    setText,
    /** What the visitor typed into the tool. */
    typed: useMemo(
      () => typedIn(state, [example, ...imported.map(({ given }) => given)]),
      [example, imported, state],
    ),
    /** Whether the figures are those of an import. Undo and other changes take that back. */
    isImported: imported.some((own) => own.state === state),
    toggle: () => (opened === null ? open() : close()),
    read,
    apply: (proposal: Proposal) => {
      const next = opened?.parts.applyProposal(definition, state, proposal, region) ?? state;
      change(() => next, {
        ownAfter: (own) => new Set([...own, ...Object.keys(proposal.changes)]),
      });
      const isGiven = ([key]: readonly [string, unknown]) => key in proposal.changes;
      const given = Object.fromEntries(Object.entries(next).filter(isGiven));
      setImported([...imported, { state: next, given }]);
      setText("");
      close();
    },
  };
}

/** Moves the focus when the import is closed: to the field with this id, or back to the button. */
function useFocusAfter(isOpen: boolean, wrong: string) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that had the focus has gone, and the figures above have another height.
    if (wasOpen.current && !isOpen) {
      opener.current?.focus();
      // Another column can't be shown before React is done.
      queueMicrotask(() => goToField(wrong));
    }
    wasOpen.current = isOpen;
  }, [isOpen, wrong]);
  return opener;
}

/** Imports figures from copied cells, a CSV file or an Excel file, after a preview. */
export function ImportFigures<Own extends ToolFields>(props: ImportFiguresProps<Own>) {
  const { tool, target, beside } = props;
  const { definition, state, region } = tool;
  const { id, problems } = useToolContext();
  const { opened, message, text, isImported, read, ...own } = useImport(props);
  const wrong = isImported ? [...problems.keys()] : [];
  // What couldn't be read comes before what is missing.
  const isFilled = (path: string) => findField(definition, state, path).text.trim() !== "";
  const first = wrong.find(isFilled) ?? wrong[0] ?? "";
  const opener = useFocusAfter(opened !== null, inputId(id, first));
  const missing = missingIn(definition, state, wrong, region);
  const done = `The figures are in the tool. Undo puts back what was there.${missing}`;
  const isDone = isImported && opened === null && message === "";
  return (
    <div className={styles.importer}>
      <div className={styles.toolbar}>
        {beside}
        <button
          ref={opener}
          type="button"
          className={styles.button}
          aria-expanded={opened !== null}
          aria-controls={`${id}-import`}
          onClick={own.toggle}
        >
          Import from Excel or CSV
        </button>
        <p role="status">{isDone ? done : message}</p>
      </div>
      {opened === null ? null : (
        <section id={`${id}-import`} className={styles.part} aria-labelledby={`${id}-import-title`}>
          <h2 ref={opened.tables === null ? null : focusOn} id={`${id}-import-title`} tabIndex={-1}>
            {opened.tables === null ? "Import your figures" : "Check before you use them"}
          </h2>
          {opened.tables === null ? (
            <ImportSource
              id={id}
              hint={target.hint}
              text={text}
              onType={own.setText}
              onCheck={() => read(opened.parts.readText(text))}
              onFile={(file) => void opened.parts.readFile(file).then(read)}
            />
          ) : (
            <opened.parts.ImportPreview
              id={id}
              tables={opened.tables}
              target={target}
              region={region}
              typed={own.typed}
              onUse={own.apply}
              onBack={() => read({ tables: null, problem: "" })}
            />
          )}
        </section>
      )}
    </div>
  );
}
