/** Formulas over all rows of a report's tables: `SUMA([Tabla 1.Neto]) / CONTARA([Tabla 1.RFC])`. */
import { type ColumnTotal, isDateType, isNumericType, type SelectedColumn } from '../data/column.ts';
import { columnFormulas, dataTypeOf } from '../data/computed-formulas.ts';
import { formatOf, isMoneyFormat } from '../data/format.ts';
import { PARAMETER_TYPES } from '../data/formula-parameter.ts';
import {
  type CompiledFormula,
  compileTree,
  type FormulaColumn,
  isProblem,
} from '../formula/compile-formula.ts';
import { foldedName } from '../formula/folded-name.ts';
import { FormulaError, type FormulaProblem } from '../formula/formula-error.ts';
import type { FormulaType } from '../formula/formula-type.ts';
import { isLookup, parametersOf, type TableFunction, tableFunctionNamed } from '../formula/function-table.ts';
import { parseFormula, type SyntaxNode } from '../formula/parse-formula.ts';
import { reportFormulaMessages as messages } from '../rule-messages/report-formula-messages.ts';
import {
  type FormulaName,
  type FormulaRow,
  type FormulaSources,
  type FormulaTable,
  formulaNameFinder,
  sourcesAbove,
} from './formula-tables.ts';
import { lookupRows } from './lookup-rows.ts';
import { expressionColumn, hasTableColumn, rowExpression } from './row-expression.ts';
import { callAt, criterionCondition } from './total-criterion.ts';

/**
 * A total of a table's column; `key` names it among the columns of the compiled formula. `expression`: what is totalled is
 * computed of each row; `known` is false while the value of a parameter is missing in it.
 */
export type FormulaTotal = {
  key: string;
  table: string;
  column: SelectedColumn;
  expression?: { formula: string; known: boolean };
};

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

/** The computed column of what is totalled, while its type is looked at. */
const ROW_VALUE = 'adicional-fila';

type ColumnNode = Extract<SyntaxNode, { kind: 'column' }>;
type CallNode = Extract<SyntaxNode, { kind: 'call' }>;
type Totalled = {
  reducer: Reducer;
  table: FormulaTable;
  column: SelectedColumn;
  name: string;
  values: string;
  expression?: FormulaTotal['expression'];
  /** Of texts too: only whether they are one is asked. */
  isCompared?: boolean;
};

const CONDITIONAL_REDUCERS: Record<Exclude<TableFunction, 'FILAS' | 'BUSCARX'>, Reducer> = {
  'SUMAR.SI': 'SUMA',
  'PROMEDIO.SI': 'PROMEDIO',
  'CONTAR.SI': 'CONTAR',
};

/** @returns a problem for the author where the formula cannot be computed. */
export function compileReportFormula(
  formula: string,
  sources: FormulaSources,
): ReportFormula | FormulaProblem {
  const totalled = new TotalledFormula(sources);
  const compiled = compileTree(
    () => totalled.tree(parseFormula(formula)),
    (name) => totalled.column(name),
  );
  return isProblem(compiled) ? compiled : { ...compiled, totals: totalled.totals };
}

/** Puts a column of its own in the place of each total of a table's rows. */
class TotalledFormula {
  private readonly sources: FormulaSources;
  private readonly find: (name: string) => FormulaName | string;
  private readonly byKey = new Map<string, FormulaTotal>();

  constructor(sources: FormulaSources) {
    this.sources = sources;
    this.find = formulaNameFinder(sources);
  }

  get totals(): FormulaTotal[] {
    return [...this.byKey.values()];
  }

  /** @throws FormulaError */
  tree(node: SyntaxNode): SyntaxNode {
    if (node.kind === 'column') {
      if (this.tableColumn(node) !== null) throw new FormulaError(node, messages.notReduced(node.name));
      return node;
    }
    if (node.kind !== 'call') return node;
    const conditional = tableFunctionNamed(node.name);
    if (conditional === 'BUSCARX') return this.lookup(node);
    if (conditional !== undefined) return this.tableFunction(node, conditional);
    if (isLookup(node.name)) throw new FormulaError(node.named, messages.lookup(node.name.toUpperCase()));
    const reducer = reducerOf(node.name);
    if (reducer !== null) return this.reducedCall(node, reducer);
    return { ...node, args: node.args.map((one) => this.tree(one)) };
  }

  /** A name that is left when each total is a column. */
  column(name: string): FormulaColumn | string {
    const total = this.byKey.get(name);
    if (total !== undefined) return { key: name, type: totalType(total.column) };
    const named = this.find(name);
    if (typeof named === 'string') return named;
    if (named.kind === 'column') return messages.notReduced(name);
    if (named.kind === 'row') return rowColumn(named.row, this.sources);
    const { id, nombre, tipo, requerido } = named.parameter;
    const type = PARAMETER_TYPES[tipo];
    if (type === null) return messages.unusableParameter(nombre);
    return requerido ? { key: id, type } : messages.optionalParameter(nombre);
  }

  private readonly named = ({ name, start, end }: ColumnNode): FormulaName => {
    const named = this.find(name);
    if (typeof named === 'string') throw new FormulaError({ start, end }, named);
    return named;
  };

  /** What a column stands for; of a table it needs a function that reduces its rows. */
  private tableColumn(node: ColumnNode): Extract<FormulaName, { kind: 'column' }> | null {
    const named = this.named(node);
    return named.kind === 'column' ? named : null;
  }

  private readonly rowSources = {
    named: this.named,
    reduces: ({ name, args }: CallNode): boolean =>
      tableFunctionNamed(name) !== undefined || (reducerOf(name) !== null && args.length === 1),
  };

  private reducedCall(node: CallNode, reducer: Reducer): SyntaxNode {
    const own = node.args.filter((one) => hasTableColumn(one, this.rowSources));
    const total = (one: SyntaxNode): SyntaxNode => {
      if (!own.includes(one)) return this.tree(one);
      return one.kind === 'column' ? this.columnTotal(one, reducer) : this.rowsTotal(one, reducer);
    };
    const [first] = own;
    if (first !== undefined && node.args.length === 1) return total(first);
    if (first !== undefined && !takesSeveral(reducer)) throw new FormulaError(node, messages.alone(reducer));
    return { ...node, args: node.args.map(total) };
  }

  private columnTotal(node: ColumnNode, reducer: Reducer): SyntaxNode {
    const named = this.tableColumn(node);
    return named === null
      ? node
      : this.total(node, { reducer, ...named, name: node.name, values: named.column.column });
  }

  /** A total of what is computed of each row. */
  private rowsTotal(node: SyntaxNode, reducer: Reducer, isCompared = false): SyntaxNode {
    const { table, ...expression } = rowExpression(node, this.rowSources);
    const computed = expressionColumn(ROW_VALUE, expression.formula);
    const compiled = columnFormulas([...table.item.additional_columns, computed]).get(ROW_VALUE);
    if (compiled === undefined || isProblem(compiled))
      throw new FormulaError(node, compiled?.message ?? messages.noRows);
    const column: SelectedColumn = {
      column: ROW_VALUE,
      data_type: dataTypeOf(compiled.type),
      readable_name: '',
      ...(compiled.type === 'moneda' && { formato: 'moneda' }),
    };
    const values = expression.formula;
    return this.total(node, {
      reducer,
      table,
      column,
      name: messages.rowValue,
      values,
      expression,
      isCompared,
    });
  }

  /** @param total.name of what is totalled, for problems; `values`: what tells it from others of its table. */
  private total(
    node: SyntaxNode,
    { reducer, table, column, name, values, expression, isCompared = false }: Totalled,
  ): SyntaxNode {
    const problem =
      isCompared && column.data_type === 'text' ? null : reductionProblem(reducer, name, column);
    if (problem !== null) throw new FormulaError(node, problem);
    const { uuid } = table.item;
    const total = REDUCERS[reducer];
    // No name that a person can write has a tab.
    const key = `${total}\t${uuid}\t${values}`;
    this.byKey.set(key, {
      key,
      table: uuid,
      column: { ...column, total },
      ...(expression && { expression }),
    });
    return { kind: 'column', name: key, start: node.start, end: node.end, depth: 1 };
  }

  /** Its operation is computed of totals, the value sought and what stands for none. */
  private lookup(node: CallNode): SyntaxNode {
    const { result, rows, value, sought, otherwise } = lookupRows(node, this.named);
    return callAt(node, result, [
      this.rowsTotal(rows, 'CONTAR'),
      this.rowsTotal(value, 'CONTARA'),
      this.rowsTotal(value, 'MIN', true),
      this.rowsTotal(value, 'MAX', true),
      sought,
      ...(otherwise === undefined ? [] : [this.tree(otherwise)]),
    ]);
  }

  private tableFunction(node: CallNode, name: Exclude<TableFunction, 'BUSCARX'>): SyntaxNode {
    const [column, criterion, value = column] = node.args;
    const most = parametersOf(name).length;
    if (column === undefined || value === undefined || node.args.length > most)
      throw new FormulaError(node.named, messages.tableFunctionArguments(name));
    const named = column.kind === 'column' ? this.tableColumn(column) : null;
    if (named === null) throw new FormulaError(column, messages.criterionColumn(name));
    const one: SyntaxNode = { kind: 'number', value: '1', start: node.start, end: node.end, depth: 1 };
    // Of each row, whether its column has a value or not.
    if (name === 'FILAS') {
      const any = callAt(node, 'SI', [callAt(node, 'ESBLANCO', [column]), one, one]);
      return this.rowsTotal(any, 'CONTAR');
    }
    if (criterion === undefined) throw new FormulaError(node.named, messages.tableFunctionArguments(name));
    const condition = criterionCondition(column, criterion, named.column.data_type);
    const totalled = name === 'CONTAR.SI' ? one : value;
    return this.rowsTotal(callAt(node, 'SI', [condition, totalled]), CONDITIONAL_REDUCERS[name]);
  }
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
  if (column.data_type === 'text') return 'texto';
  return isMoneyFormat(formatOf(column)) ? 'moneda' : 'numero';
}
