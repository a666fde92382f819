/** The filters of static reports, which come with the product (specification 3 §3: nombre, tipo_dato, valor; §9). */
import { z } from 'zod';
import { isPlainDate } from '../payroll/plain-date.ts';
import { reportProblemMessages } from '../rule-messages/report-problem-messages.ts';

const messages = reportProblemMessages.staticFilter;

/** The filter that is part of the static reports and never offered (specification 3 §9). */
export const HIDDEN_STATIC_FILTER = 40;

export const staticFilter = z.object({
  /** The contract's number. */
  id: z.int(),
  nombre: z.string(),
  tipo_dato: z.enum(['opcion', 'fecha']),
  /** One of `opciones`, or a date `YYYY-MM-DD`. */
  valor: z.string(),
  opciones: z.array(z.object({ valor: z.string(), etiqueta: z.string() })),
  /** Which end of the report's range of dates it is. */
  limite: z.enum(['desde', 'hasta']).optional(),
});
export type StaticFilter = z.infer<typeof staticFilter>;

/** Values of static filters by the filter's number. */
export type StaticValues = Readonly<Record<number, string>>;

/** A value that a person chooses for a filter. */
export const staticFilterChoice = z.object({ id: z.int(), valor: z.string().max(40) });
export type StaticFilterChoice = z.infer<typeof staticFilterChoice>;

/** No register of a payroll is older, and no plan later; PostgreSQL and the calendar know all days between. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Why the filters cannot have these values, by the filter's number; empty when they can. */
export function staticFilterProblems(filters: readonly StaticFilter[]): Record<number, string> {
  const problems: Record<number, string> = {};
  for (const filter of filters) {
    const problem = valueProblem(filter);
    if (problem !== null) problems[filter.id] = problem;
  }
  const [from, until] = (['desde', 'hasta'] as const).map((end) =>
    filters.find(({ limite }) => limite === end),
  );
  if (from === undefined || until === undefined || from.id in problems || until.id in problems)
    return problems;
  return from.valor > until.valor ? { ...problems, [from.id]: messages.order } : problems;
}

function valueProblem({ tipo_dato, valor, opciones }: StaticFilter): string | null {
  switch (tipo_dato) {
    case 'opcion':
      return opciones.some((option) => option.valor === valor) ? null : messages.option;
    case 'fecha': {
      if (!isPlainDate(valor)) return messages.date;
      const year = Number(valor.slice(0, 4));
      return year < FIRST_YEAR || year > LAST_YEAR ? messages.years(FIRST_YEAR, LAST_YEAR) : null;
    }
  }
}
