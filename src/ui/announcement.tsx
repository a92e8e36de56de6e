import { useEffect, useState } from "react";
import * as shared from "../styles/shared.module.css";

/** From the last change to the announcement, in ms, so that half a word isn't announced. */
const ANNOUNCE_DELAY = 800;

/** A live region that announces a text once it has settled. What it begins with isn't announced. */
export function Announcement({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), ANNOUNCE_DELAY);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={shared.unseen}>
      {settled}
    </p>
  );
}
