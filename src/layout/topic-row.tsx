import { BLOG } from "../lib/blog";
import { LinkRow } from "../ui/link-row";

interface TopicRowProps {
  readonly topics: readonly { readonly url: string; readonly label: string }[];
  /** Address of the list that is shown. */
  readonly current: string;
}

/** One line of links to all articles and to each topic. The current topic is at the start, which phones show. */
export function TopicRow({ topics, current }: TopicRowProps) {
  const isCurrent = ({ url }: { readonly url: string }) => url === current;
  const others = topics.filter((topic) => !isCurrent(topic));
  const links = [{ url: BLOG, label: "All" }, ...topics.filter(isCurrent), ...others];
  return (
    <LinkRow
      label="Topics"
      variant="line"
      links={links.map(({ url, label }) => ({ url, label, isCurrent: url === current }))}
    />
  );
}
