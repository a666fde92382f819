import type { ImssStatusRow } from '@lienzo/schema/imss/imss-request';

/** Whether something is still to be done for it. */
export const isOpen = ({ state }: Pick<ImssStatusRow, 'state'>): boolean =>
  state === 'en_espera' || state === 'en_proceso';

/** The requests that were open in one look at the table and have ended in the next one. */
export function endedRequests(
  before: readonly ImssStatusRow[],
  after: readonly ImssStatusRow[],
): ImssStatusRow[] {
  const open = new Set(before.filter(isOpen).map(({ id }) => id));
  return after.filter((row) => open.has(row.id) && !isOpen(row));
}
