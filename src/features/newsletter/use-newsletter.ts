import { useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Subscription } from "../../api-client";
import { GENERAL_FAILURE } from "../../lib/failure";
import { createStore, useStore } from "../../lib/store";
import { notify } from "../../ui/toast";
import { loadSender } from "./load-sender";

/** What a subscription says of its visit, as it is when it is sent. */
export type Visit = () => Omit<Subscription, "email">;

type Progress = "editing" | "sending" | "subscribed";

/** Shared by the forms of all pages: who subscribed on one is not asked again on the next. */
const store = createStore<Progress>("editing");

/** What is wrong: with the address, or with sending it. */
interface Mistake {
  readonly kind: "email" | "failure";
  readonly message: string;
}

/** The life of the newsletter form: editing, sending, subscribed. */
export function useNewsletter(field: RefObject<HTMLInputElement>, visit: Visit) {
  const progress = useStore(store, "editing");
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const isOwn = useRef(false);

  function fail(next: Mistake) {
    // The message has to be in the page before focus makes it be read.
    flushSync(() => {
      store.set("editing");
      setMistake(next);
    });
    if (next.kind === "email") field.current?.focus();
    else notify("error", next.message);
  }

  async function attempt(text: string): Promise<Mistake | null> {
    const { EMAIL_ERROR, isWorkEmail, send, trimEmail } = await loadSender();
    if (!isWorkEmail(text)) return { kind: "email", message: EMAIL_ERROR };
    const message = await send({ ...visit(), email: trimEmail(text) });
    return message === null ? null : { kind: "failure", message };
  }

  async function submit() {
    if (store.get() !== "editing") return;
    store.set("sending");
    setMistake(null);
    const found = await attempt(field.current?.value ?? "").catch((): Mistake => ({
      kind: "failure",
      message: GENERAL_FAILURE,
    }));
    if (found !== null) return fail(found);
    isOwn.current = true;
    store.set("subscribed");
    notify("success", "Thank you. You are on the list.");
  }

  async function onInput() {
    const { isWorkEmail } = await loadSender();
    if (mistake?.kind === "email" && isWorkEmail(field.current?.value ?? "")) setMistake(null);
  }

  return { progress, mistake, isOwn, submit, onInput };
}
