/** What is said of a failed call of which the API says nothing (specification section 8), spelt so. */
export const GENERAL_FAILURE = "An error occured! Please try again...";
