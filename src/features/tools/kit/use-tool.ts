import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isRecord, parseJson } from "../../../lib/json";
import { localStore, sessionStore } from "../../../lib/storage";
import { TOOL_FRAGMENT } from "../../../lib/tool-fragment";
import { toolPage } from "../../../lib/tool-names";
import { decodeFigures, figuresIn, fragmentOf, type Decoded } from "./codec";
import type { StateOf, ToolFields } from "./fields";
import { redone, startHistory, undone, withChange, withPause, type History } from "./history";
import type { ToolPlace } from "./place";
import type { ToolRegion } from "./region";
import { packState, parseState, upgradeState, withText } from "./state";

/** Milliseconds without a change after which it is stored and announced, so that half a number is not. */
const PAUSE = 600;

/** Where the figures on the screen come from. A copy is what a shared link opens. */
export type Origin = "start" | "draft" | "copy" | "visitor";

interface Figures<State> {
  readonly region: ToolRegion;
  readonly state: State;
}

interface Current<State> {
  readonly history: History<Figures<State>>;
  readonly origin: Origin;
}

/** The state of a tool, and what a visitor can do with it. The functions stay the same ones. */
export interface Tool<Own extends ToolFields> {
  readonly definition: Own;
  readonly state: StateOf<Own>;
  /** Whose money and words the figures are in. Those of a link or draft keep theirs. */
  readonly region: ToolRegion;
  readonly origin: Origin;
  /** Whether scripts run. Until then the fields are disabled, so that nothing typed is lost. */
  readonly isReady: boolean;
  /** Whether the visitor has paused since the last change: time to announce the result. */
  readonly isSettled: boolean;
  /** Path of the field that is being typed into. Its problem is shown once the visitor pauses. */
  readonly typing: string | null;
  /** Changes the state that there is when the change is made. It is one step of undo. */
  readonly change: (update: (state: StateOf<Own>) => StateOf<Own>) => void;
  /** Changes the text of a field. Its characters are undone together. */
  readonly setText: (path: string, text: string) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Puts the worked example back and deletes the draft. It can be undone until the page is left. */
  readonly clear: () => void;
  /** Makes a copy the visitor's own figures, in place of the draft. */
  readonly keepCopy: () => void;
  /** Goes back from a copy to the visitor's own figures, or to the worked example. */
  readonly closeCopy: () => void;
  /** The address of the tool's page with these figures, without the host. Compresses them. */
  readonly link: () => string;
}

function removeFragment(): void {
  const { pathname, search, hash } = window.location;
  if (!hash.startsWith(TOOL_FRAGMENT)) return;
  window.history.replaceState(window.history.state, "", pathname + search);
}

/** What a draft has: JSON, or the compressed text that version 1 of the tools stored. */
function decodeDraft(text: string | null): Decoded | null {
  if (text === null) return null;
  const figures = parseJson(text);
  return isRecord(figures) ? { version: 2, figures } : decodeFigures(text);
}

/**
 * The state of a tool. Its page keeps it in a draft of this browser. A link comes before the draft and
 * opens as a copy, whose changes are kept for this tab; the draft comes before the worked example.
 */
export function useTool<Own extends ToolFields>(definition: Own, place: ToolPlace): Tool<Own> {
  type State = StateOf<Own>;
  const isPage = place.kind === "page";
  const draftKey = `tool_draft_${definition.name}`;
  const copyKey = `tool_copy_${definition.name}`;
  const start = (): Current<State> => ({
    history: startHistory({
      region: place.region,
      state: upgradeState(definition, place.figures, place.region),
    }),
    origin: "start",
  });
  const read = (decoded: Decoded | null): Figures<State> | null => {
    if (decoded === null || !isRecord(decoded.figures)) return null;
    const region = decoded.figures.r === "us" ? "us" : "in";
    const parse = decoded.version === 1 ? upgradeState : parseState;
    return { region, state: parse(definition, decoded.figures.s, region) };
  };
  const readCopy = (): Figures<State> | null => {
    const { hash } = window.location;
    const kept = parseJson(sessionStore.get(copyKey) ?? "");
    const isKept = isRecord(kept) && kept.hash === hash;
    return read(isKept ? { version: 2, figures: kept } : figuresIn(hash));
  };
  const own = (): Current<State> => {
    const draft = read(decodeDraft(localStore.get(draftKey)));
    return draft === null ? start() : { history: startHistory(draft), origin: "draft" };
  };
  const store = ({ history: { present, past, future }, origin }: Current<State>) => {
    const figures = { r: present.region, s: packState(definition, present.state) };
    if (origin === "visitor") localStore.set(draftKey, JSON.stringify(figures));
    else if (origin === "copy" && past.length + future.length > 0) {
      const { hash } = window.location;
      sessionStore.set(copyKey, JSON.stringify({ ...figures, hash }));
    }
  };

  const [isReady, setIsReady] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  const [current, setCurrent] = useState(start);
  // The newest functions and state, for functions that stay the same.
  const latest = useRef({ current, start, own, readCopy, store });
  latest.current = { current, start, own, readCopy, store };

  useEffect(() => {
    setIsReady(true);
    if (!isPage) return undefined;
    const openLink = () => {
      const copy = latest.current.readCopy();
      if (copy === null) return false;
      // What was typed a moment ago is not lost.
      latest.current.store(latest.current.current);
      setCurrent({ history: startHistory(copy), origin: "copy" });
      return true;
    };
    if (!openLink()) setCurrent(latest.current.own());
    window.addEventListener("hashchange", openLink);
    return () => window.removeEventListener("hashchange", openLink);
  }, [isPage]);

  useEffect(() => {
    const { origin, history } = current;
    setIsSettled(false);
    if (origin !== "visitor" && history.typing === null && history.past.length === 0) {
      return undefined;
    }
    const save = () => isPage && latest.current.store(latest.current.current);
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
  }, [current.history.present, current.origin, isPage]);

  const move = useCallback(
    (step: (history: History<Figures<State>>) => History<Figures<State>>) =>
      setCurrent((now) => ({
        history: step(now.history),
        origin: now.origin === "copy" ? "copy" : "visitor",
      })),
    [],
  );
  const actions = useMemo(() => {
    const edit = (update: (state: State) => State, field: string | null) =>
      move((history) => {
        const { state, region } = history.present;
        const next = update(state);
        return next === state ? history : withChange(history, { region, state: next }, field);
      });
    const leaveCopy = (next: (now: Current<State>) => Current<State>) => {
      removeFragment();
      sessionStore.remove(copyKey);
      setCurrent(next);
    };
    return {
      change: (update: (state: State) => State) => edit(update, null),
      setText: (path: string, text: string) =>
        edit((state) => withText(definition, state, path, text), path),
      undo: () => move(undone),
      redo: () => move(redone),
      clear: () => {
        localStore.remove(draftKey);
        const { present } = latest.current.start().history;
        setCurrent((now) => ({ history: withChange(now.history, present, null), origin: "start" }));
      },
      keepCopy: () => leaveCopy((now) => ({ ...now, origin: "visitor" })),
      closeCopy: () => leaveCopy(() => latest.current.own()),
      link: () => {
        const { region, state } = latest.current.current.history.present;
        return (
          toolPage(definition.name) + fragmentOf({ r: region, s: packState(definition, state) })
        );
      },
    };
  }, [definition, draftKey, copyKey, move]);

  const { history, origin } = current;
  return {
    definition,
    ...history.present,
    origin,
    isReady,
    isSettled,
    typing: history.typing,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...actions,
  };
}
