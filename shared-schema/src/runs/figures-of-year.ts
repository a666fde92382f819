import { missingFigures } from '../payroll/figures/figure-on.ts';
import { type FigureKind, type PayrollFigures, payrollFigures } from '../payroll/figures/payroll-figures.ts';

type Entry = { vigente_desde: string; vigente_hasta: string | null };

/** The figures that are in force on some day of a year, the earlier ones first. */
export function figuresOfYear(figures: PayrollFigures, year: number): PayrollFigures {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const touches = ({ vigente_desde, vigente_hasta }: Entry): boolean =>
    vigente_desde <= last && (vigente_hasta === null || vigente_hasta >= first);
  const kept = Object.entries(figures).map(([kind, entries]) => [
    kind,
    entries
      .filter(touches)
      .toSorted((one: Entry, other: Entry) => (one.vigente_desde < other.vigente_desde ? -1 : 1)),
  ]);
  return payrollFigures.parse(Object.fromEntries(kept));
}

/** The kinds that the first or the last day of some month lacks. */
export function missingInYear(figures: PayrollFigures, year: number): FigureKind[] {
  const days = Array.from({ length: 12 }, (_, month) => `${year}-${`${month + 1}`.padStart(2, '0')}-01`);
  return [...new Set([...days, `${year}-12-31`].flatMap((day) => missingFigures(figures, day)))];
}
