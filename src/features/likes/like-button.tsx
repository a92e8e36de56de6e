import { Icon } from "../../ui/icon";
import * as styles from "./likes.module.css";
import { likesText, useLikes } from "./use-likes";

/** What the button needs to know. */
export interface LikeButtonProps {
  /** The article's. */
  readonly slug: string;
}

/** A button that likes an article, once in each browser, and how many did. */
export function LikeButton({ slug }: LikeButtonProps) {
  const { likes, isLiked, told, like } = useLikes(slug);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isLiked}
        onClick={() => void like()}
      >
        <Icon name="heart" /> Like this article
      </button>
      {likes !== null && <span className={styles.count}>{likesText(likes)}</span>}
      <span role="status" className={styles.told}>
        {told}
      </span>
    </>
  );
}
