import type { ConciliationLine } from '@lienzo/schema/imss/movement-endpoints';
import type { ConciliatedRow } from './conciliate-scope.ts';

/** What a screen and a workbook show of a row. */
export function lineOf(row: ConciliatedRow): ConciliationLine {
  const { ours, theirs, person, rejection, deadline } = row;
  return {
    ...{ state: row.state, reason: row.reason, differences: row.differences, is_late: row.is_late },
    employee_id: person?.employee_id ?? null,
    human_id: person?.human_id ?? null,
    name: ours?.name ?? theirs?.imss_name ?? theirs?.name ?? '',
    nss: ours?.nss ?? theirs?.nss ?? '',
    type: ours?.type ?? theirs?.type ?? '07',
    date: ours?.date ?? null,
    sbc: ours?.sbc ?? null,
    imss_date: theirs?.date ?? null,
    imss_sbc: theirs?.sbc ?? null,
    imss_name: theirs?.imss_name ?? theirs?.name ?? null,
    lote: theirs?.batch ?? null,
    rejection: rejection === null ? null : [rejection.explanation, rejection.fix].filter(Boolean).join(' '),
    due_on: deadline?.latest ?? null,
    is_confirmed: deadline?.is_confirmed ?? true,
  };
}

/** How many rows there are of each state. */
export function countStates(rows: readonly Pick<ConciliatedRow, 'state'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
