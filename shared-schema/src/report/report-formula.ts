/** Formulas over all rows of a report's tables: `SUMA([Tabla 1.Neto]) / CONTARA([Tabla 1.RFC])`. */
import { type ColumnTotal, isDateType, isNumericType, type SelectedColumn } from '../data/column.ts';
import { formatOf } from '../data/format.ts';
import type { ParameterKind } from '../data/parameter.ts';
import {
  type CompiledFormula,
  compileTree,
  type FormulaColumn,
  isProblem,
} from '../formula/compile-formula.ts';
import { foldedName } from '../formula/folded-name.ts';
import { FormulaError, type FormulaProblem } from '../formula/formula-error.ts';
import type { FormulaType } from '../formula/formula-type.ts';
import { parseFormula, type SyntaxNode } from '../formula/parse-formula.ts';
import { reportFormulaMessages as messages } from '../rule-messages/report-formula-messages.ts';
import {
  type FormulaRow,
  type FormulaSources,
  type FormulaTable,
  formulaNameFinder,
  sourcesAbove,
} from './formula-tables.ts';

/** A total of a table's column; `key` names it among the columns of the compiled formula. */
export type FormulaTotal = { key: string; table: string; column: SelectedColumn };

/** A formula that can be computed, and the totals that it is computed from. */
export type ReportFormula = CompiledFormula & { totals: FormulaTotal[] };

/** The functions that reduce the rows of a column, by the total that each one is. */
const REDUCERS = {
  SUMA: 'suma',
  PROMEDIO: 'promedio',
  MIN: 'minimo',
  MAX: 'maximo',
  CONTAR: 'cuenta',
  CONTARA: 'cuenta',
} as const satisfies Record<string, ColumnTotal>;
type Reducer = keyof typeof REDUCERS;
export const REDUCER_NAMES: readonly string[] = Object.keys(REDUCERS);

const isReducer = (name: string): name is Reducer => Object.hasOwn(REDUCERS, name);
const reducerOf = (name: string): Reducer | null => {
  const upper = foldedName(name).toUpperCase();
  return isReducer(upper) ? upper : null;
};

/** Functions that take several totals as they take several values; the others reduce one column. */
const takesSeveral = (name: Reducer): boolean => name === 'SUMA' || name === 'MIN' || name === 'MAX';

type ColumnNode = Extract<SyntaxNode, { kind: 'column' }>;
type CallNode = Extract<SyntaxNode, { kind: 'call' }>;

/** @returns a problem for the author where the formula cannot be computed. */
export function compileReportFormula(
  formula: string,
  sources: FormulaSources,
): ReportFormula | FormulaProblem {
  const find = formulaNameFinder(sources);
  const totals = new Map<string, FormulaTotal>();

  /** What a column stands for; of a table it needs a function that reduces its rows. */
  const tableColumn = ({ name, start, end }: ColumnNode) => {
    const named = find(name);
    if (typeof named === 'string') throw new FormulaError({ start, end }, named);
    return named.kind === 'column' ? named : null;
  };

  const reduced = (node: ColumnNode, reducer: Reducer): SyntaxNode => {
    const named = tableColumn(node);
    if (named === null) return node;
    const total = REDUCERS[reducer];
    const problem = reductionProblem(reducer, node.name, named.column);
    if (problem !== null) throw new FormulaError(node, problem);
    const key = totalKey(total, named.table, named.column);
    totals.set(key, { key, table: named.table.item.uuid, column: { ...named.column, total } });
    return { ...node, name: key };
  };

  const walk = (node: SyntaxNode): SyntaxNode => {
    if (node.kind === 'column') {
      if (tableColumn(node) !== null) throw new FormulaError(node, messages.notReduced(node.name));
      return node;
    }
    if (node.kind !== 'call') return node;
    const reducer = reducerOf(node.name);
    return reducer === null ? { ...node, args: node.args.map(walk) } : reducedCall(node, reducer);
  };

  const reducedCall = (node: CallNode, reducer: Reducer): SyntaxNode => {
    const own = node.args.filter(
      (one): one is ColumnNode => one.kind === 'column' && tableColumn(one) !== null,
    );
    const [first] = own;
    if (first !== undefined && node.args.length === 1) return reduced(first, reducer);
    if (first !== undefined && !takesSeveral(reducer)) throw new FormulaError(node, messages.alone(reducer));
    return {
      ...node,
      args: node.args.map((one) => (one.kind === 'column' ? reduced(one, reducer) : walk(one))),
    };
  };

  const finder = (name: string): FormulaColumn | string => {
    const total = totals.get(name);
    if (total !== undefined) return { key: name, type: totalType(total.column) };
    const named = find(name);
    if (typeof named === 'string') return named;
    if (named.kind === 'column') return messages.notReduced(name);
    if (named.kind === 'row') return rowColumn(named.row, sources);
    const { id, nombre, tipo, requerido } = named.parameter;
    const type = PARAMETER_TYPES[tipo];
    if (type === null) return messages.unusableParameter(nombre);
    return requerido ? { key: id, type } : messages.optionalParameter(nombre);
  };

  const compiled = compileTree(() => walk(parseFormula(formula)), finder);
  return isProblem(compiled) ? compiled : { ...compiled, totals: [...totals.values()] };
}

const rowsBySources = new WeakMap<FormulaSources, Map<string, ReportFormula | FormulaProblem>>();

/** The formula of a row of a block of totals, which can use the rows above it; compiled once for its sources. */
export function compiledRow(
  { stored, row }: FormulaRow,
  sources: FormulaSources,
): ReportFormula | FormulaProblem {
  // Rows that use each other would be compiled once for each way between them.
  const whole = sources.whole ?? sources;
  const known = rowsBySources.get(whole) ?? new Map<string, ReportFormula | FormulaProblem>();
  rowsBySources.set(whole, known);
  const before = known.get(stored);
  if (before !== undefined) return before;
  const compiled = compileReportFormula(row.formula, sourcesAbove(whole, stored));
  known.set(stored, compiled);
  return compiled;
}

function rowColumn(one: FormulaRow, sources: FormulaSources): FormulaColumn | string {
  const compiled = compiledRow(one, sources);
  if (isProblem(compiled)) return messages.brokenRow(one.row.etiqueta);
  return { key: one.stored, type: compiled.type, size: compiled.size, depth: compiled.depth };
}

/** The types of parameters' values; null for those that formulas cannot use. */
export const PARAMETER_TYPES: Record<ParameterKind, FormulaType | null> = {
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

/** No name that a person can write has a tab. */
const totalKey = (total: ColumnTotal, { item }: FormulaTable, { column }: SelectedColumn): string =>
  `${total}\t${item.uuid}\t${column}`;

function reductionProblem(reducer: Reducer, name: string, { data_type }: SelectedColumn): string | null {
  const isNumber = isNumericType(data_type);
  const isOrdered = isNumber || isDateType(data_type);
  switch (reducer) {
    case 'SUMA':
    case 'PROMEDIO':
      return isNumber ? null : messages.notTotalled(reducer, name);
    case 'MIN':
    case 'MAX':
      return isOrdered ? null : messages.notCompared(reducer, name);
    case 'CONTAR':
      return isOrdered ? null : messages.notCounted(name);
    case 'CONTARA':
      return null;
  }
}

function totalType(column: SelectedColumn): FormulaType {
  if (column.total === 'cuenta') return 'numero';
  if (isDateType(column.data_type)) return 'fecha';
  return formatOf(column) === 'moneda' ? 'moneda' : 'numero';
}
