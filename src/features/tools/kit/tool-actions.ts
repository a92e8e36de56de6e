import type { Dispatch, RefObject, SetStateAction } from "react";
import { flushSync } from "react-dom";
import { toolPage } from "../../../lib/tool-names";
import { fragmentOf } from "./codec";
import type { StateOf, ToolFields } from "./fields";
import { redone, startHistory, undone, withChange, withPause, type History } from "./history";
import type { Figures, Keeper, Kept, Origin } from "./keeper";
import { pathsOfExample, typedPaths, withText, withTyped } from "./paths";
import { emptied } from "./state";

/** The figures on the screen, with the steps that can be undone. */
export interface Current<State> {
  readonly history: History<Figures<State>>;
  readonly origin: Origin;
  /** What the last change did that isn't seen, in a sentence; empty if all is. */
  readonly note: string;
}

/** What is on the screen when kept figures are opened; the worked example without any. */
export function opened<State>(found: Kept<State> | null, example: Figures<State>): Current<State> {
  return {
    history: startHistory(found?.figures ?? example),
    origin: found?.origin ?? "start",
    note: "",
  };
}

/** What else a change of the state does. */
interface Change<State> {
  /** The path of the field that it is typed into. */
  readonly field?: string;
  /** What it did, if that isn't seen. */
  readonly note?: string;
  /** Paths of fields, and keys of lists, that are the visitor's afterwards. */
  readonly ownAfter?: (
    own: ReadonlySet<string>,
    before: State,
    after: State,
  ) => ReadonlySet<string>;
}

interface ToolParts<Own extends ToolFields> {
  readonly definition: Own;
  readonly example: Figures<StateOf<Own>>;
  readonly keeper: Keeper<StateOf<Own>> | null;
  /** The element that has the fields. */
  readonly root: RefObject<HTMLElement | null>;
  readonly current: { readonly current: Current<StateOf<Own>> };
  readonly setCurrent: Dispatch<SetStateAction<Current<StateOf<Own>>>>;
}

/** What a visitor can do with the figures of a tool. Each update is a function of the present state. */
export function toolActions<Own extends ToolFields>(parts: ToolParts<Own>) {
  const { definition, example, keeper, root, current, setCurrent } = parts;
  type State = StateOf<Own>;
  const move = (step: (history: History<Figures<State>>) => History<Figures<State>>, note = "") =>
    setCurrent((now) => {
      const history = step(now.history);
      if (history === now.history) return now;
      return { history, origin: now.origin === "copy" ? "copy" : "visitor", note };
    });
  const change = (
    update: (state: State, present: Figures<State>) => State,
    { field, note, ownAfter = (own) => own }: Change<State> = {},
  ) =>
    move((history) => {
      const { state, region, own = new Set() } = history.present;
      const next = update(state, history.present);
      if (next === state) return history;
      const figures = { region, state: next, own: ownAfter(own, state, next) };
      return withChange(history, figures, field ?? null);
    }, note);
  const leaveCopy = (next: (now: Current<State>) => Current<State>) => {
    keeper?.removeCopy();
    // The pressed button goes, and with it the focus.
    flushSync(() => setCurrent(next));
    root.current?.focus({ preventScroll: true });
  };
  return {
    /** Changes the state that there is when the change is made. It is one step of undo. */
    change,
    /** Changes the text of a field. Its characters are undone together. */
    setText: (path: string, text: string) =>
      change((state, { region }) => withTyped(definition, state, path, text, region), {
        field: path,
        ownAfter: (own, before, after) =>
          new Set([...own, ...typedPaths(definition, before, after, path)]),
      }),
    /** Empties what is still the worked example's beside the visitor's figures, else all, to be filled in. */
    empty: () => {
      // A phone shows its keyboard only for a field that gets the focus during the press.
      flushSync(() =>
        change((state, { own, region }) => {
          const isMixed = state !== example.state && region === example.region;
          const paths = isMixed ? pathsOfExample(definition, state, example.state, own) : [];
          if (paths.length === 0) return emptied(definition, state, region);
          return paths.reduce((next, path) => withText(definition, next, path, ""), state);
        }),
      );
      const inputs = root.current?.querySelectorAll<HTMLInputElement>("input[type=text]") ?? [];
      // Those in closed parts have no offset parent.
      const isOpen = ({ value, offsetParent }: HTMLInputElement) =>
        value === "" && offsetParent !== null;
      ([...inputs].find(isOpen) ?? root.current)?.focus();
    },
    /** Ends the step of undo that typing in a field is. */
    pause: () => setCurrent((now) => ({ ...now, history: withPause(now.history) })),
    undo: () => move(undone),
    redo: () => move(redone),
    /** Puts the worked example back and deletes the draft. It can be undone until the page is left. */
    clear: () => {
      keeper?.removeOwn();
      setCurrent((now) => ({
        history: withChange(now.history, example, null),
        origin: "start",
        note: "",
      }));
    },
    /** Makes a copy the visitor's own figures, in place of the draft: none of them is the example's. */
    keepCopy: () =>
      leaveCopy(({ history, ...now }) => {
        const own = new Set([...Object.keys(definition.fields), ...Object.keys(definition.lists)]);
        const present = { ...history.present, own };
        return { ...now, history: { ...history, present }, origin: "visitor" };
      }),
    /** Goes back from a copy to the visitor's own figures, or to the worked example. */
    closeCopy: () => leaveCopy(() => opened(keeper?.openOwn() ?? null, example)),
    /** The address of the tool's page with these figures, without the host. Compresses them. */
    link: () => {
      const { region, state } = current.current.history.present;
      return toolPage(definition.name) + fragmentOf({ r: region, s: state });
    },
  };
}
