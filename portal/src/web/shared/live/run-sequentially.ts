/**
 * Does `work` for a key at once, and while it is under way never a second time: what is asked for meanwhile is
 * done once more after it, however often it was asked. `rest` lies between two rounds of a key.
 */
export function runSequentially(
  work: (key: string) => Promise<void>,
  rest: () => Promise<void>,
): (key: string) => Promise<void> {
  /** Keys under way, and whether they were asked for again. */
  const running = new Map<string, boolean>();
  return async (key) => {
    if (running.has(key)) {
      running.set(key, true);
      return;
    }
    do {
      running.set(key, false);
      await work(key);
      await rest();
    } while (running.get(key));
    running.delete(key);
  };
}
