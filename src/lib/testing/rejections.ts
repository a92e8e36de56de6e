/** Runs an action and counts the unhandled promise rejections it causes. */
export async function unhandledRejections(action: () => void | Promise<void>): Promise<number> {
  let count = 0;
  const onRejection = () => {
    count += 1;
  };
  process.on("unhandledRejection", onRejection);
  await action();
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off("unhandledRejection", onRejection);
  return count;
}
