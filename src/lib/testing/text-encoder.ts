import { TextEncoder } from "node:util";

// React's prerendering for browsers needs it, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
