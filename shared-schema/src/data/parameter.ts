/** Parameters of a report: what is asked when it is made, for its filters and texts. */
import { z } from 'zod';
import { isPlainDate } from '../payroll/plain-date.ts';
import { parameterRuleMessages as messages } from '../rule-messages/parameter-rule-messages.ts';
import { type ColumnDataType, type ColumnKey, isDateType, isNumericType } from './column.ts';
import { arityOf, type FilterCondition } from './filter-condition.ts';
import { MAX_VALUE, PLAIN_NUMBER } from './filter-values.ts';
import { type ParameterValue, type ParameterValues, parameterValue } from './parameter-values.ts';
import type { RelativeValue } from './relative-values.ts';

/** In the order in which they are offered. */
export const PARAMETER_KINDS = [
  'cliente',
  'nomina',
  'periodo',
  'centro_costos',
  'fecha',
  'rango',
  'numero',
  'texto',
  'opcion',
] as const;
export type ParameterKind = (typeof PARAMETER_KINDS)[number];

/** The kinds whose value is a row of a table. */
export const ROW_KINDS = ['cliente', 'nomina', 'periodo', 'centro_costos'] as const;
export type RowKind = (typeof ROW_KINDS)[number];
export const isRowKind = (tipo: ParameterKind): tipo is RowKind => ROW_KINDS.some((one) => one === tipo);

export const MAX_PARAMETERS = 20;
export const MAX_OPTIONS = 100;
export const MAX_PARAMETER_NAME = 80;

/** Its name and options may be empty while it is edited; `parameterProblems` says what a saved one needs. */
export const reportParameter = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  nombre: z.string().max(MAX_PARAMETER_NAME),
  tipo: z.enum(PARAMETER_KINDS),
  /** Without it the report can be made without a value: the filters that use it then limit nothing. */
  requerido: z.boolean(),
  predeterminado: parameterValue.optional(),
  /** Of 'opcion' alone. */
  opciones: z.array(z.string().max(200)).max(MAX_OPTIONS).optional(),
});
export type ReportParameter = z.infer<typeof reportParameter>;

/** The table of the catalogue that a kind chooses a row of. */
export const TABLE_OF_KIND: Record<RowKind, string> = {
  cliente: 'clients',
  nomina: 'paysheets',
  periodo: 'periods',
  centro_costos: 'cost_centers',
};

/** The relative moments of a kind. */
export const RELATIVES_OF_KIND: Record<ParameterKind, readonly RelativeValue[]> = {
  cliente: [],
  nomina: [],
  periodo: ['último periodo cerrado', 'periodo actual'],
  centro_costos: [],
  fecha: ['hoy'],
  rango: ['hoy', 'mes actual', 'mes anterior', 'últimos 3 meses', 'este año', 'año anterior'],
  numero: [],
  texto: [],
  opcion: [],
};

/** The kinds whose choice limits the choices of another, along the keys of the tables. */
const PARENTS: Partial<Record<ParameterKind, readonly ('cliente' | 'nomina')[]>> = {
  nomina: ['cliente'],
  periodo: ['cliente', 'nomina'],
  centro_costos: ['cliente', 'nomina'],
};

export type ParameterParents = { cliente?: ReportParameter; nomina?: ReportParameter };

/** The parameters that limit the choices of one: the nearest of each kind before it, else the first one after it. */
export function parentsOf(parameters: readonly ReportParameter[], id: string): ParameterParents {
  const at = parameters.findIndex((one) => one.id === id);
  const tipo = parameters[at]?.tipo;
  const parents: ParameterParents = {};
  for (const kind of tipo === undefined ? [] : (PARENTS[tipo] ?? [])) {
    const isParent = (one: ReportParameter): boolean => one.tipo === kind;
    const parent = parameters.slice(0, at).findLast(isParent) ?? parameters.slice(at + 1).find(isParent);
    if (parent !== undefined) parents[kind] = parent;
  }
  return parents;
}

/** Whether a parameter asks for a period of any payroll: the choices of all of them read alike. */
export const lacksPayroll = (
  { id, tipo }: ReportParameter,
  parameters: readonly ReportParameter[],
): boolean => tipo === 'periodo' && parentsOf(parameters, id).nomina === undefined;

/** The parameters in an order in which each one follows those that limit its choices. */
export function inDependencyOrder(parameters: readonly ReportParameter[]): ReportParameter[] {
  const depth = ({ tipo }: ReportParameter): number => PARENTS[tipo]?.length ?? 0;
  return parameters.toSorted((one, other) => depth(one) - depth(other));
}

/** The value given, else the default; undefined for none. An empty text takes a default away. */
export function givenValue(parameter: ReportParameter, values: ParameterValues): ParameterValue | undefined {
  const value = values[parameter.id] ?? parameter.predeterminado;
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

/** The values of parameters that there are; others may have been removed since. */
export function knownValues(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
): ParameterValues {
  const ids = new Set(parameters.map(({ id }) => id));
  return Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(id)));
}

/** The rows chosen for the parents of a parameter, by their number. */
export function chosenParents(
  parameters: readonly ReportParameter[],
  id: string,
  values: ParameterValues,
): { cliente?: string; nomina?: string } {
  const chosen: { cliente?: string; nomina?: string } = {};
  const parents = parentsOf(parameters, id);
  for (const kind of ['cliente', 'nomina'] as const) {
    const parent = parents[kind];
    const value = parent && givenValue(parent, values);
    if (typeof value === 'string') chosen[kind] = value;
  }
  return chosen;
}

/** Values after one was changed: choices of those that depend on it are given up, defaults among them. */
export function withValue(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
  id: string,
  value: ParameterValue,
): ParameterValues {
  const next = { ...values, [id]: value };
  for (const parameter of parameters) {
    const parents = Object.values(parentsOf(parameters, parameter.id));
    const isChosen = typeof givenValue(parameter, next) === 'string';
    if (isChosen && parents.some((parent) => parent.id === id)) next[parameter.id] = '';
  }
  return next;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ROW_NUMBER = /^[1-9]\d{0,8}$/;
/** The calendar of a payroll; PostgreSQL knows all days between. */
const YEARS = { first: 1900, last: 2100 } as const;

/** Why a parameter cannot have a value, without its name; null when it can. Whether its row exists is not known here. */
export function parameterValueProblem(
  parameter: ReportParameter,
  value: ParameterValue | undefined,
): string | null {
  const { tipo, requerido } = parameter;
  if (value === undefined) return requerido ? messages.missing[tipo] : null;
  if (typeof value === 'string') return textProblem(parameter, value.trim());
  if ('relativo' in value) return RELATIVES_OF_KIND[tipo].includes(value.relativo) ? null : messages.invalid;
  if (tipo !== 'rango') return messages.invalid;
  return dateProblem(value.desde) ?? dateProblem(value.hasta) ?? orderProblem(value);
}

function textProblem({ tipo, opciones = [] }: ReportParameter, value: string): string | null {
  switch (tipo) {
    case 'cliente':
      return UUID.test(value) ? null : messages.invalid;
    case 'nomina':
    case 'periodo':
    case 'centro_costos':
      return ROW_NUMBER.test(value) ? null : messages.invalid;
    case 'fecha':
      return dateProblem(value);
    case 'rango':
      return messages.missing.rango;
    case 'numero':
      return PLAIN_NUMBER.test(value) ? null : messages.number;
    case 'texto':
      return value.length > MAX_VALUE ? messages.long(MAX_VALUE) : null;
    case 'opcion':
      return opciones.some((option) => option.trim() === value) ? null : messages.option;
  }
}

const orderProblem = ({ desde, hasta }: { desde: string; hasta: string }): string | null =>
  desde > hasta ? messages.order : null;

function dateProblem(value: string): string | null {
  const year = Number(value.slice(0, 4));
  const isKnown = isPlainDate(value) && year >= YEARS.first && year <= YEARS.last;
  return isKnown ? null : messages.date(YEARS.first, YEARS.last);
}

/** Why parameters cannot be saved; empty when they can. */
export function parameterProblems(parameters: readonly ReportParameter[]): string[] {
  const names = new Set<string>();
  return parameters.flatMap((parameter) => {
    const name = parameter.nombre.trim();
    if (name === '') return [messages.definition.noName];
    const key = name.toLocaleLowerCase('es-MX');
    if (names.has(key)) return [messages.definition.sameName(name)];
    names.add(key);
    const problem = optionsProblem(parameter) ?? defaultProblem(parameter);
    return problem === null ? [] : [problem];
  });
}

function optionsProblem({ tipo, nombre, opciones = [] }: ReportParameter): string | null {
  if (tipo !== 'opcion') return null;
  const options = opciones.map((option) => option.trim());
  if (options.length === 0 || options.includes('')) return messages.definition.noOptions(nombre);
  const repeated = options.find((option, at) => options.indexOf(option) !== at);
  return repeated === undefined ? null : messages.definition.sameOption(nombre, repeated);
}

function defaultProblem(parameter: ReportParameter): string | null {
  const value = givenValue(parameter, {});
  const problem = value === undefined ? null : parameterValueProblem(parameter, value);
  return problem === null ? null : messages.definition.default(parameter.nombre, problem);
}

/** What a filter compares. */
export type ComparedColumn = {
  column: ColumnKey;
  column_type: ColumnDataType;
  condition: FilterCondition | null;
};

/**
 * Whether a filter can take its value from a parameter of a kind: a chosen row gives the value of any column of its
 * table; a period its first and last day as well.
 */
export function parameterFits(
  tipo: ParameterKind,
  { column, column_type, condition }: ComparedColumn,
): boolean {
  if (condition === null) return false;
  const arity = arityOf(condition);
  if (arity === 'two') return isDateType(column_type) && (tipo === 'rango' || tipo === 'periodo');
  if (arity !== 'one') return false;
  switch (tipo) {
    case 'cliente':
    case 'nomina':
    case 'periodo':
    case 'centro_costos':
      return column.startsWith(`${TABLE_OF_KIND[tipo]}.`);
    case 'fecha':
      return isDateType(column_type);
    case 'numero':
      return isNumericType(column_type);
    case 'texto':
    case 'opcion':
      return column_type === 'text';
    case 'rango':
      return false;
  }
}

/** Whether a computed column can take its value from a parameter of a kind; a period gives its last day. */
export const parameterFitsFormula = (tipo: ParameterKind, formula: 'numero' | 'fecha'): boolean =>
  formula === 'numero' ? tipo === 'numero' : tipo === 'fecha' || tipo === 'periodo';

/** The kind of parameter that suits a filter best; null when none does. */
export function kindForColumn(compared: ComparedColumn): ParameterKind | null {
  if (parameterFits('rango', compared)) return 'rango';
  return PARAMETER_KINDS.find((tipo) => tipo !== 'opcion' && parameterFits(tipo, compared)) ?? null;
}

/** Whether two parameters of different reports ask the same and are asked once. */
export function asksTheSame(one: ReportParameter, other: ReportParameter): boolean {
  const nameOf = ({ nombre }: ReportParameter): string => nombre.trim().toLocaleLowerCase('es-MX');
  const optionsOf = ({ opciones = [] }: ReportParameter): string => JSON.stringify(opciones);
  return one.tipo === other.tipo && nameOf(one) === nameOf(other) && optionsOf(one) === optionsOf(other);
}
