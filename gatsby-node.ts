export { checkContentFirst as onPreBootstrap } from "./src/build/check-content";
export { createContentTypes as createSchemaCustomization } from "./src/build/graphql-types";
export { refreshDrafts as sourceNodes } from "./src/build/refresh-drafts";
export { createContentNode as onCreateNode } from "./src/build/content-nodes";
export { createContentResolvers as createResolvers } from "./src/build/resolvers";
export { createPages } from "./src/build/create-pages";
export { configureWebpack as onCreateWebpackConfig } from "./src/runtime/finish/webpack";
export { finishBuild as onPostBuild } from "./src/build/finish-build";
