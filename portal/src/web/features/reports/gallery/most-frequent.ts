/** The most frequent word, the first one of a tie; undefined for no words. */
export function mostFrequent(terms: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of terms) counts.set(word, (counts.get(word) ?? 0) + 1);
  let most: string | undefined;
  for (const [word, count] of counts) if (most === undefined || count > (counts.get(most) ?? 0)) most = word;
  return most;
}
