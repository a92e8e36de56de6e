/** Shown if the API gives no reason for a failed call (specification section 8, which spells it so). */
export const GENERAL_FAILURE = "An error occured! Please try again...";
