/** Finds the figure of a day; a day without one is refused by the figure's name and the day. */
import { figureMessages } from '../../rule-messages/figure-messages.ts';
import type { Figure, FigureKind, PayrollFigures } from './payroll-figures.ts';

/** No entry covers the day. It is never replaced by that of another year. */
export class MissingFigure extends Error {
  readonly kind: FigureKind;
  readonly date: string;

  constructor(kind: FigureKind, date: string) {
    super(figureMessages.missing(kind, date));
    this.name = 'MissingFigure';
    this.kind = kind;
    this.date = date;
  }
}

type Entry = { vigente_desde: string; vigente_hasta: string | null };

/** Whether an entry is in force on a day. */
export const covers = ({ vigente_desde, vigente_hasta }: Entry, date: string): boolean =>
  vigente_desde <= date && (vigente_hasta === null || date <= vigente_hasta);

/**
 * The entry in force on a day, the latest of several.
 * @param date `YYYY-MM-DD`; of a payment, the day on which it is paid.
 * @param accepts which of the entries is meant, of a kind that has several at a time: the state of an ISN.
 * @throws MissingFigure when no entry covers the day.
 */
export function figureOn<Kind extends FigureKind>(
  figures: PayrollFigures,
  kind: Kind,
  date: string,
  accepts: (entry: Figure<Kind>) => boolean = () => true,
): Figure<Kind> {
  const entries: readonly Figure<Kind>[] = figures[kind];
  let match: Figure<Kind> | undefined;
  for (const entry of entries)
    if (covers(entry, date) && accepts(entry) && (match?.vigente_desde ?? '') <= entry.vigente_desde)
      match = entry;
  if (match === undefined) throw new MissingFigure(kind, date);
  return match;
}

/** The figures that a payroll of any payment needs. */
const ALWAYS_NEEDED = [
  'isr_mensual',
  'uma',
  'salario_minimo',
  'subsidio_al_empleo',
  'cesantia_vejez',
  'cuotas_imss',
  'exenciones',
  'prestaciones',
] as const satisfies readonly FigureKind[];

/** Those of `ALWAYS_NEEDED` that a day lacks: empty when a payroll can be paid on it. */
export const missingFigures = (figures: PayrollFigures, date: string): FigureKind[] =>
  ALWAYS_NEEDED.filter((kind) => !figures[kind].some((entry) => covers(entry, date)));
