import type { Outcome } from './outcome.ts';

/** The end of a run: the failures by name, what passed only at the second try, then one line that counts and that programs read. */
export function describeOutcome({ passed, failed, flaky, skipped }: Outcome): string {
  const counted = `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...listed('Passed only at the second try:', flaky), ...listed('Failed:', failed), counted].join(
    '\n',
  );
}

const listed = (heading: string, names: string[]): string[] =>
  names.length > 0 ? [heading, ...names.map((name) => `  ${name}`), ''] : [];
