/** Waits until every promise that nobody looks after has been reported, and counts those since. */
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
