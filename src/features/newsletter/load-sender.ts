/** Loads what checks and sends an address: when the form is touched, not before. */
export const loadSender = async () => import("./send");
