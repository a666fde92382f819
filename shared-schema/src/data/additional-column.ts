/** Additional (computed) columns, in exact decimals, alike in SQL-less callers and in the portal. */
import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { isProblem } from '../formula/compile-formula.ts';
import { MAX_FORMULA } from '../formula/read-tokens.ts';
import { bureauDay } from './bureau-day.ts';
import {
  type Cell,
  type ColumnDataType,
  type ColumnKey,
  columnKey,
  isDateType,
  isNumericType,
  type Row,
  type SelectedColumn,
} from './column.ts';
import {
  type ColumnFormula,
  columnFormulas,
  dataTypeOf,
  formulaOf,
  formulaParameters,
  isOperable,
} from './computed-formulas.ts';
import { type ConditionalStyle, styleKey } from './conditional-style.ts';
import { formulaForRows, UNROUNDED_DECIMALS } from './evaluate-formula.ts';
import { decimalOf } from './exact-decimal.ts';
import { decimalsOf } from './format.ts';
import { type CrossStyle, type GroupedItem, groupStyler } from './group-styles.ts';

export const additionalOperator = z.enum(['sumar', 'restar', 'multiplicar', 'dividir']);
export type AdditionalOperator = z.infer<typeof additionalOperator>;

/** The most decimals that a person can round to. */
export const MAX_ROUNDING = 6;

/**
 * A column computed from others of the same row. Half-filled ones can be held in a draft.
 * Numbers: the operator goes over `selected_columns` from left to right, then over `valor` if given.
 * Dates: `restar` counts from the first column to the second one, or, with one column, to `valor`
 * (`YYYY-MM-DD` or `hoy`); positive when the first is earlier; `resultado` in days or full years.
 * Formulas: `formula` decides alone, also about the type; `selected_columns` is empty.
 */
export const additionalColumn = z.object({
  id: z.string().regex(/^adicional-[a-z0-9-]+$/),
  nombre: z.string().max(200),
  tipo: z.enum(['numero', 'fecha', 'formula']),
  operator: additionalOperator.nullable(),
  selected_columns: z.array(columnKey).max(20),
  valor: z.string().max(100),
  /** The parameter of the report that `valor` is taken from; `valor` itself is then ignored. */
  parametro: z.string().min(1).max(64).optional(),
  resultado: z.enum(['dias', 'años']).nullable(),
  /**
   * Decimals that each value is rounded to before it is shown, added up or compared; `ninguno`: not rounded. Absent: the
   * decimals of the column's format, so that the rows on paper add up to the total on paper.
   */
  redondeo: z.union([z.literal('ninguno'), z.int().min(0).max(MAX_ROUNDING)]).optional(),
  /**
   * Columns stand in it by their keys, in brackets, so that new readable names change nothing: `[employees.sbc] * 2`;
   * parameters of the report by their ids and types.
   */
  formula: z.string().max(MAX_FORMULA).optional(),
});
export type AdditionalColumn = z.infer<typeof additionalColumn>;

/** Numeric columns use all four operators, dates only `restar` (specification 3 §5), formulas none. */
export function operatorsFor(tipo: AdditionalColumn['tipo']): AdditionalOperator[] {
  switch (tipo) {
    case 'numero':
      return ['sumar', 'restar', 'multiplicar', 'dividir'];
    case 'fecha':
      return ['restar'];
    case 'formula':
      return [];
  }
}

/** Whether a catalogue column can be an operand of such a column. */
export function isOperandType(tipo: AdditionalColumn['tipo'], type: ColumnDataType): boolean {
  if (tipo === 'formula') return false;
  return tipo === 'numero' ? isNumericType(type) : isDateType(type);
}

/**
 * The type that a computed column has towards formats, totals and cells.
 * @param columns all computed columns of its item, which a formula may use.
 */
export function additionalDataType(
  column: AdditionalColumn,
  columns: readonly AdditionalColumn[],
): ColumnDataType {
  if (column.tipo !== 'formula') return column.tipo === 'numero' ? 'numeric' : 'integer';
  const formula = formulaOf(column, columns);
  return formula === null || isProblem(formula) ? 'numeric' : dataTypeOf(formula.type);
}

/** Whether a computed column has all that it needs to be computed; incomplete ones stay in drafts. */
export function isComputable(column: AdditionalColumn, columns: readonly AdditionalColumn[]): boolean {
  const formula = formulaOf(column, columns);
  return formula === null ? isOperable(column) : !isProblem(formula);
}

/** The columns of an item that its computed values depend on. */
type ComputedItem = {
  additional_columns: AdditionalColumn[];
  selected_columns: SelectedColumn[];
  /** A summary has them among its keys and measures: its rows bring all that it shows. */
  resumen?: GroupedItem['resumen'];
  /** Rows get what the formulas of styles give too. */
  estilos_condicionales?: readonly ConditionalStyle[] | undefined;
  cruce?: { styles: readonly CrossStyle[] } | undefined;
};

/**
 * The decimals that the values of a computed column have.
 * @param selected the columns that its item shows: the format of this one decides unless the column says otherwise.
 */
export function roundingOf(column: AdditionalColumn, selected: readonly SelectedColumn[]): number {
  if (column.redondeo !== undefined)
    return column.redondeo === 'ninguno' ? UNROUNDED_DECIMALS : column.redondeo;
  const shown = selected.find((one) => one.column === column.id) ?? {
    data_type: column.tipo === 'fecha' ? ('integer' as const) : ('numeric' as const),
  };
  return decimalsOf(shown) ?? UNROUNDED_DECIMALS;
}

/** A computed column that keeps the decimals of its format when it is no longer among the columns shown. */
export function withRounding(
  column: AdditionalColumn,
  selected: readonly SelectedColumn[],
): AdditionalColumn {
  const decimals = roundingOf(column, selected);
  return { ...column, redondeo: decimals > MAX_ROUNDING ? 'ninguno' : decimals };
}

/** Puts the values of an item's computed columns beside those that a row brings. */
export type RowCompleter = (row: Row) => Row;

/**
 * @param item its computed columns, and the columns that it shows, whose formats decide about rounding.
 * @param today the day that `hoy` stands for, `YYYY-MM-DD`.
 */
export function rowCompleter(item: ComputedItem, today: string): RowCompleter {
  const { additional_columns, selected_columns } = item;
  if (item.resumen !== undefined) return groupStyler(item, today) ?? ((row) => row);
  const styles = styleEvaluators(item, today);
  if (additional_columns.length === 0 && styles.length === 0) return (row) => row;
  const columns = additional_columns.map((column) => ({
    column,
    decimals: roundingOf(column, selected_columns),
  }));
  const formulas = [...columnFormulas(additional_columns)].flatMap(([id, formula]) => {
    const decimals = columns.find(({ column }) => column.id === id)?.decimals ?? UNROUNDED_DECIMALS;
    if (isProblem(formula)) return [];
    // While a parameter has no value here, what the row brings was computed with it.
    if (formulaParameters(formula).length > 0)
      return [{ id, brought: true, evaluate: (row: Row) => ({ value: row[id] ?? null }) }];
    return [{ id, brought: false, evaluate: formulaForRows(formula, today, decimals) }];
  });
  return (row) => {
    const full: Record<ColumnKey, Cell> = { ...row };
    for (const { column, decimals } of columns)
      full[column.id] = evaluateAdditional(column, row, today, decimals);
    // After the columns of operators, and in the order in which they use each other.
    for (const { id, evaluate, brought } of formulas) full[id] = evaluate(brought ? row : full).value;
    for (const { key, evaluate } of styles) full[key] = evaluate(full).value;
    return full;
  };
}

function styleEvaluators(
  { estilos_condicionales = [], additional_columns }: ComputedItem,
  today: string,
): { key: ColumnKey; evaluate: ReturnType<typeof formulaForRows> }[] {
  return estilos_condicionales.flatMap((style) => {
    const compiled =
      style.formula === undefined ? undefined : styleFormula(style.formula, additional_columns);
    if (compiled === undefined || isProblem(compiled) || compiled.type !== 'logico') return [];
    return [{ key: styleKey(style), evaluate: formulaForRows(compiled, today, UNROUNDED_DECIMALS) }];
  });
}

/** The computed column that stands for the formula of a style while it is compiled. */
const STYLE_COLUMN = 'adicional-estilo';

/** The formula of a conditional style, compiled. @param columns the computed columns of its item. */
export function styleFormula(formula: string, columns: readonly AdditionalColumn[]): ColumnFormula {
  const own: AdditionalColumn = {
    ...{ id: STYLE_COLUMN, nombre: '', tipo: 'formula', operator: null, selected_columns: [], valor: '' },
    ...{ resultado: null, formula },
  };
  const compiled = columnFormulas([...columns, own]).get(STYLE_COLUMN);
  if (compiled === undefined) throw new Error('a formula is not compiled');
  return compiled;
}

/**
 * The value of an additional column in a row.
 * @param today the day that `hoy` stands for, `YYYY-MM-DD`.
 * @param decimals `roundingOf` the column: halves are rounded away from zero.
 * @returns a decimal string (numbers), an integer (dates), or null where an operand is empty
 *   or the divisor is zero; the drawing shows null as an empty cell. While its parameter has not been put in its place,
 *   what the row brings, which was computed with it.
 */
function evaluateAdditional(column: AdditionalColumn, row: Row, today: string, decimals: number): Cell {
  if (column.parametro !== undefined) return row[column.id] ?? null;
  if (column.operator === null) return null;
  return column.tipo === 'fecha' ? dateDifference(column, row, today) : arithmetic(column, row, decimals);
}

function arithmetic(column: AdditionalColumn, row: Row, decimals: number): Cell {
  const operands: (Decimal | null)[] = column.selected_columns.map((key) => decimalOf(row[key]));
  if (column.valor.trim() !== '') operands.push(decimalOf(column.valor.trim()));
  const [first, ...rest] = operands;
  if (first === null || first === undefined) return null;
  let result = first;
  for (const operand of rest) {
    if (operand === null) return null;
    if (column.operator === 'dividir' && operand.isZero()) return null;
    result = applyOperator(column.operator, result, operand);
  }
  return result.toDecimalPlaces(decimals).toFixed();
}

function applyOperator(operator: AdditionalColumn['operator'], left: Decimal, right: Decimal): Decimal {
  switch (operator) {
    case 'sumar':
      return left.plus(right);
    case 'restar':
      return left.minus(right);
    case 'multiplicar':
      return left.times(right);
    case 'dividir':
      return left.dividedBy(right);
    case null:
      throw new Error('additional column without operator');
  }
}

function dateDifference(column: AdditionalColumn, row: Row, today: string): Cell {
  const from = dayOf(row[column.selected_columns[0] ?? '']);
  const second = column.selected_columns[1];
  const to = second === undefined ? dayOf(column.valor === 'hoy' ? today : column.valor) : dayOf(row[second]);
  if (from === null || to === null) return null;
  const [earlier, later, sign] = from <= to ? [from, to, 1] : [to, from, -1];
  const amount =
    column.resultado === 'años' ? fullYears(earlier, later) : Math.round((later - earlier) / DAY);
  return amount === 0 ? 0 : sign * amount;
}

const DAY = 86_400_000;

function dayOf(value: Cell | undefined): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null;
  const time = Date.parse(`${bureauDay(value).slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? null : time;
}

function fullYears(earlier: number, later: number): number {
  const a = new Date(earlier);
  const b = new Date(later);
  const years = b.getUTCFullYear() - a.getUTCFullYear();
  const before =
    b.getUTCMonth() < a.getUTCMonth() ||
    (b.getUTCMonth() === a.getUTCMonth() && b.getUTCDate() < a.getUTCDate());
  return before ? years - 1 : years;
}
