import { Initials } from "../ui/initials";
import { PostDate } from "../ui/post-date";
import { SampleLabel } from "../ui/sample-label";
import * as styles from "./byline.module.css";

interface BylineProps {
  readonly author: {
    readonly url: string;
    readonly name: string;
    readonly role: string;
  };
  /** Whether to mark the author as invented. */
  readonly isSample: boolean;
  readonly day: string;
  /** The day of its last change. */
  readonly updated: string;
  /** Minutes. */
  readonly readingTime: number;
}

/** Who wrote a post, when, and how long it takes to read. */
export function Byline({ author, isSample, day, updated, readingTime }: BylineProps) {
  return (
    <div className={styles.byline}>
      <Initials name={author.name} />
      <p>
        <a href={author.url} className={styles.name}>
          {author.name}
        </a>
        , {author.role} {isSample && <SampleLabel />}
        <span className={styles.when}>
          <PostDate day={day} />
          {updated === day ? null : (
            <span>
              , updated <PostDate day={updated} />
            </span>
          )}
          {" · "}
          {readingTime} min read
        </span>
      </p>
    </div>
  );
}
