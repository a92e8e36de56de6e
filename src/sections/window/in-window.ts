import { createContext } from "react";

/** Whether a block is inside a window, which has a title and a caption for it. */
export const InWindow = createContext(false);
