import type { GraphQLFieldResolver } from "graphql";
import type { Node } from "gatsby";
import sharp from "sharp";

interface Context {
  readonly nodeModel: { getNodeById(args: { id: string }): Node | null };
}

/** Arguments of `gatsbyImageData`. */
type ImageArguments = Readonly<Record<string, unknown>>;

interface Info {
  readonly originalResolver: GraphQLFieldResolver<Node, Context, ImageArguments>;
}

/**
 * Width by height of a picture that its EXIF data turns by a quarter; null for any other.
 *
 * @throws {Error} If the file isn't an image.
 */
async function turnedRatio(file: string): Promise<number | null> {
  const {
    orientation = 1,
    width,
    height,
  } = await sharp(file)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`${file} can’t be read as an image. Export it again.`, { cause });
    });
  return orientation > 4 ? height / width : null;
}

/**
 * The image data of a picture. gatsby-plugin-sharp turns the pixels of a photo upright, but takes its
 * proportions from before the turn and would cut off its ends.
 */
export async function uprightImageData(
  image: Node,
  given: ImageArguments,
  context: Context,
  info: Info & Parameters<Info["originalResolver"]>[3],
): Promise<unknown> {
  const file = context.nodeModel.getNodeById({ id: image.parent ?? "" });
  const ratio = file === null ? null : await turnedRatio(String(file.absolutePath));
  const own = ratio === null ? {} : { aspectRatio: ratio };
  return info.originalResolver(image, { ...own, ...given }, context, info);
}
