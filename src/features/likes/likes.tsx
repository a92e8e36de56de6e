import { useCallback, useRef, useState, type ComponentType } from "react";
import { useNear } from "../../lib/use-near";
import type { LikeButtonProps } from "./like-button";
import * as styles from "./likes.module.css";
import { loadLikeButton } from "./load-like-button";

/** The place of an article's like button, which comes when it is near; empty where it can't be had. */
export function Likes({ slug }: LikeButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [LikeButton, setLikeButton] = useState<ComponentType<LikeButtonProps> | null>(null);
  const onNear = useCallback(() => {
    loadLikeButton().then(
      (loaded) => setLikeButton(() => loaded),
      () => undefined,
    );
  }, []);
  useNear(place, onNear);
  return (
    <div ref={place} className={styles.likes}>
      {LikeButton !== null && <LikeButton key={slug} slug={slug} />}
    </div>
  );
}
