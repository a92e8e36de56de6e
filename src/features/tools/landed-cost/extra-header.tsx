import { basisLabels } from "./fields";
import { bases, type Extra } from "./figures";
import type { PartProps } from "./part-props";
import * as shared from "../shared/tools.module.css";
import * as styles from "./landed-cost.module.css";

interface ExtraHeaderProps {
  readonly id: string;
  /** Index of the added line. */
  readonly line: number;
  readonly tool: PartProps["tool"];
}

/** The header of an added cost line: its name, how it is charged, and its removal. */
export function ExtraHeader({ id, line, tool }: ExtraHeaderProps) {
  const { state, isReady } = tool;
  const { extras, suppliers } = state;
  const extra = extras[line];
  if (extra === undefined) return null;
  const set = (part: Partial<Extra>, field?: string) => {
    const next = extras.map((own, at) => (at === line ? { ...own, ...part } : own));
    tool.change({ ...state, extras: next }, field);
  };
  const remove = () =>
    tool.change({
      ...state,
      extras: extras.filter((_, at) => at !== line),
      suppliers: suppliers.map((own) => ({
        ...own,
        extras: own.extras.filter((_, at) => at !== line),
      })),
    });
  return (
    <span className={styles.extra}>
      <input
        id={`${id}-label`}
        type="text"
        autoComplete="off"
        maxLength={60}
        aria-label={`Name of added cost ${line + 1}`}
        placeholder={`Added cost ${line + 1}`}
        value={extra.label}
        readOnly={!isReady}
        onChange={({ target }) => set({ label: target.value }, `${id}-label`)}
      />
      <button type="button" disabled={!isReady} onClick={remove}>
        <span aria-hidden>×</span>
        <span className={shared.unseen}>{`Remove added cost ${line + 1}`}</span>
      </button>
      <select
        id={`${id}-basis`}
        aria-label={`Basis of added cost ${line + 1}`}
        value={extra.basis}
        disabled={!isReady}
        onChange={({ target }) =>
          set({ basis: bases.find((own) => own === target.value) ?? "total" })
        }
      >
        {bases.map((basis) => (
          <option key={basis} value={basis}>
            {basisLabels[basis]}
          </option>
        ))}
      </select>
    </span>
  );
}
