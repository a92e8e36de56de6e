import { useEffect, useState } from "react";
import { fetchLikes } from "../../api-client";
import { formatNumber } from "../../lib/format-number";
import { giveLike } from "./give-like";
import { isLikedHere, settleDoubt } from "./liked";

/** Articles whose like is on its way, kept outside of the button, which may come and go meanwhile. */
const pending = new Set<string>();

/** A number of likes in words. */
export function likesText(likes: number): string {
  return `${formatNumber(likes)} ${likes === 1 ? "like" : "likes"}`;
}

/**
 * The likes of an article and the visitor's own. A call that fails, or whose answer can't be read,
 * means that no number is shown.
 */
export function useLikes(slug: string) {
  const [likes, setLikes] = useState<number | null>(null);
  const [isLiked, setIsLiked] = useState(() => isLikedHere(slug) || pending.has(slug));
  const [told, setTold] = useState("");

  useEffect(() => {
    fetchLikes(slug).then(
      (found) => {
        // An answer to a like is newer.
        setLikes((now) => now ?? found);
        const isOpen = found !== null && !pending.has(slug);
        if (isOpen && settleDoubt(slug, found)) setIsLiked(true);
      },
      () => undefined,
    );
  }, [slug]);

  async function like() {
    setIsLiked(true);
    if (isLikedHere(slug) || pending.has(slug)) return;
    pending.add(slug);
    try {
      const counted = await giveLike(slug, likes);
      setLikes(counted);
      setTold(counted === null ? "Liked." : `Liked. ${likesText(counted)}.`);
    } catch {
      // Not counted as far as can be told, so that it can be given again.
      setIsLiked(false);
    } finally {
      pending.delete(slug);
    }
  }

  return { likes, isLiked, told, like };
}
