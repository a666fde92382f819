/** "Repetir 2026": the figures with which a year ends go on for another year, as a decision that the source names. */
import { figureMessages } from '../../rule-messages/figure-messages.ts';
import { covers } from './figure-on.ts';
import { type PayrollFigures, payrollFigures } from './payroll-figures.ts';

type Entry = { vigente_desde: string; vigente_hasta: string | null; fuente: string };

/**
 * A copy in which each figure that is in force on the last day of `from`, ends before the last day of `to` and has no
 * successor goes on for one more year. Figures of `to` that are known already stay; repeated twice nothing changes.
 * @param fuente who decided it and when; shown wherever the source of a figure is.
 * @throws RangeError when `to` is not the year after `from`.
 */
export function repeatYear(
  figures: PayrollFigures,
  from: number,
  to: number,
  fuente: string = figureMessages.repeats(from),
): PayrollFigures {
  if (to !== from + 1) throw new RangeError(`${to} does not follow ${from}`);
  const repeated = Object.entries(figures).map(([kind, entries]) => [
    kind,
    [...entries, ...continued(entries, from, fuente)],
  ]);
  return payrollFigures.parse(Object.fromEntries(repeated));
}

function continued(entries: readonly Entry[], from: number, fuente: string): Entry[] {
  return entries.flatMap((entry) => {
    const until = entry.vigente_hasta;
    if (until === null || !covers(entry, `${from}-12-31`)) return [];
    const next = dayAfter(until);
    const hasSuccessor = entries.some((other) => sameSubject(entry, other) && other.vigente_desde >= next);
    return hasSuccessor ? [] : [{ ...entry, vigente_desde: next, vigente_hasta: yearLater(until), fuente }];
  });
}

/** Of kinds with several entries at a time: the payroll tax of the same state. */
const sameSubject = (one: Entry & { estado?: string }, other: Entry & { estado?: string }): boolean =>
  one.estado === other.estado;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const yearLater = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
