/** Loads the button's code: when it comes near, not before. */
export async function loadLikeButton() {
  const { LikeButton } = await import("./like-button");
  return LikeButton;
}
