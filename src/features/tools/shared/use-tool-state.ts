import { useEffect, useRef, useState } from "react";
import { isRecord } from "../../../lib/json";
import { localStore } from "../../../lib/storage";
import { TOOL_FRAGMENT } from "../../../lib/tool-fragment";
import { toolPage } from "../../../lib/tool-names";
import { decodeFigures, encodeFigures, figuresIn, fragmentOf } from "./codec";
import { redone, startHistory, undone, withChange, withPause, type History } from "./history";
import type { ToolDefinition, ToolPlace, ToolRegion } from "./tool-props";

/** Start of the local storage key of a tool's draft. */
const DRAFT = "tool_draft_";

/** Milliseconds without a change after which it is stored and announced, so that half a number is not. */
const PAUSE = 600;

interface Figures<State> {
  readonly region: ToolRegion;
  readonly state: State;
}

/** Where the figures on the screen come from. */
export type Origin = "start" | "link" | "draft" | "visitor";

interface Current<State> {
  readonly history: History<Figures<State>>;
  readonly origin: Origin;
}

/** The state of a tool, and what a visitor can do with it. */
export interface Tool<State> {
  readonly state: State;
  /** Whose money and words the figures are in. Those of a link keep theirs. */
  readonly region: ToolRegion;
  readonly origin: Origin;
  /** Whether scripts run. Until then fields are read-only, so that nothing typed is lost. */
  readonly isReady: boolean;
  /** Whether the visitor has paused since the last change: time to announce the result. */
  readonly isSettled: boolean;
  /** The field that is being typed into. Its problem is shown once the visitor pauses. */
  readonly typing: string | null;
  /** @param field Names the field that is typed into, so that undo takes its characters together. */
  readonly change: (state: State, field?: string) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Puts the worked example back and deletes the draft. It can be undone until the page is left. */
  readonly clear: () => void;
  /** The address of the tool's page with these figures, without the host. */
  readonly link: string;
}

/** The figures that content gives for a region. */
function givenFigures(place: ToolPlace, visitorRegion: ToolRegion): Figures<unknown> {
  if (place.kind === "embed") return { region: place.region, state: place.figures };
  return { region: visitorRegion, state: place[visitorRegion] };
}

function writeFragment(fragment: string): void {
  const { pathname, search, hash } = window.location;
  if (hash === fragment) return;
  if (fragment === "" && !hash.startsWith(TOOL_FRAGMENT)) return;
  window.history.replaceState(window.history.state, "", pathname + search + fragment);
}

/**
 * The state of a tool. On the tool's page it lives in the address and in a draft of this browser, and
 * nowhere else. A link comes before the draft, the draft before the worked example of content.
 */
export function useToolState<State>(
  { name, parse }: ToolDefinition<State>,
  place: ToolPlace,
  visitorRegion: ToolRegion,
): Tool<State> {
  const parsed = ({ region, state }: Figures<unknown>) => ({ region, state: parse(state, region) });
  const start = (region: ToolRegion): Current<State> => ({
    history: startHistory(parsed(givenFigures(place, region))),
    origin: "start",
  });
  const [isReady, setIsReady] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  // The first render must be that of the prerendered HTML, which is India's.
  const [current, setCurrent] = useState(() => start("in"));
  const { history, origin } = current;
  const isPage = place.kind === "page";
  const key = DRAFT + name;

  const read = (encoded: unknown): Figures<State> | null => {
    if (!isRecord(encoded)) return null;
    return parsed({ region: encoded.r === "us" ? "us" : "in", state: encoded.s });
  };
  const restored = (): Current<State> | null => {
    const linked = read(figuresIn(window.location.hash));
    if (linked !== null) return { history: startHistory(linked), origin: "link" };
    const draft = read(decodeFigures(localStore.get(key) ?? ""));
    return draft && { history: startHistory(draft), origin: "draft" };
  };

  // The newest functions, for the listeners of effects that run once.
  const latest = useRef({ restored, start, read });
  latest.current = { restored, start, read };

  useEffect(() => {
    setIsReady(true);
    if (!isPage) return undefined;
    setCurrent((now) => latest.current.restored() ?? now);
    const onLink = () => {
      const linked = latest.current.read(figuresIn(window.location.hash));
      if (linked === null) return;
      setCurrent((now) => ({ history: withChange(now.history, linked, null), origin: "link" }));
    };
    window.addEventListener("hashchange", onLink);
    return () => window.removeEventListener("hashchange", onLink);
  }, [isPage]);

  useEffect(() => {
    if (isPage)
      setCurrent((now) => (now.origin === "start" ? latest.current.start(visitorRegion) : now));
  }, [isPage, visitorRegion]);

  const figures = history.present;
  const encodable = { r: figures.region, s: figures.state };
  const json = JSON.stringify(encodable);
  useEffect(() => {
    setIsSettled(false);
    if (origin !== "visitor") return undefined;
    const store = () => {
      if (!isPage) return;
      const value: unknown = JSON.parse(json);
      localStore.set(key, encodeFigures(value));
      writeFragment(fragmentOf(value));
    };
    const timer = window.setTimeout(() => {
      setIsSettled(true);
      setCurrent((now) => ({ ...now, history: withPause(now.history) }));
      store();
    }, PAUSE);
    // A tab that is closed before the pause keeps what was typed.
    window.addEventListener("pagehide", store);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("pagehide", store);
    };
  }, [json, origin, isPage, key]);

  const move = (next: History<Figures<State>>) => setCurrent({ history: next, origin: "visitor" });
  return {
    state: figures.state,
    region: figures.region,
    origin,
    isReady,
    isSettled,
    typing: history.typing,
    change: (state, field) => move(withChange(history, { ...figures, state }, field ?? null)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => move(undone(history)),
    redo: () => move(redone(history)),
    clear: () => {
      const next = start(visitorRegion).history.present;
      setCurrent({ history: withChange(history, next, null), origin: "start" });
      localStore.remove(key);
      writeFragment("");
    },
    get link() {
      return toolPage(name) + fragmentOf(encodable);
    },
  };
}
