import { createContext } from "react";

/** The title of the window that a block is in; null outside. The window also has a caption for it. */
export const InWindow = createContext<string | null>(null);
