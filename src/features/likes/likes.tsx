import { useRef } from "react";
import { loadOnce } from "../../lib/load-once";
import { useViewWhenNear } from "../../lib/use-near";
import type { LikeButtonProps } from "./like-button";
import * as styles from "./likes.module.css";

const loadLikeButton = loadOnce(async () => (await import("./like-button")).LikeButton);

/** The like button of an article. It loads when the visitor comes near. */
export function Likes({ slug }: LikeButtonProps) {
  const container = useRef<HTMLDivElement>(null);
  const LikeButton = useViewWhenNear(container, loadLikeButton);
  return (
    <div ref={container} className={styles.likes}>
      {LikeButton !== null && <LikeButton key={slug} slug={slug} />}
    </div>
  );
}
