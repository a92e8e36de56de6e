import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { toolPage } from "../../../lib/tool-names";
import { fragmentOf } from "./codec";
import type { StateOf, ToolFields } from "./fields";
import { redone, startHistory, undone, withChange, withPause, type History } from "./history";
import { draftKeeper, type Figures, type Keeper, type Kept, type Origin } from "./keeper";
import type { ToolPlace } from "./place";
import { pathsOfExample, withText } from "./paths";
import { parseState, upgradeState } from "./state";
import type { Tool } from "./tool";
import { typedFields } from "./typed";

/** Milliseconds without a change after which it is kept and announced, so that half a number is not. */
const PAUSE = 600;

/** Figures are read before the browser paints; prerendering has none. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

const NONE: ReadonlySet<string> = new Set();

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

interface Current<State> {
  readonly history: History<Figures<State>>;
  readonly origin: Origin;
}

/**
 * The state of a tool. A copy that the address opens comes before the visitor's own figures, those
 * before the worked example, and what was typed before the script ran before all of them.
 *
 * @param keeper Keeps the figures; null where they are forgotten. It is read once.
 */
export function useTool<Own extends ToolFields>(
  definition: Own,
  place: Pick<ToolPlace, "region" | "figures"> & { readonly kind: ToolPlace["kind"] | "home" },
  keeper: Keeper<StateOf<Own>> | null = place.kind === "page" ? draftKeeper(definition) : null,
): Tool<Own> {
  type State = StateOf<Own>;
  const [example] = useState<Figures<State>>(() => {
    const { region, figures } = place;
    return { region, state: upgradeState(definition, figures, region) };
  });
  const start = (): Current<State> => ({ history: startHistory(example), origin: "start" });
  const opened = (found: Kept<State> | null): Current<State> =>
    found === null ? start() : { history: startHistory(found.figures), origin: found.origin };

  const root = useRef<HTMLElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  const [current, setCurrent] = useState(start);
  const [kept] = useState(keeper);
  const keep = useRef<() => void>(() => undefined);
  // The newest functions and state, for functions that stay the same.
  const latest = useRef({ current, start, opened });
  latest.current = { current, start, opened };

  const move = useCallback(
    (step: (history: History<Figures<State>>) => History<Figures<State>>) =>
      setCurrent((now) => {
        const history = step(now.history);
        if (history === now.history) return now;
        return { history, origin: now.origin === "copy" ? "copy" : "visitor" };
      }),
    [],
  );
  const actions = useMemo(() => {
    const edit = (
      update: (state: State, own: ReadonlySet<string>) => State,
      field: string | null,
      paths: readonly string[] = [],
    ) =>
      move((history) => {
        const { state, region, own = NONE } = history.present;
        const next = update(state, own);
        const all = new Set([...own, ...paths]);
        return next === state
          ? history
          : withChange(history, { region, state: next, own: all }, field);
      });
    const leaveCopy = (next: (now: Current<State>) => Current<State>) => {
      kept?.removeCopy();
      setCurrent(next);
    };
    return {
      change: (update: (state: State) => State, imported?: readonly string[]) =>
        edit(update, null, imported),
      setText: (path: string, text: string) =>
        edit((state) => withText(definition, state, path, text), path, [path]),
      emptyExample: () => {
        edit((state, own) => {
          if (state === example.state) return parseState(definition, {}, example.region);
          const paths = pathsOfExample(definition, state, example.state, own);
          return paths.reduce((next, path) => withText(definition, next, path, ""), state);
        }, null);
        // The button that has the focus disappears.
        root.current?.focus({ preventScroll: true });
      },
      undo: () => move(undone),
      redo: () => move(redone),
      clear: () => {
        kept?.removeOwn();
        const { present } = latest.current.start().history;
        setCurrent((now) => ({ history: withChange(now.history, present, null), origin: "start" }));
      },
      keepCopy: () => leaveCopy((now) => ({ ...now, origin: "visitor" })),
      closeCopy: () => leaveCopy(() => latest.current.opened(kept?.openOwn() ?? null)),
      link: () => {
        const { region, state } = latest.current.current.history.present;
        return toolPage(definition.name) + fragmentOf({ r: region, s: state });
      },
    };
  }, [definition, example, kept, move]);

  useBeforePaint(() => {
    const typed = typedFields(root.current);
    const found = kept?.openCopy() ?? kept?.openOwn() ?? null;
    setIsReady(true);
    if (found !== null) setCurrent(latest.current.opened(found));
    for (const { path, text } of typed) actions.setText(path, text);
    const openLink = () => {
      const copy = kept?.openCopy() ?? null;
      if (copy === null) return;
      // What was typed a moment ago is not lost.
      keep.current();
      setCurrent(latest.current.opened(copy));
    };
    window.addEventListener("hashchange", openLink);
    return () => window.removeEventListener("hashchange", openLink);
  }, [actions, kept]);

  useEffect(() => {
    // Where a translation changed the HTML, React has replaced it, and only now are the fields restored.
    for (const { path, text } of typedFields(root.current)) actions.setText(path, text);
  }, [actions]);

  useEffect(() => {
    const { origin, history } = current;
    setIsSettled(false);
    if (origin !== "visitor" && history.past.length === 0) return undefined;
    const save = kept?.prepare({ figures: history.present, origin }) ?? keep.current;
    keep.current = save;
    const timer = window.setTimeout(() => {
      setIsSettled(true);
      setCurrent((now) => {
        const paused = withPause(now.history);
        return paused === now.history ? now : { ...now, history: paused };
      });
      save();
    }, PAUSE);
    // A tab that is closed before the pause keeps what was typed.
    window.addEventListener("pagehide", save);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("pagehide", save);
    };
    // A pause is no change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current.history.present, current.origin]);

  const { history, origin } = current;
  const { present } = history;
  const isMixed =
    definition.marksExample === true &&
    present.region === example.region &&
    (origin === "visitor" || origin === "draft");
  const ofExample = useMemo(
    () =>
      isMixed
        ? new Set(pathsOfExample(definition, present.state, example.state, present.own ?? NONE))
        : NONE,
    [definition, example, isMixed, present],
  );
  const isEmptied = useMemo(
    () => isMixed && isSame(present.state, parseState(definition, {}, present.region)),
    [definition, isMixed, present],
  );
  return {
    definition,
    ...present,
    origin,
    example: example.state,
    ofExample,
    isEmptied,
    root,
    isReady,
    isSettled,
    typing: history.typing,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...actions,
  };
}
