/**
 * Does a work for each entry, some at once. @returns the results in the entries' order. @throws what the first
 * failed work threw, when those under way have ended.
 */
export async function eachAtOnce<Entry, Result>(
  atOnce: number,
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
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
