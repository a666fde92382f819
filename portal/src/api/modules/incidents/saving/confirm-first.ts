import type { Confirmation } from '@lienzo/schema/api/confirmations';
import type { CaptureProblem } from '@lienzo/schema/capture/capture-problem';
import { DomainError, type ErrorEntry } from '../../../platform/domain-error.ts';

const MAX_ENTRIES = 50;

/** What is done only when the person means it. */
export type Question = CaptureProblem & { code: Confirmation };

/** @throws DomainError with the questions that nobody has answered. */
export function confirmFirst(
  questions: readonly Question[],
  confirmed: readonly Confirmation[] | undefined = [],
): void {
  const [first, ...rest] = questions
    .filter(({ code }) => !confirmed.includes(code))
    .slice(0, MAX_ENTRIES)
    .map(({ code, field, message }): ErrorEntry => ({ code, field, message }));
  if (first !== undefined) throw new DomainError([first, ...rest]);
}
