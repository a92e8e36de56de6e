import { fetchCountries } from "../../api-client";
import { onFirstInteraction } from "../../lib/on-first-interaction";
import { receiveCountries } from "./lead-state";

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  try {
    const { countries, userCountry } = await fetchCountries();
    receiveCountries(countries, userCountry);
  } catch {
    // Silently ignored, India stays (specification section 8); the next form tries again.
    loading = null;
  }
}

/**
 * Loads the country list once: when a lead form is near and its visitor has done something. Somebody
 * who only looks at a page needs no list of 200 countries.
 */
export function loadCountries(): void {
  onFirstInteraction(() => {
    loading ??= load();
  });
}
