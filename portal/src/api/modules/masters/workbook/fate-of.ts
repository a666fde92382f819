import type { BookRow } from '../repositories/master-book.ts';
import type { RowOf } from './row-schemas.ts';

/** What happens to the employment: as on the screens, people are hired, leave once, and come back later. */
export type Fate = 'hired' | 'left' | 'back' | 'same';

export function fateOf(
  { termination_date: until }: Pick<RowOf<'employees'>, 'termination_date'>,
  stored: BookRow | null,
): Fate {
  if (stored === null) return 'hired';
  if (stored.termination_date === null) return until === null ? 'same' : 'left';
  return until === null ? 'back' : 'same';
}
