import { TextEncoder } from "node:util";

// `react-dom/server` needs TextEncoder, which jsdom lacks.
Object.assign(globalThis, { TextEncoder });
