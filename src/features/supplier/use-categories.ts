import { useCallback, useEffect, useState } from "react";
import { fetchEssentialSupplies } from "../../api-client";
import { cleanCategories, offeredCategories, withCategory } from "./categories";
import { readCategories, saveCategories } from "./draft";

/** The offered categories and those that the visitor has chosen. */
export function useCategories() {
  const [listed, setListed] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [restored, setRestored] = useState<readonly string[]>([]);
  useEffect(() => {
    const kept = readCategories();
    setRestored(kept);
    setChosen(kept);
  }, []);

  /** Loads the list. If that fails no category is offered, and the form works without. */
  const load = useCallback(() => {
    fetchEssentialSupplies().then(
      (names) => setListed(cleanCategories(names)),
      () => undefined,
    );
  }, []);

  const offered = offeredCategories(listed, restored);
  function choose(name: string, isChosen: boolean) {
    const next = withCategory(offered, chosen, name, isChosen);
    setChosen(next);
    saveCategories(next);
  }
  function reset() {
    setChosen([]);
    saveCategories([]);
  }
  return { offered, chosen, choose, load, reset };
}
