import { useCallback, useMemo, useRef, useState } from "react";
import type { StateOf, ToolFields } from "./fields";
import { draftKeeper, type Figures, type Keeper, type Kept } from "./keeper";
import type { ToolPlace } from "./place";
import { hasSameFigures, upgradeState } from "./state";
import { opened, toolActions } from "./tool-actions";
import { useExampleMarks } from "./use-example-marks";
import { useKeeping } from "./use-keeping";
import { useOpenedFigures } from "./use-opened-figures";

/**
 * The state of a tool, and what a visitor can do with it. A copy that the address opens comes before the
 * visitor's own figures, those before the worked example, and what was typed before the script ran before all
 * of them.
 *
 * @param givenKeeper Keeps the figures; null where they are forgotten. It is read once.
 */
export function useTool<Own extends ToolFields>(
  definition: Own,
  place: ToolPlace,
  givenKeeper: Keeper<StateOf<Own>> | null = place.kind === "page" ? draftKeeper(definition) : null,
) {
  type State = StateOf<Own>;
  const [example] = useState<Figures<State>>(() => {
    const { region, figures } = place;
    return { region, state: upgradeState(definition, figures, region) };
  });
  const [keeper] = useState(givenKeeper);
  const [current, setCurrent] = useState(() => opened<State>(null, example));
  const root = useRef<HTMLElement>(null);
  const latest = useRef(current);
  latest.current = current;
  const actions = useMemo(
    () => toolActions({ definition, example, keeper, root, current: latest, setCurrent }),
    [definition, example, keeper],
  );

  const { history } = current;
  const { present } = history;
  const isUndone =
    current.origin === "visitor" && hasSameFigures(definition, present.state, example.state);
  const origin = isUndone ? "start" : current.origin;
  const hasChanged = current.origin === "visitor" || history.past.length > 0;
  const kept = { figures: present, origin };
  const { isSettled, keep } = useKeeping(keeper, kept, hasChanged, actions.pause);
  const open = useCallback((found: Kept<State>) => setCurrent(opened(found, example)), [example]);
  const isReady = useOpenedFigures({ keeper, root, keep, open, setText: actions.setText });
  const marks = useExampleMarks(definition, example, present, origin);
  return {
    definition,
    /** With the region whose money and words the figures are in. Those of a link or draft keep theirs. */
    ...present,
    origin,
    /** The worked example. */
    example: example.state,
    ...marks,
    /** The element that has its fields. */
    root,
    /** Whether scripts run. */
    isReady,
    /** Whether the visitor has paused since the last change: time to announce the result. */
    isSettled,
    /** Path of the field that is being typed into. Its problem is shown once the visitor pauses. */
    typing: history.typing,
    /** What the last change did that isn't seen. */
    note: current.note,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...actions,
  };
}

/** The state of a tool, and what a visitor can do with it. */
export type Tool<Own extends ToolFields> = ReturnType<typeof useTool<Own>>;

/** A tool of any fields. */
export type AnyTool = Omit<Tool<ToolFields>, "state" | "example" | "change"> & {
  readonly state: object;
};
