import { fetchCountries } from "../../api-client";
import { loadOnce } from "../../lib/load-once";
import { onFirstInteraction } from "../../lib/on-first-interaction";
import { receiveCountries } from "./lead-state";

const load = loadOnce(async () => {
  const { countries, userCountry } = await fetchCountries();
  receiveCountries(countries, userCountry);
});

/**
 * Loads the country list once a lead form is near and the visitor has done something. A failure is
 * ignored: the region's country stays selected, and the next form or refused number tries again.
 */
export function loadCountries(): void {
  onFirstInteraction(() => void load().catch(() => undefined));
}
