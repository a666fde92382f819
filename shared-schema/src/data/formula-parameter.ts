/**
 * Parameters of the report in formulas. In a computed column one stands with its type, `[parametro-1a2b:numero]`, because
 * computed columns are compiled without their report; formulas over tables name it by its id alone.
 */
import type { FormulaType } from '../formula/formula-type.ts';
import type { ParameterKind, ReportParameter } from './parameter.ts';

/** The types of parameters' values; null for those that formulas cannot use. */
export const PARAMETER_TYPES: Record<ParameterKind, Exclude<FormulaType, 'moneda' | 'logico'> | null> = {
  cliente: null,
  nomina: null,
  periodo: null,
  centro_costos: null,
  fecha: 'fecha',
  rango: null,
  numero: 'numero',
  texto: 'texto',
  opcion: 'texto',
};

/** A parameter as the formula of a computed column names it. */
export type StoredParameter = { id: string; type: Exclude<FormulaType, 'moneda' | 'logico'> };

const STORED = /^([a-z0-9-]{1,64}):(numero|fecha|texto)$/;
const isStoredType = (type: string | undefined): type is StoredParameter['type'] =>
  type === 'numero' || type === 'fecha' || type === 'texto';

/** The parameter that a name in the formula of a computed column stands for; null for a column. */
export function storedParameter(name: string): StoredParameter | null {
  const [, id, type] = STORED.exec(name) ?? [];
  return id === undefined || !isStoredType(type) ? null : { id, type };
}

/** How a parameter stands in the formula of a computed column; null for a kind that has no value there. */
export function parameterKey({ id, tipo }: Pick<ReportParameter, 'id' | 'tipo'>): string | null {
  const type = PARAMETER_TYPES[tipo];
  return type === null ? null : `${id}:${type}`;
}
