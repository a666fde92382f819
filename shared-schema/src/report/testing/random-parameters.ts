/** Parameters of a report with values that are hard to treat, for random formulas of computed columns. */
import type { AdditionalColumn } from '../../data/additional-column.ts';
import { parameterKey } from '../../data/formula-parameter.ts';
import type { ReportParameter } from '../../data/parameter.ts';
import { formulasWithParameters, type ResolvedParameters } from '../with-parameters.ts';

const of = (id: string, tipo: ReportParameter['tipo']): ReportParameter => ({
  id,
  nombre: id,
  tipo,
  requerido: true,
});

const FACTOR = of('factor', 'numero');
const CUTOFF = of('corte', 'fecha');
const NOTE = of('nota', 'texto');

const value = (valor: string) => ({ tipo: 'texto' as const, texto: valor, valor });
const VALUES: ResolvedParameters = new Map([
  [FACTOR.id, value('-2.75')],
  [CUTOFF.id, value('2024-02-29')],
  [NOTE.id, value('Peña "x"; [y]')],
]);

const written = (parameter: ReportParameter): string => `[${parameterKey(parameter)}]`;

/** By type, as they stand in the formula of a computed column. */
export const RANDOM_PARAMETERS = {
  numero: [written(FACTOR)],
  fecha: [written(CUTOFF)],
  texto: [written(NOTE)],
} as const;

/** The columns with the values of these parameters in their formulas. */
export const withRandomParameters = (columns: readonly AdditionalColumn[]): AdditionalColumn[] =>
  formulasWithParameters(columns, [FACTOR, CUTOFF, NOTE], VALUES);
