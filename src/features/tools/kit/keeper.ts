import { isRecord, itemsOf, parseJson, recordOf } from "../../../lib/json";
import { localStore, sessionStore } from "../../../lib/storage";
import { draftKey } from "../../../lib/tool-figures";
import { TOOL_FRAGMENT } from "../../../lib/tool-fragment";
import { figuresIn, type Decoded } from "./codec";
import type { StateOf, ToolFields } from "./fields";
import type { ToolRegion } from "./region";
import { parseState, upgradeState } from "./state";

/** Where the figures on the screen come from. A copy is what a shared link opens. */
export type Origin = "start" | "draft" | "copy" | "visitor";

/** Figures, and whose money and words they are in. */
export interface Figures<State> {
  readonly region: ToolRegion;
  readonly state: State;
  /** Paths of fields, and keys of lists, that the visitor typed or imported. */
  readonly own?: ReadonlySet<string>;
}

/** Figures with where they come from. */
export interface Kept<State> {
  readonly figures: Figures<State>;
  readonly origin: Origin;
}

/** Keeps the figures of a tool from one visit to the next. */
export interface Keeper<State> {
  /** The copy that the address opens; null without one. */
  readonly openCopy: () => Kept<State> | null;
  /** The visitor's own figures; null without any. */
  readonly openOwn: () => Kept<State> | null;
  /** Prepares keeping figures, which is done after a pause. */
  readonly prepare: (kept: Kept<State>) => () => void;
  readonly removeOwn: () => void;
  readonly removeCopy: () => void;
}

/**
 * Keeps the figures of a tool's page in a draft of this browser. A link opens as a copy, whose changes
 * are kept for this tab and never touch the draft.
 */
export function draftKeeper<Own extends ToolFields>(definition: Own): Keeper<StateOf<Own>> {
  const ownKey = draftKey(definition.name);
  const copyKey = `tool_copy_${definition.name}`;
  const stored = (text: string | null) => ({ version: 2, figures: parseJson(text ?? "") }) as const;
  const read = (decoded: Decoded | null, origin: Origin): Kept<StateOf<Own>> | null => {
    if (decoded === null || !isRecord(decoded.figures)) return null;
    const region = decoded.figures.r === "us" ? "us" : "in";
    const parse = decoded.version === 1 ? upgradeState : parseState;
    const own = new Set(itemsOf(decoded.figures.o).filter((path) => typeof path === "string"));
    return {
      figures: { region, state: parse(definition, decoded.figures.s, region), own },
      origin,
    };
  };
  return {
    openCopy: () => {
      const { hash } = window.location;
      const kept = stored(sessionStore.get(copyKey));
      return read(recordOf(kept.figures).hash === hash ? kept : figuresIn(hash), "copy");
    },
    openOwn: () => read(stored(localStore.get(ownKey)), "draft"),
    prepare: ({ figures: { region, state, own }, origin }) => {
      const { hash } = window.location;
      return () => {
        const figures = { r: region, s: state, o: [...(own ?? [])] };
        // The worked example is no draft, also where another question was chosen.
        if (origin === "start") localStore.remove(ownKey);
        if (origin === "visitor") localStore.set(ownKey, JSON.stringify(figures));
        if (origin === "copy") sessionStore.set(copyKey, JSON.stringify({ ...figures, hash }));
      };
    },
    removeOwn: () => localStore.remove(ownKey),
    removeCopy: () => {
      const { pathname, search, hash } = window.location;
      if (hash.startsWith(TOOL_FRAGMENT)) {
        window.history.replaceState(window.history.state, "", pathname + search);
      }
      sessionStore.remove(copyKey);
    },
  };
}
