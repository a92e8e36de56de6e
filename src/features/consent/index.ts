export { isGranted, type Consent, type Decision, type Purpose } from "./consent";
export {
  ConsentProvider,
  currentConsent,
  saveConsent,
  subscribeToConsent,
  useConsent,
} from "./consent-provider";
export { ConsentSlot } from "./consent-slot";
export { CookieSettingsButton } from "./cookie-settings-button";
export { closeCookieSettings, openCookieSettings } from "./cookie-settings-state";
