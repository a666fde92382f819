/** Parameters of a report with values that are hard to treat, for random formulas of computed columns. */
import type { AdditionalColumn } from '../../data/additional-column.ts';
import { parameterKey } from '../../data/formula-parameter.ts';
import type { ReportParameter } from '../../data/parameter.ts';
import { formulasWithParameters, type ResolvedParameters } from '../with-parameters.ts';

const parameter = (id: string, tipo: ReportParameter['tipo']): ReportParameter => ({
  id,
  nombre: id,
  tipo,
  requerido: true,
});

const FACTOR = parameter('factor', 'numero');
const CUTOFF = parameter('corte', 'fecha');
const NOTE = parameter('nota', 'texto');

const value = (valor: string) => ({ tipo: 'texto' as const, texto: valor, valor });
const VALUES: ResolvedParameters = new Map([
  [FACTOR.id, value('-2.75')],
  [CUTOFF.id, value('2024-02-29')],
  [NOTE.id, value('Peña "x"; [y]')],
]);

const written = (one: ReportParameter): string => `[${parameterKey(one)}]`;

/** By type, as they stand in the formula of a computed column. */
export const RANDOM_PARAMETERS = {
  numero: [written(FACTOR)],
  fecha: [written(CUTOFF)],
  texto: [written(NOTE)],
} as const;

/** The columns with the values of these parameters in their formulas. */
export const withRandomParameters = (columns: readonly AdditionalColumn[]): AdditionalColumn[] =>
  formulasWithParameters(columns, [FACTOR, CUTOFF, NOTE], VALUES);
