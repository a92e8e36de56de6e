import { subscribe, visitorMessage, type Subscription } from "../../api-client";
import { GENERAL_FAILURE } from "../../lib/failure";

/** Sends a subscription. @returns What to tell the visitor where it failed, else null. */
export async function send(subscription: Subscription): Promise<string | null> {
  return subscribe(subscription).then(
    () => null,
    (error: unknown) => visitorMessage(error) ?? GENERAL_FAILURE,
  );
}

export { EMAIL_ERROR, isWorkEmail, trimEmail } from "../../lib/work-email";
