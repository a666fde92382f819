/** The value that so many of a hundred measurements do not pass. */
export function percentile(values: number[], source: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const match = sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * source) / 100) - 1)];
  if (match === undefined) throw new Error('percentile of nothing');
  return match;
}
