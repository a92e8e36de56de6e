import type { CreatePagesArgs } from "gatsby";

const pagesQuery = /* GraphQL */ `
  query CreatedPages {
    allMarketingPage {
      nodes {
        id
        url
        draft
        redirectsFrom
        termLinks
        unlinkedTerms
        template
        cover {
          drawing
        }
      }
    }
  }
`;

const postsQuery = /* GraphQL */ `
  query CreatedPosts {
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        id
        url
        draft
        redirectsFrom
        termLinks
        unlinkedTerms
        date
        topics
        cover {
          drawing
        }
        author {
          slug
        }
      }
    }
  }
`;

const studiesQuery = /* GraphQL */ `
  query CreatedStudies {
    allCaseStudy {
      nodes {
        id
        url
        draft
        redirectsFrom
        termLinks
        unlinkedTerms
        date
        region
        cover {
          drawing
        }
      }
    }
  }
`;

const termsQuery = /* GraphQL */ `
  query CreatedTerms {
    allGlossaryTerm(sort: { sortKey: ASC }) {
      nodes {
        id
        url
        draft
        redirectsFrom
        termLinks
        unlinkedTerms
        slug
        term
        aliases
        letter
      }
    }
  }
`;

const subjectsQuery = /* GraphQL */ `
  query CreatedPostLists {
    allTopic {
      nodes {
        id
        slug
        url
        cover {
          drawing
        }
      }
    }
    allAuthor {
      nodes {
        id
        slug
        url
      }
    }
  }
`;

type Api = Pick<CreatePagesArgs, "graphql">;

async function ask<Data>(api: Api, query: string): Promise<Data> {
  const result: { data?: Data; errors?: unknown } = await api.graphql<Data>(query);
  if (result.data === undefined) throw new Error(`createPages: ${JSON.stringify(result.errors)}`);
  return result.data;
}

/**
 * Asks for all entries that have a page. Posts come newest first, terms from A to Z. The queries select
 * small fields only; `bodyOf` (entry-body.ts) gives the texts.
 */
export async function queryContent(api: Api) {
  const pages = await ask<Queries.CreatedPagesQuery>(api, pagesQuery);
  const posts = await ask<Queries.CreatedPostsQuery>(api, postsQuery);
  const studies = await ask<Queries.CreatedStudiesQuery>(api, studiesQuery);
  const terms = await ask<Queries.CreatedTermsQuery>(api, termsQuery);
  const subjects = await ask<Queries.CreatedPostListsQuery>(api, subjectsQuery);
  return {
    pages: pages.allMarketingPage.nodes,
    posts: posts.allBlogPost.nodes,
    studies: studies.allCaseStudy.nodes,
    terms: terms.allGlossaryTerm.nodes,
    topics: subjects.allTopic.nodes,
    authors: subjects.allAuthor.nodes,
  };
}

/** All entries that have a page. */
export type Content = Awaited<ReturnType<typeof queryContent>>;
