import type { Outcome } from './outcome.ts';

/** The end of a run: the failures by name, then one line that counts and that programs read. */
export function describeOutcome({ passed, failed, skipped }: Outcome): string {
  const names = failed.length > 0 ? ['Failed:', ...failed.map((name) => `  ${name}`), ''] : [];
  const counted = `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...names, counted].join('\n');
}
