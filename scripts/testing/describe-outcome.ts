import { stripVTControlCharacters } from 'node:util';
import type { Failure, Outcome } from './outcome.ts';

const REASON_LINES = 8;
const REASON_WIDTH = 200;

/**
 * The end of a run: the failures with the beginning of their reasons, then one line of counts that programs read.
 */
export function describeOutcome({ passed, failed, flaky, skipped }: Outcome): string {
  const counted = `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [
    ...listed('Passed only on another attempt:', flaky.flatMap(describeFailure)),
    ...listed('Failed:', failed.flatMap(describeFailure)),
    counted,
  ].join('\n');
}

const listed = (heading: string, lines: string[]): string[] =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`), ''] : [];

const describeFailure = ({ name, reasons }: Failure): string[] => [name, ...reasons.flatMap(describeReason)];

function describeReason(reason: string): string[] {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, REASON_LINES).map((line) => `    ${line.slice(0, REASON_WIDTH)}`);
}
