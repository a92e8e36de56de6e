import { withArticle } from "./error-messages";
import { kindNames, kinds, type KindName } from "../../content-model/kinds";

/** What a path below `content/` is. */
export type ContentPath =
  | {
      readonly type: "entry";
      readonly kind: KindName;
      readonly slug: string;
      readonly url: string | null;
    }
  | { readonly type: "asset" }
  | { readonly type: "unknown"; readonly message: string };

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Figures that texts share, which no page shows (see examples.ts). */
const EXAMPLES = "examples";

const folders = [...kindNames.map((name) => kinds[name].folder), EXAMPLES].join(", ");

/** Whether a file declares an example. */
export const isExample = (path: string) => path.startsWith(`${EXAMPLES}/`) && path.endsWith(".yml");

/** The formats of images that gatsby-transformer-sharp can process. */
export const IMAGE_FORMATS = ".png, .jpg, .webp or .avif";

/** Whether a file is an image that content may show. */
export function isAsset(path: string): boolean {
  return /\.(?:png|jpe?g|webp|avif)$/u.test(path);
}

function kindOf(path: string): KindName | undefined {
  return kindNames.find((name) => {
    const { folder } = kinds[name];
    return path === folder || path.startsWith(`${folder}/`);
  });
}

/**
 * Finds the kind, slug and address of a content file from its path.
 *
 * @param path Path below `content/`, with forward slashes: `pages/legal/privacy.mdx`.
 */
export function locate(path: string): ContentPath {
  if (path === "README.md" || isExample(path)) return { type: "asset" };
  const kind = kindOf(path);
  if (kind === undefined) {
    return { type: "unknown", message: `is in an unknown folder; use one of ${folders}` };
  }
  if (isAsset(path)) return { type: "asset" };
  const { folder, format, prefix, label } = kinds[kind];
  if (path.endsWith(".svg")) {
    const message = `is an SVG image, which pages can't show; export it as ${IMAGE_FORMATS}`;
    return { type: "unknown", message };
  }
  if (!path.endsWith(`.${format}`)) {
    return {
      type: "unknown",
      message: `is neither ${withArticle(label)} (.${format}) nor an image (.png, .jpg, .webp, .avif), with its ending in lower case; rename, export or remove it`,
    };
  }
  if (path === folder) return { type: "entry", kind, slug: "settings", url: null };
  if (kind !== "page" && path.includes("/", folder.length + 1)) {
    // Its name stands for it in calls of the API, which knows names without slashes only.
    return { type: "unknown", message: `is in a subfolder; put it into content/${folder}/ itself` };
  }
  const slug = path.slice(folder.length + 1, -format.length - 1).replace(/(?:^|\/)index$/u, "");
  const wrong = slug.split("/").find((part) => part !== "" && !NAME.test(part));
  if (wrong !== undefined) {
    return {
      type: "unknown",
      message: `has "${wrong}" in its address; name files and folders with lower-case words joined by hyphens`,
    };
  }
  if (slug === "" && kind !== "page") {
    return { type: "unknown", message: `has no name; give the ${label} a file name` };
  }
  return { type: "entry", kind, slug, url: prefix === null ? null : address(prefix, slug) };
}

function address(prefix: string, slug: string): string {
  return slug === "" ? prefix : `${prefix}${slug}/`;
}
