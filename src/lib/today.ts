/** The day in UTC, `YYYY-MM-DD`. */
export const today = () => new Date().toISOString().slice(0, 10);
