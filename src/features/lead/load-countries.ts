import { fetchCountries } from "../../api-client";
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

/** Loads the country list once, when a lead form comes near. */
export function loadCountries(): void {
  loading ??= load();
}
