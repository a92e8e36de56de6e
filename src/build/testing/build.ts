/** A style sheet of a build. */
export const sheet = ".a{color:red}.b{color:green}p{margin:0}";

/** Gatsby's script tags for all pages, as its build writes them. */
export const tags = (hash: string) =>
  `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-${hash}.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="${hash}";</script><script src="/webpack-runtime-${hash}.js" async></script><script src="/framework-${hash}.js" async></script><script src="/app-${hash}.js" async></script>`;

/** What webpack tells of a build. */
export const stats = (hash: string, ...more: readonly string[]) =>
  JSON.stringify({
    assetsByChunkName: { app: [`app-${hash}.js`, `styles.${hash}.css`, ...more] },
  });
