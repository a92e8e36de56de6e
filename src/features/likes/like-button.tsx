import { Icon } from "../../ui/icon";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./likes.module.css";
import { likesText, useLikes } from "./use-likes";

/** Props of the like button. */
export interface LikeButtonProps {
  readonly slug: string;
}

/** A button that likes an article, with the number of likes. */
export function LikeButton({ slug }: LikeButtonProps) {
  const { likes, isLiked, announcement, like } = useLikes(slug);
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
      <span role="status" className={shared.unseen}>
        {announcement}
      </span>
    </>
  );
}
