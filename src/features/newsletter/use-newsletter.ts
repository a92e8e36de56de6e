import { useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Subscription } from "../../api-client";
import { GENERAL_FAILURE } from "../../lib/failure";
import { loadOnce } from "../../lib/load-once";
import { createStore, useStore } from "../../lib/store";
import { useFirstFocus } from "../../lib/use-first-focus";
import { notify, prepareToasts } from "../../ui/toast";

/** What a subscription says about its visit, read when it is sent. */
export type Visit = () => Omit<Subscription, "email">;

type Progress = "editing" | "sending" | "subscribed";

/** What went wrong: the address is invalid, or it could not be sent. */
interface Failure {
  readonly kind: "invalid" | "not-sent";
  readonly message: string;
}

/** Shared by the forms of all pages: a subscriber is not asked again on the next page. */
const store = createStore<Progress>("editing");

/** Validation and sending are loaded when a visitor uses the form. */
const loadSender = loadOnce(() => import("./send"));

/** Loads the code of a subscription early, so that it can report a failure offline too. */
function prepare(): void {
  prepareToasts();
  void loadSender().catch(() => undefined);
}

/** State and actions of the newsletter form. */
export function useNewsletter(field: RefObject<HTMLInputElement>, visit: Visit) {
  const progress = useStore(store, "editing");
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSubscribedHere, setIsSubscribedHere] = useState(false);
  useFirstFocus(field, prepare);
  const typed = () => field.current?.value ?? "";

  function fail(next: Failure) {
    // The message has to be in the page before focus makes screen readers read it.
    flushSync(() => {
      store.set("editing");
      setFailure(next);
    });
    if (next.kind === "invalid") field.current?.focus();
    else notify("error", next.message);
  }

  async function send(text: string): Promise<Failure | null> {
    const sender = await loadSender();
    if (!sender.isEmail(text)) return { kind: "invalid", message: sender.EMAIL_ERROR };
    const message = await sender.send({ ...visit(), email: sender.trimEmail(text) });
    return message === null ? null : { kind: "not-sent", message };
  }

  async function submit() {
    if (store.get() !== "editing") return;
    store.set("sending");
    setFailure(null);
    const failed = await send(typed()).catch((): Failure => ({
      kind: "not-sent",
      message: GENERAL_FAILURE,
    }));
    if (failed !== null) return fail(failed);
    flushSync(() => {
      setIsSubscribedHere(true);
      store.set("subscribed");
    });
  }

  async function onInput() {
    const { isEmail } = await loadSender();
    if (failure?.kind === "invalid" && isEmail(typed())) setFailure(null);
  }

  return { progress, failure, isSubscribedHere, submit, onInput };
}
