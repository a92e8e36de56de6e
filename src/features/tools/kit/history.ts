/** States that undo and redo walk through. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The field that the last change was typed into; null once a pause has ended the change. */
  readonly typing: string | null;
}

/** The most steps that can be undone. */
const MOST_STEPS = 100;

/** A history that starts with a state. */
export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], typing: null };
}

/**
 * The history after a change. Typing on in a field belongs to the same step.
 *
 * @param field Names the field; null for a change that is a step of its own.
 */
export function withChange<State>(
  history: History<State>,
  present: State,
  field: string | null,
): History<State> {
  if (field !== null && field === history.typing) return { ...history, present, future: [] };
  const past = [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], typing: field };
}

/** The history after a pause in typing: the next change is a new step. */
export function withPause<State>(history: History<State>): History<State> {
  return history.typing === null ? history : { ...history, typing: null };
}

/** The history one step back; the same if there is none. */
export function undone<State>({ past, present, future, ...rest }: History<State>): History<State> {
  const last = past.at(-1);
  if (last === undefined) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: last, future: [present, ...future], typing: null };
}

/** The history one step forward again; the same if there is none. */
export function redone<State>({ past, present, future, ...rest }: History<State>): History<State> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future, ...rest };
  return { past: [...past, present], present: next, future: later, typing: null };
}
