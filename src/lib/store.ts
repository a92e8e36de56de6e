import { useSyncExternalStore } from "react";

/** Shared state for components and plain modules. */
interface Store<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store. Setting the same value again notifies no subscriber. */
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
 * Reads a part of a store. The component renders again only when that part changes.
 *
 * @param prerendered State in prerendered HTML, which hydration starts with.
 * @param select Returns the part. The same state must give the same value.
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

/** Reads a whole store. `prerendered` is the same as in `useSelected`. */
export function useStore<State>(store: Store<State>, prerendered: State): State {
  return useSelected(store, prerendered, (state) => state);
}
