import { subscribe, visitorMessage, type Subscription } from "../../api-client";
import { GENERAL_FAILURE } from "../../lib/failure";

/** Sends a subscription. @returns What to show if it failed, otherwise null. */
export async function send(subscription: Subscription): Promise<string | null> {
  return subscribe(subscription).then(
    () => null,
    (error: unknown) => visitorMessage(error) ?? GENERAL_FAILURE,
  );
}

export { EMAIL_ERROR, isEmail, trimEmail } from "../../lib/work-email";
