import { graphql, type PageProps } from "gatsby";
import { PostListPage } from "../layout/post-list-page";
import { TopicRow } from "../layout/topic-row";
import type { IndexPosition } from "../lib/index-pages";
import { required } from "../lib/required";
import { topicPage } from "../seo/entry-data";

type TopicProps = PageProps<Queries.TopicIndexQuery, { position: IndexPosition }>;

/** A page of the posts on a topic, newest first. */
export default function TopicIndex({ data, path, pageContext }: TopicProps) {
  const topic = required(data.topic, path);
  const { title, description } = topic;
  return (
    <PostListPage
      page={{ ...topic, heading: title, intro: description, text: null }}
      position={pageContext.position}
      posts={data.posts}
      nav={<TopicRow topics={data.topics.nodes} current={topic.url} />}
      things={[topicPage(topic)]}
    />
  );
}

export const query = graphql`
  query TopicIndex($id: String!, $posts: [ID!]!, $topics: [String!]!) {
    topic(id: { eq: $id }) {
      url
      title
      description
    }
    topics: allTopic(filter: { id: { in: $topics } }, sort: { label: ASC }) {
      nodes {
        url
        label
      }
    }
    posts: postsById(ids: $posts) {
      ...PostInList
    }
  }
`;
