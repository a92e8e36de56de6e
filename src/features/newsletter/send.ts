import { subscribe, visitorMessage } from "../../api-client";
import { GENERAL_FAILURE } from "../../lib/failure";
import { attributionFor, isTestSession } from "../attribution";

/** Subscribes an address. @returns What to show if it failed, otherwise null. */
export async function send(email: string): Promise<string | null> {
  const utm = attributionFor(window.location.href);
  return subscribe({ email, is_test_session: isTestSession(), utm_params: utm }).then(
    () => null,
    (error: unknown) => visitorMessage(error) ?? GENERAL_FAILURE,
  );
}

export { EMAIL_ERROR, isEmail, trimEmail } from "../../lib/work-email";
