export { isGranted, type Consent, type Decision, type Purpose } from "./consent";
export {
  ConsentProvider,
  currentConsent,
  saveConsent,
  subscribeToConsent,
  useConsent,
} from "./consent-provider";
