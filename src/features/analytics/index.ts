export { sendPageView, startAnalytics, track } from "./analytics";
