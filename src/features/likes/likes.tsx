import { useRef } from "react";
import { loadOnce } from "../../lib/load-once";
import { useViewWhenNear } from "../../lib/use-near";
import type { LikeButtonProps } from "./like-button";
import * as styles from "./likes.module.css";

const loadLikeButton = loadOnce(async () => (await import("./like-button")).LikeButton);

/** The like button of an article. It appears when its place comes near the screen. */
export function Likes({ slug }: LikeButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const LikeButton = useViewWhenNear(place, loadLikeButton);
  return (
    <div ref={place} className={styles.likes}>
      {LikeButton !== null && <LikeButton key={slug} slug={slug} />}
    </div>
  );
}
