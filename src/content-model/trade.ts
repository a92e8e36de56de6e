import { z } from "zod";
import { trades } from "../lib/trades";

/** The name of a drawing of what a trade buys. */
export const trade = z.enum(trades);
