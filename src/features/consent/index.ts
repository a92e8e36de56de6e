export {
  currentConsent,
  isGranted,
  readConsent,
  saveConsent,
  subscribeToConsent,
  type Consent,
  type Purpose,
} from "./consent";
export { ConsentProvider } from "./consent-provider";
export { ConsentSlot } from "./consent-slot";
export { closeCookieSettings, CookieSettingsButton } from "./cookie-settings-button";
