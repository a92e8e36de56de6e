import { ApiError, fetchLikes, likePost } from "../../api-client";
import { doubtLike, doubtOf, forgetDoubt, rememberLike, settleDoubt } from "./liked";

/** An answer that says no; any other failure may have lost the answer to a like that was counted. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status !== null && error.status >= 400 && error.status < 500;

/** The number of likes, if it shows that the like in doubt was counted. @throws {ApiError} */
async function counted(slug: string): Promise<number | null> {
  if (doubtOf(slug) === null) return null;
  const likes = await fetchLikes(slug);
  return likes !== null && settleDoubt(slug, likes) ? likes : null;
}

/**
 * Likes an article once. The API knows no visitor, so where an answer is lost the number of likes tells:
 * one that has grown holds this like, or another's, and it is not sent again.
 *
 * @param known The number of likes that is shown.
 * @returns The new number, or null where the answer can't be read.
 * @throws {ApiError} Where it is not counted, or nothing tells.
 */
export async function giveLike(slug: string, known: number | null): Promise<number | null> {
  const before = await counted(slug);
  if (before !== null) return before;
  doubtLike(slug, known);
  try {
    const likes = await likePost(slug);
    rememberLike(slug);
    return likes;
  } catch (error) {
    if (isRefusal(error)) forgetDoubt(slug);
    const likes = await counted(slug);
    if (likes === null) throw error;
    return likes;
  }
}
