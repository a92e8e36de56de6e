import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { toolPage } from "../../../lib/tool-names";
import { fragmentOf } from "./codec";
import type { StateOf, ToolFields } from "./fields";
import { redone, startHistory, undone, withChange, withPause, type History } from "./history";
import { draftKeeper, type Figures, type Keeper, type Kept, type Origin } from "./keeper";
import type { ToolPlace } from "./place";
import { pathsOfExample, withText } from "./paths";
import { parseState, upgradeState } from "./state";
import { typedFields } from "./typed";
import { useKeeping } from "./use-keeping";

/** Figures are read before the browser paints; prerendering has none. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

const NONE: ReadonlySet<string> = new Set();

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

interface Current<State> {
  readonly history: History<Figures<State>>;
  readonly origin: Origin;
}

/**
 * The state of a tool, and what a visitor can do with it. A copy that the address opens comes before the
 * visitor's own figures, those before the worked example, and what was typed before the script ran before all
 * of them.
 *
 * @param keeper Keeps the figures; null where they are forgotten. It is read once.
 */
export function useTool<Own extends ToolFields>(
  definition: Own,
  place: Pick<ToolPlace, "region" | "figures"> & { readonly kind: ToolPlace["kind"] | "home" },
  keeper: Keeper<StateOf<Own>> | null = place.kind === "page" ? draftKeeper(definition) : null,
) {
  type State = StateOf<Own>;
  const [example] = useState<Figures<State>>(() => {
    const { region, figures } = place;
    return { region, state: upgradeState(definition, figures, region) };
  });
  const opened = useCallback(
    (found: Kept<State> | null): Current<State> => ({
      history: startHistory(found?.figures ?? example),
      origin: found?.origin ?? "start",
    }),
    [example],
  );
  const root = useRef<HTMLElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [current, setCurrent] = useState(() => opened(null));
  const [kept] = useState(keeper);
  const latest = useRef(current);
  latest.current = current;

  /** They stay the same functions. */
  const actions = useMemo(() => {
    const move = (step: (history: History<Figures<State>>) => History<Figures<State>>) =>
      setCurrent((now) => {
        const history = step(now.history);
        if (history === now.history) return now;
        return { history, origin: now.origin === "copy" ? "copy" : "visitor" };
      });
    const edit = (
      update: (state: State, own: ReadonlySet<string>) => State,
      field: string | null,
      paths: readonly string[] = [],
    ) =>
      move((history) => {
        const { state, region, own = NONE } = history.present;
        const next = update(state, own);
        if (next === state) return history;
        return withChange(
          history,
          { region, state: next, own: new Set([...own, ...paths]) },
          field,
        );
      });
    const leaveCopy = (next: (now: Current<State>) => Current<State>) => {
      kept?.removeCopy();
      setCurrent(next);
    };
    return {
      /**
       * Changes the state that there is when the change is made. It is one step of undo.
       *
       * @param imported Paths of fields, and keys of lists, that are the visitor's afterwards.
       */
      change: (update: (state: State) => State, imported?: readonly string[]) =>
        edit(update, null, imported),
      /** Changes the text of a field. Its characters are undone together. */
      setText: (path: string, text: string) =>
        edit((state) => withText(definition, state, path, text), path, [path]),
      /** Empties what is still the worked example's; all of it before the first change. */
      emptyExample: () => {
        edit((state, own) => {
          if (state === example.state) return parseState(definition, {}, example.region);
          const paths = pathsOfExample(definition, state, example.state, own);
          return paths.reduce((next, path) => withText(definition, next, path, ""), state);
        }, null);
        // The button that has the focus disappears.
        root.current?.focus({ preventScroll: true });
      },
      /** Ends the step of undo that typing in a field is. */
      pause: () => setCurrent((now) => ({ ...now, history: withPause(now.history) })),
      undo: () => move(undone),
      redo: () => move(redone),
      /** Puts the worked example back and deletes the draft. It can be undone until the page is left. */
      clear: () => {
        kept?.removeOwn();
        setCurrent((now) => ({ history: withChange(now.history, example, null), origin: "start" }));
      },
      /** Makes a copy the visitor's own figures, in place of the draft. */
      keepCopy: () => leaveCopy((now) => ({ ...now, origin: "visitor" })),
      /** Goes back from a copy to the visitor's own figures, or to the worked example. */
      closeCopy: () => leaveCopy(() => opened(kept?.openOwn() ?? null)),
      /** The address of the tool's page with these figures, without the host. Compresses them. */
      link: () => {
        const { region, state } = latest.current.history.present;
        return toolPage(definition.name) + fragmentOf({ r: region, s: state });
      },
    };
  }, [definition, example, kept, opened]);

  const { history, origin } = current;
  const { present } = history;
  const hasChanged = origin === "visitor" || history.past.length > 0;
  const { isSettled, keep } = useKeeping(
    kept,
    { figures: present, origin },
    hasChanged,
    actions.pause,
  );

  useBeforePaint(() => {
    const typed = typedFields(root.current);
    const found = kept?.openCopy() ?? kept?.openOwn() ?? null;
    setIsReady(true);
    if (found !== null) setCurrent(opened(found));
    for (const { path, text } of typed) actions.setText(path, text);
    const openLink = () => {
      const copy = kept?.openCopy() ?? null;
      if (copy === null) return;
      // What was typed a moment ago is not lost.
      keep.current();
      setCurrent(opened(copy));
    };
    window.addEventListener("hashchange", openLink);
    return () => window.removeEventListener("hashchange", openLink);
  }, [actions, keep, kept, opened]);

  useEffect(() => {
    // Where a translation changed the HTML, React has replaced it, and only now are the fields restored.
    for (const { path, text } of typedFields(root.current)) actions.setText(path, text);
  }, [actions]);

  const isMixed =
    definition.marksExample === true &&
    present.region === example.region &&
    (origin === "visitor" || origin === "draft");
  const [ofExample, isEmptied] = useMemo(() => {
    if (!isMixed) return [NONE, false] as const;
    const { state, region, own = NONE } = present;
    const paths = pathsOfExample(definition, state, example.state, own);
    return [new Set(paths), isSame(state, parseState(definition, {}, region))] as const;
  }, [definition, example, isMixed, present]);
  return {
    definition,
    /** With the region whose money and words the figures are in. Those of a link or draft keep theirs. */
    ...present,
    origin,
    /** The worked example. */
    example: example.state,
    /** Paths of what is still the worked example's, beside figures of the visitor. */
    ofExample,
    /** Whether the example was emptied and nothing typed yet: what is missing is no mistake then. */
    isEmptied,
    /** The element that has its fields. */
    root,
    /** Whether scripts run. */
    isReady,
    /** Whether the visitor has paused since the last change: time to announce the result. */
    isSettled,
    /** Path of the field that is being typed into. Its problem is shown once the visitor pauses. */
    typing: history.typing,
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
