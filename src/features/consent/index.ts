export {
  currentConsent,
  isGranted,
  readConsent,
  saveConsent,
  subscribeToConsent,
  type Consent,
  type Purpose,
} from "./consent";
export { ConsentSlot } from "./consent-slot";
export { CookieSettingsButton } from "./cookie-settings-button";
export { closeCookieSettings, openCookieSettings } from "./cookie-settings-state";
