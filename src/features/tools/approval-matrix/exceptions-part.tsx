import { useState } from "react";
import { InputTable } from "../shared/input-table";
import { Part } from "../shared/part";
import { ColumnHeader } from "./column-header";
import { addException, removeException, setException } from "./edit";
import { MOST } from "./figures";
import type { PartViewProps } from "./view";
import * as shared from "../shared/tools.module.css";

const NEXT = "next";

/** What happens to purchases with a flag. */
export function ExceptionsPart({ tool, id, level }: PartViewProps) {
  const { state, isReady } = tool;
  const [shown, setShown] = useState(0);
  const options = [
    { value: NEXT, label: "Next band above approves" },
    ...state.roles.map((role) => ({ value: String(role.id), label: `${role.name} reviews first` })),
  ];
  return (
    <Part
      id={`${id}-exceptions`}
      level={level}
      title="Exceptions"
      about="Purchases that need another look, whatever they cost. Reviewers are asked at the same time, before the approvers."
    >
      {state.exceptions.length > 0 && (
        <InputTable
          id={`${id}-exception`}
          caption="Exceptions"
          columnName="Exception"
          columns={state.exceptions.map((_, index) => {
            const label = `Exception ${index + 1}`;
            const onRemove = () => tool.change(removeException(state, index));
            return {
              key: String(index),
              label,
              header: <ColumnHeader label={label} isReady={isReady} onRemove={onRemove} />,
            };
          })}
          groups={[
            {
              title: "Rule",
              rows: [
                { key: "when", label: "If" },
                { key: "then", label: "Then" },
              ],
            },
          ]}
          shown={Math.min(shown, state.exceptions.length - 1)}
          onShow={setShown}
          isReady={isReady}
          cell={(row, index) => {
            const exception = state.exceptions[index];
            if (exception === undefined) return { kind: "fixed", text: "" };
            if (row === "when") {
              return {
                kind: "text",
                value: exception.when,
                problem: null,
                onType: (when) =>
                  tool.change(setException(state, index, { when }), `exception-${index}`),
              };
            }
            return {
              kind: "choice",
              value: exception.review === null ? NEXT : String(exception.review),
              options,
              onChoose: (value) =>
                tool.change(
                  setException(state, index, { review: value === NEXT ? null : Number(value) }),
                ),
            };
          }}
        />
      )}
      <p className={shared.adders}>
        <button
          type="button"
          disabled={!isReady || state.exceptions.length >= MOST.exceptions}
          onClick={() => tool.change(addException(state))}
        >
          Add an exception
        </button>
      </p>
    </Part>
  );
}
