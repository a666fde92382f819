/**
 * Does a work for each entry, some at once. @returns the results in the entries' order. @throws what the first
 * failed work threw, when those under way have ended.
 */
export async function mapConcurrently<Entry, Result>(
  concurrency: number,
  entries: readonly Entry[],
  work: (entry: Entry, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = entries.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, entry] of rest) {
      if (failed) return;
      try {
        results[index] = await work(entry, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const end of outcomes) if (end.status === 'rejected') throw end.reason;
  return results;
}
