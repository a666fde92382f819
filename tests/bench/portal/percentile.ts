/** The value that so many of a hundred measurements do not pass. */
export function percentile(values: number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * of) / 100) - 1)];
  if (found === undefined) throw new Error('percentile of nothing');
  return found;
}
