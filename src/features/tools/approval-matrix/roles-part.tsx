import { useState } from "react";
import { InputTable } from "../shared/input-table";
import { Part } from "../shared/part";
import { addRole, moveRoleUp, removeRole, setRole } from "./edit";
import { MOST } from "./figures";
import { ColumnHeader } from "./column-header";
import { roleProblem } from "./readings";
import type { PartViewProps } from "./view";
import * as shared from "../shared/tools.module.css";

const keys = ["name", "limit", "days"] as const;

/** The roles that approve, from the one that is asked first. */
export function RolesPart({ tool, id, level }: PartViewProps) {
  const { state, region, typing, isReady } = tool;
  const [shown, setShown] = useState(0);
  const labelOf = (name: string, index: number) =>
    name.trim() === "" ? `Role ${index + 1}` : name;
  return (
    <Part
      id={`${id}-roles`}
      level={level}
      title="Roles and limits"
      about="In the order in which they are asked. Name roles, not people. Leave a limit empty for no limit."
    >
      <InputTable
        id={`${id}-role`}
        caption="Roles and limits"
        columnName="Role"
        columns={state.roles.map(({ id: key, name }, index) => {
          const label = labelOf(name, index);
          return {
            key: String(key),
            label,
            header: (
              <ColumnHeader
                label={label}
                initials
                isReady={isReady}
                {...(index === 0 ? {} : { onMove: () => tool.change(moveRoleUp(state, index)) })}
                {...(state.roles.length < 2
                  ? {}
                  : { onRemove: () => tool.change(removeRole(state, index)) })}
              />
            ),
          };
        })}
        groups={[
          {
            title: "Authority",
            rows: [
              { key: "name", label: "Role" },
              { key: "limit", label: "Approves up to", hint: "empty for no limit" },
              { key: "days", label: "Days to answer", hint: "working days" },
            ],
          },
        ]}
        shown={Math.min(shown, state.roles.length - 1)}
        onShow={setShown}
        isReady={isReady}
        cell={(row, index) => {
          const role = state.roles[index];
          const key = keys.find((known) => known === row);
          if (role === undefined || key === undefined) return { kind: "fixed", text: "" };
          const field = `role-${key}-${role.id}`;
          return {
            kind: key === "name" ? "text" : "number",
            value: role[key],
            problem: typing === field ? null : roleProblem(state.roles, role, key, region),
            ...(key === "limit" ? { placeholder: "No limit" } : {}),
            onType: (text) => tool.change(setRole(state, index, { [key]: text }), field),
          };
        }}
      />
      <p className={shared.adders}>
        <button
          type="button"
          disabled={!isReady || state.roles.length >= MOST.roles}
          onClick={() => tool.change(addRole(state))}
        >
          Add a role
        </button>
      </p>
    </Part>
  );
}
