/**
 * Maps entries with limited concurrency. @returns the results in the order of the entries. @throws the first error,
 * after the running calls have ended.
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
