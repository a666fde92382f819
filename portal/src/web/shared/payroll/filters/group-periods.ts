import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { daysBetween } from '@lienzo/schema/payroll/plain-date';
import type { SharedPeriod } from './shared-periods';

type ListedPeriod = Pick<
  SharedPeriod,
  'id' | 'mes' | 'initial_date' | 'end_date' | 'incidence_close_date' | 'estatus' | 'served'
>;

/**
 * The list of periods starts with what closes next, as Inicio does: the open ones that have begun, those that have closed
 * already behind them; then what was before, the latest first; then what has not begun.
 */
export function groupPeriods(
  periods: readonly ListedPeriod[],
  today: string,
): { group: string; items: { value: string; label: string }[] }[] {
  const listed = periods.map((one) => {
    const left = daysBetween(today, one.incidence_close_date ?? one.end_date);
    const isBegun = one.initial_date <= today;
    const isDue = isBegun && one.served && one.estatus === 'Abierta';
    return { one, left, kind: isDue ? 'due' : isBegun ? 'earlier' : 'later' };
  });
  const latestFirst = (source: typeof listed) => source.toSorted((one, other) => other.left - one.left);
  const soonestFirst = (source: typeof listed) => source.toSorted((one, other) => one.left - other.left);
  const due = listed.filter(({ kind }) => kind === 'due');
  const groups = [
    {
      group: captureMessages.duePeriods,
      of: [
        ...soonestFirst(due.filter(({ left }) => left >= 0)),
        ...latestFirst(due.filter(({ left }) => left < 0)),
      ],
    },
    {
      group: captureMessages.earlierPeriods,
      of: latestFirst(listed.filter(({ kind }) => kind === 'earlier')),
    },
    {
      group: captureMessages.laterPeriods,
      of: soonestFirst(listed.filter(({ kind }) => kind === 'later')),
    },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ group, of }) => ({
      group,
      items: of.map(({ one }) => ({ value: `${one.id}`, label: one.mes })),
    }));
}
