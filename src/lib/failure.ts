/** Shown if the API gives no reason for a failed call; the specified text has this spelling. */
export const GENERAL_FAILURE = "An error occured! Please try again...";
