export { checkContentFirst as onPreBootstrap } from "./src/build/check-content-first";
export { createContentTypes as createSchemaCustomization } from "./src/build/content-types";
export { refreshDrafts as sourceNodes } from "./src/build/refresh-drafts";
export { createContentNode as onCreateNode } from "./src/build/content-nodes";
export { createContentFields as createResolvers } from "./src/build/content-fields";
export { createContentPages as createPages } from "./src/build/content-pages";
export { configureWebpack as onCreateWebpackConfig } from "./src/build/webpack";
export { finishBuild as onPostBuild } from "./src/build/finish-build";
