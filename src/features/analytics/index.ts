export { startAnalytics, track, trackPageView } from "./analytics";
