import { useSyncExternalStore } from "react";

/** A value that components and plain modules share, with its readers told of each change. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store that begins with `initial`. Setting the same value tells nobody. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(state, next)) return;
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Reads a part of a store in a component, which is rendered anew for changes of that part alone.
 *
 * @param prerendered What prerendered HTML shows, so that hydration finds the same.
 * @param select Gives the part; of the same state always the same value.
 */
export function useSelected<State, Part>(
  store: Store<State>,
  prerendered: State,
  select: (state: State) => Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(prerendered),
  );
}

/** Reads a store in a component; `prerendered` as for `useSelected`. */
export function useStore<State>(store: Store<State>, prerendered: State): State {
  return useSelected(store, prerendered, (state) => state);
}
